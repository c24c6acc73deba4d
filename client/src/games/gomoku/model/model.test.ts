/** @jest-environment jsdom */
import { parsePoint } from '@landfall/shared/games/gomoku/notation/points.ts';
import { speak } from '../../../i18n/i18n.ts';
import { linkAt, newMatch } from '../testing/link.ts';
import { stepByKey } from './keys.ts';
import { measure, pointNear, spotOf, starPoints } from './metrics.ts';
import { pointLabel } from './pointLabel.ts';
import { prompt, promptOfReplay } from './prompt.ts';
import { recordOf, resultOf } from './record.ts';
import { type Seen, see } from './seen.ts';
import { sentence } from './sentences.ts';
import { whyNotDo, whyNotPlace } from './whyNot.ts';

beforeAll(() => speak('en'));

const at = (name: string, size = 15) => parsePoint(name, size)!;

type Move = string | [seat: number, action: object];

/** What a viewer sees after moves: names of points, or anything else somebody does. */
function seenAfter(moves: Move[], viewer: number | null = 0, wishes: Record<string, string> = {}): Seen {
  const table = linkAt(newMatch(wishes), viewer);
  for (const move of moves)
    if (typeof move !== 'string') table.playAs(...move);
    else table.playAs(table.link.state.peek()!.waitingFor[0]!, { type: 'place', point: at(move) });
  const state = table.link.state.peek()!;
  return see(state as never, state.table as never, table.link.seat.peek());
}

const choose = (choice: string) => ({ type: 'choose', choice });
const SWAP2 = { opening: 'swap2' };
const FORK = ['f8', 'a1', 'g8', 'c1', 'h9', 'e1', 'h10', 'g1'];

describe('the frame', () => {
  test.each([
    ['h8', 'ArrowUp', 'h9'],
    ['h8', '8', 'h9'],
    ['h8', '2', 'h7'],
    ['h8', '4', 'g8'],
    ['h8', '6', 'i8'],
    ['h8', '9', 'i9'],
    ['h15', 'ArrowUp', 'h1'],
    ['h1', '2', 'h15'],
    ['a8', 'ArrowLeft', 'o8'],
    ['o8', '6', 'a8'],
    ['a1', '1', 'o15'],
  ])('from %s the key %s leads to %s, coming out at the other side', (from, key, to) => {
    expect(stepByKey(at(from), key, 15)).toBe(at(to));
  });

  test('other keys leave it where it is', () => {
    expect(['5', 'Enter', 'a', 'Tab'].map((key) => stepByKey(at('h8'), key, 15))).toEqual([null, null, null, null]);
  });
});

describe('the board', () => {
  test.each([9, 11, 13, 15, 17, 19])('of %i points fits into every area, and every point is found again', (size) => {
    for (const [width, height] of [
      [320, 330],
      [700, 390],
      [1400, 1300],
    ] as const)
      for (const withNames of [true, false]) {
        const metrics = measure(size, { width, height }, withNames);
        expect(metrics.side).toBeLessThanOrEqual(Math.min(width, height));
        for (let point = 0; point < size * size; point++) {
          const { x, y } = spotOf(metrics, point);
          expect(pointNear(metrics, { x: x + metrics.cell * 0.4, y: y - metrics.cell * 0.4 })).toBe(point);
        }
        expect(pointNear(metrics, { x: metrics.side * 2, y: 0 })).toBeNull();
      }
  });

  test('has its marked points where boards have them', () => {
    const names = (size: number) => starPoints(size).sort((a, b) => a - b);
    expect(names(15)).toEqual(['d12', 'l12', 'h8', 'd4', 'l4'].map((name) => at(name)));
    expect(names(9)).toHaveLength(5);
    expect(names(19)).toHaveLength(9);
  });
});

test.each<[Move[], wishes: Record<string, string>, string]>([
  [['h8'], {}, 'Next to act: Bo'],
  [['h8', 'h9', [0, { type: 'offerDraw' }]], {}, 'Next to act: Bo'],
  [[], SWAP2, 'Ada lays out three stones; then the other one chooses a colour.'],
  [[[0, { type: 'resign' }]], {}, 'The game is over.'],
])('in a replay nobody is waited for: %j', (moves, wishes, line) => {
  expect(promptOfReplay(seenAfter(moves, null, wishes))).toBe(line);
});

describe('the prompt', () => {
  test.each<[string, Move[], number | null, Record<string, string>, string]>([
    ['own turn', [], 0, {}, 'Your turn: place a black stone.'],
    ['own turn as White', ['h8'], 1, {}, 'Your turn: place a white stone.'],
    ['the other one’s turn', [], 1, {}, 'Waiting for Ada to place a stone.'],
    ['watching', ['h8'], null, {}, 'Waiting for Bo to place a stone.'],
    ['opening', [], 0, SWAP2, 'Lay out the opening: 3 more stones, next a black one.'],
    ['opening, last', ['h8', 'i9'], 0, SWAP2, 'Lay out the opening: the last stone, a black one.'],
    ['choosing', ['h8', 'i9', 'c3'], 1, SWAP2, 'Which colour do you want? White goes on.'],
    [
      'adding',
      ['h8', 'i9', 'c3', [1, choose('add')]],
      0,
      SWAP2,
      'Bo adds two stones; then the other one chooses a colour.',
    ],
    ['picking', ['h8', 'i9', 'c3', [1, choose('add')], 'd4', 'e5'], 1, SWAP2, 'Ada chooses a colour.'],
    ['asked for a draw', [[0, { type: 'offerDraw' }]], 1, {}, 'Ada offers a draw.'],
    ['asking for one', [[0, { type: 'offerDraw' }]], 0, {}, 'Waiting for Bo to answer the offer of a draw.'],
    ['over', [[0, { type: 'resign' }]], 0, {}, 'The game is over.'],
  ])('%s', (_when, moves, viewer, wishes, line) => {
    expect(prompt(seenAfter(moves, viewer, wishes))).toBe(line);
  });
});

test('points are named with what lies on them and what can be done', () => {
  const seen = seenAfter(FORK, 0, { rule: 'renju' });
  expect(pointLabel(seen, at('f8'))).toBe('F8, black stone, number 1');
  expect(pointLabel(seen, at('g1'))).toBe('G1, white stone, number 8, the last one');
  expect(pointLabel(seen, at('h8'))).toBe('H8, empty, forbidden: double three');
  expect(pointLabel(seen, at('h7'))).toBe('H7, empty, you can place a stone here');
  expect(pointLabel(seenAfter(FORK, 1), at('h7'))).toBe('H7, empty');
  const won = seenAfter(['a1', 'a3', 'b1', 'b3', 'c1', 'c3', 'd1', 'd3', 'e1']);
  expect(pointLabel(won, at('b1'))).toBe('B1, black stone, number 3, part of the winning row');
});

test('GO-9.1: why not', () => {
  const renju = seenAfter(FORK, 0, { rule: 'renju' });
  expect(whyNotPlace(renju, at('h8'))).toBe('Forbidden to Black: a double three.');
  expect(whyNotPlace(renju, at('f8'))).toBe('There is a stone already.');
  expect(whyNotPlace(renju, at('i8'))).toBeNull();
  expect(whyNotPlace(seenAfter([], 1), at('h8'))).toBe('It is not your turn.');
  expect(whyNotPlace(seenAfter([], null), at('h8'))).toBe('You are watching.');
  const over = seenAfter([[0, { type: 'resign' }]]);
  expect([whyNotPlace(over, at('h8')), whyNotDo(over, 'resign')]).toEqual(['The game is over.', 'The game is over.']);
  const offered = seenAfter([
    [0, { type: 'offerDraw' }],
    [1, { type: 'declineDraw' }],
  ]);
  expect(whyNotDo(offered, 'offerDraw')).toBe('You have offered a draw already. Place a stone first.');
  expect(whyNotDo(offered, 'resign')).toBeNull();
  expect(whyNotDo(seenAfter([], 0, SWAP2), 'offerDraw')).toBe('That is not possible now.');
});

test('events are told to the one who reads', () => {
  const [ada, watcher] = [seenAfter(['h8']), seenAfter(['h8'], null)];
  const placed = { type: 'placed', seat: 0, point: at('h8'), number: 1 } as const;
  expect([sentence(placed, ada), sentence(placed, watcher)]).toEqual([
    'You placed a black stone at H8',
    'Ada placed a black stone at H8',
  ]);
  expect(sentence({ type: 'chose', seat: 1, choice: 'add' }, ada)).toBe('Bo adds two stones');
  const ended = (winner: number) => sentence({ type: 'ended', ending: 'five', winner }, ada);
  expect([ended(0), ended(1), ended(-1)]).toEqual(['You win!', 'Bo wins', 'The game is drawn']);
});

test('a game is written down with names and result', () => {
  const seen = seenAfter(['h8', 'i9', [1, { type: 'resign' }]]);
  expect(recordOf(seen)).toEqual({
    size: 15,
    rule: 'freestyle',
    stones: [at('h8'), at('i9')],
    black: 'Ada',
    white: 'Bo',
  });
  expect(resultOf(seen)).toBe('B+R');
  expect(resultOf(seenAfter(['h8']))).toBeUndefined();
  expect(resultOf(seenAfter(['h8', [0, { type: 'offerDraw' }], [1, { type: 'acceptDraw' }]]))).toBe('0');
});
