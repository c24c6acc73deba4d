import { start } from '../../../engine/match.ts';
import { defaultSetting, settingProblem } from '../../../engine/setting.ts';
import { dominoes } from '../game.ts';
import { type DominoesSetting, options } from '../options.ts';
import type { State } from '../table.ts';
import { drawn, playAll, scene } from '../testing/scene.ts';
import { isDouble, nameOf, pipsOf, TILES, type Tile } from '../tiles.ts';

const SEEDS = Array.from({ length: 40 }, (_, index) => `deal ${index}`);

function setting(seats: number, wanted: Partial<DominoesSetting['options']> = {}): DominoesSetting {
  const usual = defaultSetting(dominoes, seats);
  return { ...usual, options: { ...usual.options, ...wanted } };
}

const everyTile = ({ table, hands, hidden }: State): Tile[] => [
  ...hands.flatMap(({ tiles }) => tiles),
  ...hidden.boneyard,
  ...[table.line.first ?? []].flat(),
  ...table.line.left,
  ...table.line.right,
];

test.each([
  [2, 'usual', 7, 13],
  [3, 'usual', 5, 12],
  [4, 'usual', 5, 7],
  [2, '5', 5, 17],
  [3, '7', 7, 6],
  [4, '6', 6, 3],
] as const)('DO-1: %i seats, hand %s: %i tiles each, %i left after the first', (seats, hand, size, left) => {
  const { state } = start(dominoes, setting(seats, { hand }), 'a');
  expect(state.hands.map(({ tiles }) => tiles.length)).toEqual(Array(seats).fill(size));
  expect(state.table.players.map(({ tiles }) => tiles)).toEqual(Array(seats).fill(size));
  expect([state.table.boneyard, state.hidden.boneyard.length]).toEqual([left, left]);
  expect(everyTile(state).map(nameOf).sort()).toEqual([...TILES].sort());
});

test('DO-1: a set that is too small for all hands and the first tile is refused', () => {
  const problem = { field: 'options.hand', problem: 'tooFewTiles' };
  expect(settingProblem(dominoes, setting(4, { hand: '7' }))).toEqual(problem);
  expect(settingProblem(dominoes, setting(4, { hand: '7', start: 'highestDouble' }))).toBeNull();
  expect(settingProblem(dominoes, setting(4, { hand: '6' }))).toBeNull();
  expect(settingProblem(dominoes, setting(3, { hand: '7' }))).toBeNull();
});

test('DO-1: seeds deal different hands', () => {
  const hands = new Set(SEEDS.map((seed) => JSON.stringify(start(dominoes, setting(2), seed).state.hands)));
  expect(hands.size).toBe(SEEDS.length);
});

test('DO-2: boneyard: a tile nobody holds is laid, and the first seat plays', () => {
  for (const seed of SEEDS) {
    const { table } = start(dominoes, setting(3), seed).state;
    expect([table.line.first && 1, table.line.left, table.line.right, table.moves]).toEqual([1, [], [], []]);
    expect(dominoes.waitingFor(table)).toEqual([0]);
  }
});

test.each(options.hand)('DO-2: highest double, hand %s: its holder lays it, and the next seat plays', (hand) => {
  for (const seed of SEEDS) {
    const { table, hands } = start(dominoes, setting(3, { hand, start: 'highestDouble' }), seed).state;
    const [move] = table.moves;
    const tile = move!.tile!;
    const rank = (other: Tile) => (isDouble(other) ? 100 : 0) + pipsOf(other);
    for (const other of hands.flatMap(({ tiles }) => tiles)) expect(rank(other)).toBeLessThanOrEqual(rank(tile));
    expect(table.moves).toEqual([{ seat: move!.seat, kind: 'lay', tile, end: 'right' }]);
    expect(table.line).toEqual({ first: tile, left: [], right: [] });
    expect(table.starter).toBe(move!.seat);
    expect(dominoes.waitingFor(table)).toEqual([(move!.seat + 1) % 3]);
  }
});

test('DO-2: without any double it is the heaviest tile, of two the one with the higher half', () => {
  const found = Array.from({ length: 3000 }, (_, index) => `plain ${index}`)
    .map((seed) => start(dominoes, setting(2, { hand: '5', start: 'highestDouble' }), seed).state)
    .filter(({ table }) => !isDouble(table.line.first!));
  expect(found.length).toBeGreaterThan(20);
  for (const { table, hands } of found) {
    const first = table.line.first!;
    for (const tile of hands.flatMap((hand) => hand.tiles)) {
      expect(isDouble(tile)).toBe(false);
      expect(pipsOf(tile) < pipsOf(first) || (pipsOf(tile) === pipsOf(first) && tile[2]! < first[2]!)).toBe(true);
    }
  }
});

describe('DO-7: the next round', () => {
  const almostOver = { hands: ['0|6 2|3', '5|5', '0|6'], line: '[2|5]', boneyard: '1|1' };

  test.each([
    ['boneyard', 1],
    ['highestDouble', 0],
  ] as const)('with start %s the winner plays first', (how, laid) => {
    const match = scene({ ...almostOver, turn: 1, options: { target: '100', start: how } });
    const { state } = playAll(match, '1 5|5, 2 ready, 0 ready, 1 ready').match;
    expect([state.table.starter, dominoes.waitingFor(state.table)]).toEqual([1, [1]]);
    expect([drawn(state.table.line) === '', state.table.moves]).toEqual([laid === 0, []]);
    expect(state.table.players).toEqual(Array(3).fill({ tiles: 5, shown: [] }));
    expect(state.table.boneyard).toBe(28 - 15 - laid);
    expect(everyTile(state)).toHaveLength(28);
  });

  test('after a tie the seat after the one that started plays first', () => {
    const match = scene({
      hands: ['0|3', '0|3', '5|6 5|5'],
      line: '[2|5]',
      turn: 2,
      options: { target: '100', draw: 'block' },
      change: (table) => {
        table.starter = 2;
      },
    });
    expect(playAll(match, '2 5|6').events).toContainEqual({ type: 'roundEnded', ending: 'tied', points: 0 });
    const next = playAll(match, '2 5|6, 0 ready, 1 ready, 2 ready').match.state.table;
    expect([next.starter, dominoes.waitingFor(next)]).toEqual([0, [0]]);
  });

  test('it is dealt once everybody is ready, in any order, and not before', () => {
    const match = scene({ ...almostOver, turn: 1, options: { target: '100' } });
    const one = playAll(match, '1 5|5, 2 ready').match;
    expect(dominoes.waitingFor(one.state.table)).toEqual([0, 1]);
    expect(one.state.table.players[0]!.shown).toEqual(['0|6', '2|3']);
    const { events } = playAll(one, '1 ready, 0 ready');
    expect(events.map(({ type }) => type)).toEqual(['dealt', 'began']);
    expect(events[0]).toEqual({ type: 'dealt', round: 2, seat: 1 });
  });
});
