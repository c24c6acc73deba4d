import { type Match, playLegal, start, viewFor } from '../../../../engine/match.ts';
import { randomFrom, seeded } from '../../../../engine/random.ts';
import type { Action } from '../../actions.ts';
import { dominoes } from '../../game.ts';
import { openEnds } from '../../line.ts';
import { type Drawing, options } from '../../options.ts';
import type { Dominoes } from '../../table.ts';
import { pipsIn, TILES, type Tile } from '../../tiles.ts';
import { bitOf, count, EVERY_TILE, lowest, setOf, weigh } from './bits.ts';
import { playOut } from './playout.ts';
import { drawOrPass, fitting, isOver, judged, lay, moveOf, movesWith, type Round } from './round.ts';

test('sets of tiles', () => {
  expect(TILES.map((tile) => lowest(bitOf(tile)))).toEqual([...TILES.keys()]);
  expect([count(EVERY_TILE), count(0), count(setOf(['0|0', '6|6']))]).toEqual([28, 0, 2]);
  expect(weigh(EVERY_TILE)).toBe(pipsIn(TILES));
});

/** The same position as the search imagines it. */
function roundOf({ state }: Match<Dominoes>): Round {
  const { table, hands, hidden } = state;
  const ends = openEnds(table.line);
  return {
    drawing: table.drawing,
    hands: hands.map(({ tiles }) => setOf(tiles)),
    boneyard: hidden.boneyard.map((tile) => TILES.indexOf(tile)),
    left: ends?.left ?? -1,
    right: ends?.right ?? -1,
    turn: table.agenda.at(-1)?.seat ?? 0,
  };
}

const moveFor = (action: Action): number =>
  action.type === 'lay' ? moveOf(TILES.indexOf(action.tile), action.end) : -1;

/** Plays a random round in the game and in the search side by side, comparing every position. */
function compare(seats: number, drawing: Drawing, seed: string): void {
  const chosen = { hand: 'usual', start: 'boneyard', draw: drawing, target: 'round' } as const;
  let match = start(dominoes, { seats, options: chosen, choices: Array(seats).fill({}) }, seed);
  const round = roundOf(match);
  const random = randomFrom(seeded(seed));
  while (dominoes.result(match.state.table) === null) {
    expect(isOver(round)).toBe(false);
    const seat = round.turn;
    expect(dominoes.waitingFor(match.state.table)).toEqual([seat]);
    const legal = dominoes.legalActions(viewFor(match.state, seat));
    const moves = movesWith(round, fitting(round, round.hands[seat]!));
    if (legal[0]?.type !== 'lay') {
      expect(moves).toEqual([]);
      match = playLegal(dominoes, match, seat, legal[0]!).match;
      drawOrPass(round);
    } else {
      const sorted = (numbers: number[]) => [...numbers].sort((a, b) => a - b).join();
      expect(sorted(moves)).toBe(sorted(legal.map(moveFor)));
      const action = legal[random.below(legal.length)]!;
      match = playLegal(dominoes, match, seat, action).match;
      lay(round, moveFor(action));
    }
    if (dominoes.result(match.state.table) === null) expect(round).toEqual(roundOf(match));
  }
  expect(isOver(round)).toBe(true);
  const { winner = -1, points } = match.state.table.rounds[0]!;
  expect(judged(round)).toEqual({ winner, points });
}

test.each(options.draw)('the search plays by the rules of the game: %s', (drawing) => {
  for (const seats of [2, 3, 4]) for (let n = 0; n < 10; n++) compare(seats, drawing, `compare ${n}`);
});

test('a round played out is over, and the tiles are still all there', () => {
  const random = randomFrom(seeded('out'));
  for (let n = 0; n < 20; n++) {
    const chosen = { hand: 'usual', start: 'highestDouble', draw: 'drawUntil', target: 'round' } as const;
    const match = start(dominoes, { seats: 3, options: chosen, choices: Array(3).fill({}) }, `out ${n}`);
    const round = roundOf(match);
    const end = playOut(round, random);
    expect(isOver(round)).toBe(true);
    expect(end).toEqual(judged(round));
    expect(round.hands.reduce((sum, hand) => sum + count(hand), 0) + round.boneyard.length).toBeLessThan(28);
  }
});

test('what nobody has asked for is a tile', () => {
  const tile: Tile = '3|5';
  expect(movesWith({ drawing: 'draw', hands: [], boneyard: [], left: 3, right: 5, turn: 0 }, bitOf(tile))).toEqual([
    moveOf(TILES.indexOf(tile), 'right'),
    moveOf(TILES.indexOf(tile), 'left'),
  ]);
});
