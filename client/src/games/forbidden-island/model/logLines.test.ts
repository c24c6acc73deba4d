/** @jest-environment jsdom */
import { logNotes } from '../../../undo/log-notes.ts';
import { seenAt } from '../testing/position.ts';
import type { Told } from './chronicle.ts';
import { fromTurn, logLines, standing } from './logLines.ts';

const people = { 1: { name: 'Ada' }, 2: { name: 'Bo' } } as never;
const seats = [{ person: 1 }, { person: 2 }] as never;
const moved = (ply: number): Told => ({ type: 'moved', seat: 0, from: 0, to: 1, ply });

const noReason = () => '';

/** Three moves, the second and third taken back by Bo, then a move that a CPU chose for Ada, taken back by Ada. */
const events = [moved(1), moved(2), moved(3), moved(5), moved(7)];
const notes = logNotes(
  {
    people,
    seats,
    notes: [
      { ply: 4, turns: 1, seat: -1, person: 2, steps: 2 },
      { ply: 5, turns: 2, seat: 0, person: 1, steps: 0 },
      { ply: 6, turns: 1, seat: -1, person: 1, steps: 1 },
    ],
  },
  0,
);

test('what was taken back keeps its lines, and says by whom', () => {
  const lines = logLines(events, { notes, why: noReason }).map((line) =>
    'aside' in line ? line.aside.text : `${line.event.ply}${line.isByCpu ? ' CPU' : ''}`,
  );
  expect(lines).toEqual(['1', '2', '3', 'Bo took back 2 steps', '5 CPU', 'You took back one step', '7']);
});

test('the reason of a CPU stands beside the first event of its action', () => {
  const drew: Told[] = [
    moved(1),
    { type: 'flooded', seat: 0, place: 3, ply: 2 },
    { type: 'sank', seat: 0, place: 3, ply: 2 },
  ];
  const lines = logLines(drew, { notes: logNotes({ people, seats, notes: [] }, 0), why: (ply) => `why ${ply}` });
  expect(lines.map((line) => ('why' in line ? line.why : ''))).toEqual(['why 1', 'why 2', '']);
});

test('only what still counts is part of the story', () => {
  expect(standing(events, { notes }).map(({ ply }) => ply)).toEqual([1, 7]);
  expect([notes.isTurnByCpu(2), notes.isByCpu(5)]).toEqual([false, true]);
});

test('events that were kept without their number stay where they are', () => {
  const { ply: _, ...old } = moved(1);
  expect(logLines([old], { notes, why: noReason }).length).toBe(3);
  expect(standing([old], { notes })).toHaveLength(1);
});

test('somebody who has left is not named', () => {
  const [line] = logNotes(
    { people: {}, seats, notes: [{ ply: 1, turns: 0, seat: -1, person: 9, steps: 3 }] },
    null,
  ).asides;
  expect(line!.text).toBe('3 steps were taken back');
});

test.each<[string, Told[], string[]]>([
  ['nothing before anything has happened', [], []],
  ['whose turn it is now', [{ type: 'moved', seat: 0, from: 0, to: 1 }], ['turnBegan 0', 'moved 0']],
  [
    'whose turn came before the next, even if somebody else plays a card first',
    [
      { type: 'sandbagged', seat: 2, place: 3 },
      { type: 'turnBegan', seat: 0 },
    ],
    ['turnBegan 3', 'sandbagged 2', 'turnBegan 0'],
  ],
  [
    'who draws, where the game ended in the first turn',
    [{ type: 'flooded', seat: 1, place: 3 }],
    ['turnBegan 1', 'flooded 1'],
  ],
  ['no turn twice', [{ type: 'turnBegan', seat: 2 }], ['turnBegan 2']],
])('the log begins with %s', (_what, told, expected) => {
  const lines = fromTurn(told, seenAt()).map((event) => `${event.type} ${'seat' in event ? event.seat : ''}`);
  expect(lines).toEqual(expected);
});
