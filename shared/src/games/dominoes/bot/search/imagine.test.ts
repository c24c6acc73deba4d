import { start, viewFor } from '../../../../engine/match.ts';
import { randomFrom, seeded } from '../../../../engine/random.ts';
import { type Ply, randomGame } from '../../../../testing/randomPlay.ts';
import { dominoes } from '../../game.ts';
import { tilesOf } from '../../line.ts';
import { options } from '../../options.ts';
import { lacking } from '../../record.ts';
import type { State } from '../../table.ts';
import { playAll, scene } from '../../testing/scene.ts';
import { isDouble, nameOf, TILES } from '../../tiles.ts';
import { bitOf, count, EVERY_TILE, SHOWING, setOf } from './bits.ts';
import { imagine, knowledgeOf } from './imagine.ts';

const random = () => randomFrom(seeded('imagine'));

/** How often each tile is in the hand of a seat, in so many imagined rounds. */
function shares(state: State, { me, of, rounds = 2000 }: { me: number; of: number; rounds?: number }) {
  const known = knowledgeOf(viewFor(state, me));
  const chance = random();
  const times = TILES.map(() => 0);
  for (let n = 0; n < rounds; n++) {
    const hand = imagine(known, chance).hands[of]!;
    for (const [index, tile] of TILES.entries()) if (hand & bitOf(tile)) times[index]!++;
  }
  return Object.fromEntries(TILES.map((tile, index) => [tile, times[index]! / rounds]));
}

test.each(options.draw)('%s: an imagined round agrees with all that was seen', (draw) => {
  for (let game = 0; game < 12; game++) {
    const seats = 2 + (game % 3);
    const chosen = { hand: 'usual', start: 'boneyard', draw, target: 'round' } as const;
    const plies: Ply[] = [
      ...randomGame(dominoes, { seats, options: chosen, choices: Array(seats).fill({}) }, `${game}`),
    ];
    const chance = random();
    for (const { before, turn } of plies) {
      const { table, hands } = before.state as State;
      const me = turn.seat;
      const round = imagine(knowledgeOf(viewFor(before.state, me)), chance);
      const all = [...round.hands, setOf(tilesOf(table.line).map(nameOf)), ...round.boneyard.map((n) => 1 << n)];
      expect(all.reduce((union, set) => union | set, 0)).toBe(EVERY_TILE);
      expect(all.reduce((sum, set) => sum + count(set), 0)).toBe(28);
      expect(round.hands[me]).toBe(setOf(hands[me]!.tiles));
      expect(round.hands.map(count)).toEqual(table.players.map(({ tiles }) => tiles));
      for (const [seat, numbers] of lacking(table).entries())
        if (seat !== me) for (const pips of numbers) expect(round.hands[seat]! & SHOWING[pips]!).toBe(0);
    }
  }
});

test('tiles are imagined where they are likely, and never where they cannot be', () => {
  const at = scene({
    hands: ['2|6 0|0', '4|4 3|3', '1|2 5|5'],
    line: '[2|5]',
    boneyard: '0|4',
    options: { draw: 'block' },
  });
  const { state } = playAll(at, '0 2|6 left, 1 pass').match;
  const bo = shares(state, { me: 2, of: 1 });
  expect(bo['5|6']).toBe(0);
  expect(bo['2|6']).toBe(0);
  expect(bo['1|2']).toBe(0);
  // Two of the tiles without 5 and 6 that nobody showed.
  const free = TILES.filter((tile) => !/[56]/.test(tile) && tile !== '1|2');
  for (const tile of free) expect(bo[tile]).toBeCloseTo(2 / free.length, 1);
});

test('nobody is imagined with a higher double than the one that began', () => {
  for (let n = 0; n < 20; n++) {
    const chosen = { hand: '5', start: 'highestDouble', draw: 'draw', target: 'round' } as const;
    const { state } = start(dominoes, { seats: 3, options: chosen, choices: [{}, {}, {}] }, `first ${n}`);
    const first = state.table.line.first!;
    const me = state.table.agenda.at(-1)!.seat;
    const round = imagine(knowledgeOf(viewFor(state, me)), random());
    const higher = setOf(TILES.filter((tile) => isDouble(tile) && (!isDouble(first) || tile > first)));
    for (const hand of round.hands) expect(hand & higher).toBe(0);
  }
});

test('a tile drawn later may show what the seat had passed on before', () => {
  const at = scene({
    hands: ['2|6 0|0 0|6', '4|4 3|3 1|1'],
    line: '[2|5]',
    boneyard: '1|3 2|4',
  });
  const { state } = playAll(at, '0 2|6 left, 1 draw, 0 0|6 left').match;
  const bo = shares(state, { me: 0, of: 1 });
  const held = Object.entries(bo).filter(([, share]) => share > 0);
  // It passed on 6 and 5 after drawing: nothing it holds shows them.
  expect(held.filter(([tile]) => /[56]/.test(tile))).toEqual([]);
  const { state: later } = playAll({ ...at, state }, '1 draw').match;
  const after = shares(later, { me: 0, of: 1 });
  // It then drew for 0 and 5: the last tile may show a 6, the others still may not.
  const sixes = Object.entries(after).filter(([tile, share]) => /6/.test(tile) && share > 0);
  expect(sixes.length).toBeGreaterThan(0);
  expect(sixes.reduce((sum, [, share]) => sum + share, 0)).toBeLessThanOrEqual(1);
});
