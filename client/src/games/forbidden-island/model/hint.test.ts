/** @jest-environment jsdom */
import type { Action } from '@landfall/shared/games/forbidden-island/actions.ts';
import { seenAt } from '../testing/position.ts';
import { actionText, hintMarks, liesLow } from './hint.ts';

/** Ann, the Messenger, stands on place 9 beside the flooded place 10 and holds cards. */
const seen = seenAt({
  change(table) {
    table.adventurers[0]!.place = 9;
    table.adventurers[1]!.place = 9;
    table.adventurers[0]!.hand = ['fire', 'helicopter', 'sandbags'];
    table.levels[10] = 'flooded';
  },
});

const ADVICE: [Action, object][] = [
  [
    { type: 'move', to: 8 },
    { places: [8], way: { from: 9, to: 8 }, button: 'move' },
  ],
  [
    { type: 'shoreUp', places: [10] },
    { places: [10], way: null, button: 'shoreUp' },
  ],
  [
    { type: 'give', card: 'fire', to: 2 },
    { places: [], button: 'give', card: 'fire', player: 2 },
  ],
  [
    { type: 'sandbag', place: 10 },
    { places: [10], button: 'special', card: 'sandbags' },
  ],
  [
    { type: 'lift', pawns: [0, 1], to: 3 },
    { places: [3], way: { from: 9, to: 3 }, button: 'special', card: 'helicopter' },
  ],
  [{ type: 'endActions' }, { places: [], way: null, button: 'endTurn', card: null, player: null }],
];

test.each(ADVICE)('%j marks what it is about', (action, marks) => {
  expect(hintMarks(seen, action)).toMatchObject(marks);
});

test('what is not possible any more marks nothing, and neither does nothing', () => {
  for (const action of [{ type: 'move', to: 20 }, null, undefined])
    expect(hintMarks(seen, action)).toEqual({ places: [], way: null, button: null, card: null, player: null });
});

test.each(ADVICE)('%j has words of its own', (action) => {
  const texts = ADVICE.map(([other]) => actionText(seen, other));
  expect(actionText(seen, action)).toMatch(/^[A-Z]/);
  expect(new Set(texts).size).toBe(ADVICE.length);
});

test.each([
  ['the upper half', [10], undefined, false],
  ['the lower half', [70], undefined, true],
  ['the upper half, though the pawn comes from a little below it', [20], 60, false],
  ['the lower half, though the pawn comes from a little above it', [80], 40, true],
  ['the middle, to which the pawn comes from the lower edge', [45], 90, true],
  ['both halves, nearer to the upper edge', [10, 70], undefined, false],
  ['no place at all', [], undefined, false],
])('the words of a hint make room for tiles in %s', (_where, heights, from, isLow) => {
  const spots = [...heights, from ?? 0].map((y) => ({ x: 0, y }));
  const places = heights.map((_, place) => place);
  const way = from === undefined ? null : { from: heights.length, to: 0 };
  expect(liesLow({ ...hintMarks(seen, null), places, way }, { spots }, 100)).toBe(isLow);
});
