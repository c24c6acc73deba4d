import { defaults } from '../../../engine/setting.ts';
import { randomGame } from '../../../testing/randomPlay.ts';
import type { Point } from '../board.ts';
import { gomoku } from '../game.ts';
import { parsePoint, pointName } from '../notation/points.ts';
import { options, type RuleSet } from '../options.ts';
import type { Table } from '../table.ts';
import { scene } from '../testing/scene.ts';
import { forbiddenPoints, refusalOf } from './place.ts';

const place = (point: number | undefined) => ({ type: 'place', point });
const at = (name: string, size = 15) => parsePoint(name, size)!;

test('GO-1.1: boards of six sizes, 15 usual', () => {
  expect(options.size.map(Number).sort((a, b) => a - b)).toEqual([9, 11, 13, 15, 17, 19]);
  expect(defaults(options).size).toBe('15');
});

test.each(options.size)('GO-1.1: an empty board of %s points along each edge', (size) => {
  expect(scene({ size }).table.stones).toEqual([]);
  const points = scene({ size })
    .legal(0)
    .filter(({ type }) => type === 'place');
  expect(points).toHaveLength(Number(size) ** 2);
});

test('GO-1.2: Black first, then alternately', () => {
  const game = scene({ first: '2' });
  expect(game.waitingFor).toEqual([1]);
  game.place('h8');
  expect(game.waitingFor).toEqual([0]);
  game.place('h9');
  expect(game.waitingFor).toEqual([1]);
  expect(game.table).toMatchObject({ black: 1, stones: [at('h8'), at('h9')] });
  expect(game.events).toEqual([
    { type: 'placed', seat: 1, point: at('h8'), number: 1 },
    { type: 'placed', seat: 0, point: at('h9'), number: 2 },
  ]);
});

test.each(options.opening)('GO-1.3: stones stay where they are, in whole games that open %s', (opening) => {
  const setting = { seats: 2, options: { ...defaults(options), size: '9', opening } as never, choices: [{}, {}] };
  let placed = 0;
  for (const { before, step } of randomGame(gomoku, setting, 'stones stay')) {
    const stones: readonly number[] = before.state.table.stones;
    expect(step.match.state.table.stones.slice(0, stones.length)).toEqual(stones);
    placed = step.match.state.table.stones.length;
  }
  expect(placed).toBeGreaterThan(20);
});

describe('GO-9.1: a move is refused, and nothing changes', () => {
  test.each<[string, (game: ReturnType<typeof scene>) => [seat: number, action: unknown]]>([
    ['off the board', () => [1, place(15 * 15)]],
    ['before the board', () => [1, place(-1)]],
    ['between the points', () => [1, place(7.5)]],
    ['nowhere', () => [1, place(undefined)]],
    ['on an occupied point', () => [1, place(at('h8'))]],
    ['out of turn', () => [0, place(at('a1'))]],
    ['by nobody', () => [2, place(at('a1'))]],
    ['with more than it needs', () => [1, { ...place(at('a1')), colour: 'black' }]],
    [
      'after the end',
      (game) => {
        game.act(0, { type: 'resign' });
        return [1, place(at('a1'))];
      },
    ],
  ])('%s', (_why, prepare) => {
    const game = scene().place('h8');
    const [seat, action] = prepare(game);
    const before = structuredClone(game.table);
    expect(() => game.act(seat, action)).toThrow();
    expect(game.table).toEqual(before);
  });

  test('on a forbidden point', () => {
    const game = scene({ rule: 'renju' }).place('f8 a1 g8 c1 h9 e1 h10 g1');
    expect(forbiddenPoints(game.table).map((point) => pointName(point, 15))).toEqual(['h8']);
    expect(() => game.place('h8')).toThrow();
    expect(() => game.place('i8')).not.toThrow();
  });
});

test('GO-9.1: the reason is known', () => {
  const { table } = scene({ rule: 'renju' }).place('f8 a1 g8 c1 h9 e1 h10 g1');
  const reasons = [at('h8'), at('g8'), 300, -1, at('o15')].map((point) => refusalOf(table, point));
  expect(reasons).toEqual(['doubleThree', 'occupied', 'offBoard', 'offBoard', null]);
});

test.each(['freestyle', 'standard'])('GO-2.4: nothing is forbidden in %s', (rule) => {
  const game = scene({ rule }).place('f8 a1 g8 c1 h9 e1 h10 g1');
  expect(forbiddenPoints(game.table)).toEqual([]);
  expect(() => game.place('h8')).not.toThrow();
});

test('GO-2.4: nothing is forbidden to White', () => {
  const game = scene({ rule: 'renju' }).place('a1 f8 c1 g8 e1 h9 g1 h10 i1');
  expect(forbiddenPoints(game.table)).toEqual([]);
  expect(() => game.place('h8')).not.toThrow();
});

/**
 * A board of nine with one point left, its colours in stripes of two and two so that nobody has five, except in the row of
 * the last point where they are given.
 */
function allButOne(rule: RuleSet, { last, row, turn }: { last: Point; row: string; turn: 'black' | 'white' }): Table {
  const colours = Array.from({ length: 81 }, (_, point) => ((point % 9) + 2 * Math.floor(point / 9)) % 4 < 2);
  const start = Math.floor(last / 9) * 9;
  [...row].forEach((mark, column) => {
    colours[start + column] = mark === 'X';
  });
  const points = [...colours.keys()].filter((point) => point !== last);
  const black = points.filter((point) => colours[point]);
  const white = points.filter((point) => !colours[point]);
  const blackStones = turn === 'black' ? 40 : 41;
  while (black.length > blackStones) white.push(black.pop()!);
  while (black.length < blackStones) black.push(white.pop()!);
  const stones = black.flatMap((point, nth) => (nth < white.length ? [point, white[nth]!] : [point]));
  return { ...scene({ size: '9', rule }).table, stones };
}

/** Takes the last stone off and lets its seat place it again. */
function placeAgain({ stones, ...table }: Table): Table {
  const before = { ...table, stones: stones.slice(0, -1), agenda: [{ kind: 'turn' as const, seat: 0, left: 1 }] };
  const draft = { table: before, hands: [], hidden: {} };
  const action = { type: 'place' as const, point: stones.at(-1)! };
  gomoku.apply(draft, 0, action, { random: undefined as never, emit() {} });
  return draft.table;
}

const PLAIN = { last: 40, row: 'XOXO.OXOX', turn: 'black' } as const;

test('GO-4.1: while a point is left the game goes on, and the last stone makes it a draw', () => {
  const table = placeAgain(allButOne('freestyle', PLAIN));
  expect(gomoku.result(table)).toBeNull();
  const full = placeAgain({ ...table, stones: [...table.stones, 40] });
  expect(gomoku.result(full)).toEqual({ winners: [], reasons: ['full'] });
});

test('GO-4.1: a last stone that makes five wins', () => {
  const table = allButOne('freestyle', { last: 40, row: 'XXXX.OXOX', turn: 'black' });
  expect(placeAgain({ ...table, stones: [...table.stones, 40] })).toMatchObject({
    ending: 'five',
    line: [36, 37, 38, 39, 40],
  });
});

test.each<[RuleSet, string]>([
  ['renju', 'full'],
  ['standard', ''],
])('GO-4.2: in %s, with only an overline left to Black, the ending is "%s"', (rule, ending) => {
  const table = allButOne(rule, { last: 40, row: 'OXXX.XXOO', turn: 'black' });
  expect(placeAgain(table).ending).toBe(ending);
});
