/** @jest-environment jsdom */
import { forecast } from '@landfall/shared/games/forbidden-island/danger.ts';
import { seenAt } from '../testing/position.ts';
import { dangerMarks, dangerWords } from './danger.ts';

/** Two flood cards are due, from a deck of the places 0 to 3; 0 and 1 are flooded, and 4 has sunk. */
const { table } = seenAt({
  change(before) {
    before.agenda = before.agenda.filter(({ kind }) => kind === 'turn' || kind === 'drawFlood');
    before.levels[0] = before.levels[1] = 'flooded';
    before.levels[4] = 'sunk';
    before.floodLayers.fill(0).fill(1, 0, 4);
    before.floodDiscard = [];
  },
});
const found = forecast(table);

test('flooded tiles may sink, dry ones be flooded, and the others have no mark', () => {
  expect(dangerMarks(found)).toEqual([
    { place: 0, kind: 'sinks', chance: '50%' },
    { place: 1, kind: 'sinks', chance: '50%' },
    { place: 2, kind: 'floods', chance: '50%' },
    { place: 3, kind: 'floods', chance: '50%' },
  ]);
});

test('the danger of a tile can be read out', () => {
  expect([0, 2, 4].map((place) => dangerWords(found, place))).toEqual(['50% to sink', '50% to be flooded', '']);
});

test('a dry tile that may be flooded and sink at once tells both', () => {
  const both = { dangers: [{ floods: 1, sinks: 0.25 }], rises: 0 };
  expect(dangerWords(both, 0)).toBe('100% to be flooded, 25% to sink');
});
