import fc from 'fast-check';
import { settingProblem } from '../../engine/setting.ts';
import { type Ply, randomGame } from '../../testing/randomPlay.ts';
import { dominoes } from './game.ts';
import { openEnds, tilesOf } from './line.ts';
import { options } from './options.ts';
import { scores } from './score.ts';
import type { State } from './table.ts';
import { halvesOf, nameOf, pipsIn, TILES } from './tiles.ts';

const games = fc
  .record({
    seed: fc.string({ maxLength: 8 }),
    seats: fc.integer({ min: 2, max: 4 }),
    options: fc.record({
      hand: fc.constantFrom(...options.hand),
      start: fc.constantFrom(...options.start),
      draw: fc.constantFrom(...options.draw),
      target: fc.constantFrom(...options.target),
    }),
  })
  .map(({ seed, seats, options }) => ({ seed, setting: { seats, options, choices: Array(seats).fill({}) } }))
  .filter(({ setting }) => settingProblem(dominoes, setting) === null);

const SET = [...TILES].sort().join();

/** Holds of every random game. */
function throughout(name: string, holds: (plies: Ply[]) => void): void {
  test(name, () => {
    fc.assert(
      fc.property(games, ({ setting, seed }) => holds([...randomGame(dominoes, setting, seed)])),
      { numRuns: 20, seed: 1 },
    );
  });
}

/** Holds in every position of every random game. */
const always = (name: string, holds: (state: State) => void): void =>
  throughout(name, (plies) => {
    for (const { step } of plies) holds(step.match.state);
  });

always('DO-1: every tile is in one hand, open or not, in the boneyard or on the table', ({ table, hands, hidden }) => {
  const held = [...hands.flatMap(({ tiles }) => tiles), ...table.players.flatMap(({ shown }) => shown)];
  const everywhere = [...held, ...hidden.boneyard, ...tilesOf(table.line).map(nameOf)];
  expect([...everywhere].sort().join()).toBe(SET);
});

always('DO-3: equal halves meet all along the line', ({ table }) => {
  const line = tilesOf(table.line).map(halvesOf);
  expect(
    line
      .slice(1)
      .map(([left]) => left)
      .join(),
  ).toBe(
    line
      .slice(0, -1)
      .map(([, right]) => right)
      .join(),
  );
  const ends = openEnds(table.line);
  if (ends) expect(ends).toEqual({ left: line[0]![0], right: line.at(-1)![1] });
});

always(
  'DO-8: what is public of hands and boneyard is their size, until the round is over',
  ({ table, hands, hidden }) => {
    const isOver = table.agenda.length === 0 || table.agenda[0]!.kind === 'deal';
    const sizes = hands.map(({ tiles }, seat) => tiles.length + table.players[seat]!.shown.length);
    expect(table.players.map(({ tiles }) => tiles)).toEqual(sizes);
    const [secret, open] = [hands.flatMap(({ tiles }) => tiles), table.players.flatMap(({ shown }) => shown)];
    expect((isOver ? secret : open).length).toBe(0);
    expect(table.boneyard).toBe(hidden.boneyard.length);
  },
);

throughout('DO-7: all points come from pips that were left, and nobody plays on beyond the target', (plies) => {
  for (const { step } of plies) {
    const { table } = step.match.state as State;
    const ended = step.events.find(({ type }) => type === 'roundEnded');
    if (!ended) continue;
    const { winner, points } = table.rounds.at(-1)!;
    const left = table.players.map(({ shown }) => pipsIn(shown));
    const total = left.reduce((sum, pips) => sum + pips, 0);
    expect(points).toBe(winner === undefined ? 0 : total - 2 * left[winner]!);
    const before = scores({ players: table.players, rounds: table.rounds.slice(0, -1) });
    expect(Math.max(...before) < table.target || table.rounds.length === 1).toBe(true);
  }
});

throughout('DO-4: a move of the record is what its seat did', (plies) => {
  for (const { step, turn, before } of plies) {
    const { moves } = (step.match.state as State).table;
    const known = before.state.table.moves.length;
    if ((turn.action as { type: string }).type === 'ready') continue;
    expect([...new Set(moves.slice(known).map(({ seat }) => seat))].join()).toBe(`${turn.seat}`);
  }
});
