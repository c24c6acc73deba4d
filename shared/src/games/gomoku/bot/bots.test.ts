import { currentTask } from '../../../engine/agenda.ts';
import { type BotLevel, LEVELS } from '../../../engine/bot.ts';
import { viewFor } from '../../../engine/match.ts';
import { randomFrom, seeded } from '../../../engine/random.ts';
import { pointName } from '../notation/points.ts';
import type { Gomoku, TaskKind } from '../table.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { bots } from './bots.ts';
import { REASONS } from './reasons.ts';

const STEPS = 6000;

const viewOf = ({ table }: Scene, seat: number) => viewFor<Gomoku>({ table, hands: [], hidden: {} }, seat);

/** What the seat whose decision is awaited does, as the name of a point or the words of another action, and why. */
function decision(game: Scene, level: BotLevel, steps = STEPS) {
  const seat = game.waitingFor[0]!;
  const view = viewOf(game, seat);
  const { bot } = bots[level];
  const { action, reason } = bot(view, game.legal(seat), { random: randomFrom(seeded('bots')), steps })!;
  const what = action.type === 'place' ? pointName(action.point, game.table.size) : Object.values(action).join(' ');
  return { action, seat, what, why: reason?.word };
}

/** What a level answers to these moves. */
const answer = (level: BotLevel, moves: string, options: Parameters<typeof scene>[0] = {}) =>
  decision(scene(options).place(moves), level);

describe.each(['medium', 'hard'] as const)('%s', (level) => {
  test.each([
    ['makes five', 'h8 a1 i8 a3 j8 a5 k8 a7', ['g8', 'l8'], 'makesFive'],
    ['makes five with a gap', 'h8 a1 i8 a3 k8 a5 l8 a7', ['j8'], 'makesFive'],
    ['rather makes five than stops it', 'h8 a1 i8 a2 j8 a3 k8 a4', ['g8', 'l8'], 'makesFive'],
    ['stops five', 'a1 h8 a3 i8 a5 j8 g8 k8', ['l8'], 'stopsFive'],
    ['stops five with a gap', 'a1 h8 a3 i8 a5 k8 c1 l8', ['j8'], 'stopsFive'],
    ['makes a straight four', 'h8 a1 i8 a3 j8 a5', ['g8', 'k8'], level === 'hard' ? 'winsByForce' : 'makesFour'],
  ])('%s', (_what, moves, points, why) => {
    const { what, why: because } = answer(level, moves);
    expect(points).toContain(what);
    expect(because).toBe(why);
  });

  test('stops a straight four, at one of the points where that is possible', () => {
    expect(['f8', 'g8', 'k8', 'l8']).toContain(answer(level, 'a1 h8 a3 i8 c1 j8').what);
    expect(['g8', 'i8', 'l8']).toContain(answer(level, 'a1 h8 a3 j8 c1 k8').what);
  });

  test('prefers five to stopping a straight four', () => {
    expect(['f8', 'k8']).toContain(answer(level, 'g8 c3 h8 d3 i8 e3 j8 m12').what);
  });
});

test.each([
  ['', 'e8 d8 f8 a1 g8 a3 h9 c1 h10 c15'],
  [' rather than stop a straight four', 'e8 d8 f8 k12 g8 k11 h9 k10 h10 a1'],
])('medium makes four and three with one stone%s', (_what, moves) => {
  const { what, why } = answer('medium', moves);
  expect([what, why]).toEqual(['h8', 'combination']);
});

test('medium takes the point of a double three', () => {
  const { what, why } = answer('medium', 'a1 f8 o1 g8 a15 h9 o15 h10');
  expect([what, why]).toEqual(['h8', 'stopsCombination']);
});

test('easy lies in line, its own stones above the opponent’s', () => {
  expect(['g8', 'l8']).toContain(answer('easy', 'h8 c3 i8 c5 j8 d9 k8 m12').what);
});

test.each([
  // Two of theirs are 3 + 3, one own is 5; empty points beside them 4 each time.
  ['two of the opponent’s above one of its own', 'd3 h8 m13 i8', ['g8', 'j8', 'f8', 'k8']],
  // Two own are 5 + 5, three of theirs 3 + 3 + 3; empty points beside them 4 and 3.
  ['two of its own above three of the opponent’s', 'c3 h8 d3 i8 m13 j8', ['e3', 'f3', 'g3']],
])('easy: own stones weigh 5, the opponent’s 3, empty points 1: %s', (_what, moves, points) => {
  expect(points).toContain(answer('easy', moves).what);
});

/** Wins that take this many stones: the attacker threatens all the way, the defender has answers. */
const WINS: [plies: number, moves: string][] = [
  [13, 'g8 l12 j9 j10 i10 h9 i11 k11 i9 i8 h11 g12 i12 i13 g10 f9'],
  [15, 'd10 f11 g7 d7 i7 f10 h7 f7 i6 f8 f9 g8'],
  [15, 'g4 i4 j7 g6 g10 h5 f7 j5 i5 k4 j3 h7 i6 l4 h4 k6 l7 k7 k5 l6 j8'],
  [19, 'g12 i12 j9 g9 l10 k12 k10 i10 l11 i8 l9 l8'],
];

test.each(WINS)('hard finds a win in %i and plays it to the end against its own defence', (plies, moves) => {
  const game = scene().place(moves);
  const attacker = game.waitingFor[0]!;
  const first = decision(game, 'hard', 60_000);
  expect(first.why).toBe('winsByForce');
  game.act(first.seat, first.action);
  for (let stones = 1; game.table.ending === '' && stones < plies + 8; stones++) {
    const next = decision(game, 'hard', 12_000);
    game.act(next.seat, next.action);
  }
  expect(game.table).toMatchObject({ ending: 'five', winner: attacker });
});

/** Positions in which shapes alone choose a stone that loses by force, and looking ahead does not. */
test.each([
  'e7 d8 e8 h7 f10 k7 i6 e6 i7 i8 g9 h8 h10 f8',
  'e12 e10 e7 d11 g11 h7 h10 f9 g8 g9 i9 f12 j8 k7',
  'd6 f5 i5 f4 k7 g9 f6 e6 j6 h4 g4',
  'h8 h6 k6 g7 d4 k8 k4 l8 k5 k3 j6 i7',
])('hard stops a win by force that medium does not see: %s', (moves) => {
  const losesAfter = (level: BotLevel) => {
    const game = scene().place(moves);
    const { action, seat } = decision(game, level, 30_000);
    return decision(game.act(seat, action), 'hard', 60_000).why === 'winsByForce';
  };
  expect([losesAfter('medium'), losesAfter('hard')]).toEqual([true, false]);
});

describe('renju', () => {
  const FORK = 'f8 a1 g8 o1 h9 a15 h10 o15'; // a double three for Black at h8

  test.each(LEVELS)('%s never plays a forbidden point', (level) => {
    for (let seed = 0; seed < 3; seed++) {
      const game = scene({ rule: 'renju', size: '9' }, `${seed}`).place(['e5', 'd4', 'c7'][seed]!);
      for (let stones = 0; game.table.ending === '' && stones < 40; stones++) {
        const { action, seat } = decision(game, level, 300);
        expect(() => game.act(seat, action)).not.toThrow();
      }
    }
  });

  test('Black wins with a double three where that is allowed, and does without it where not', () => {
    expect(answer('hard', FORK).what).toBe('h8');
    expect(answer('hard', FORK, { rule: 'renju' }).what).not.toBe('h8');
  });

  test.each([
    ['renju', 'i8', 'winsByForce'],
    ['freestyle', 'g9', 'builds'],
  ] as const)('White wins by a four whose only answer is forbidden to Black: %s, %s', (rule, point, reason) => {
    // White's four e8, f8, g8, i8 can only be stopped at h8, where a black stone would make a double three.
    const { what, why } = decision(scene({ rule }).place('i9 e8 j10 f8 i7 g8 j6 a1 d8'), 'hard', 20_000);
    expect([what, why]).toEqual([point, reason]);
  });
});

test('in a Swap2 opening every level lays out, chooses and adds', () => {
  for (const level of LEVELS) {
    const game = scene({ opening: 'swap2' }, level);
    for (let decisions = 0; decisions < 6; decisions++) {
      const { action, seat } = decision(game, level, 500);
      game.act(seat, action);
    }
    expect(game.table.black).not.toBe(-1);
    expect(game.table.stones.length).toBeGreaterThanOrEqual(4);
  }
});

test('every level adds two stones where that was chosen, and picks a colour then', () => {
  for (const level of LEVELS) {
    const game = scene({ opening: 'swap2' }, level);
    const kinds: string[] = [];
    for (let decisions = 0; decisions < 7; decisions++) {
      const { kind, seat: asked } = currentTask<TaskKind>(game.table)!;
      kinds.push(kind);
      if (kind === 'choose') game.act(asked, { type: 'choose', choice: 'add' });
      else {
        const { action, seat } = decision(game, level, 500);
        game.act(seat, action);
      }
    }
    expect(kinds).toEqual(['open', 'open', 'open', 'choose', 'add', 'add', 'pick']);
    expect(game.table.black).not.toBe(-1);
    expect(game.table.stones).toHaveLength(5);
  }
});

test('hard takes the better colour', () => {
  // Three black stones in a row make White the worse colour; White's four … of an open row make it the better one.
  expect(answer('hard', 'h8 a1 i8', { opening: 'swap2' }).what).toBe('choose black');
});

test('a draw is declined while there is something to play for, and accepted when there is not', () => {
  const offered = (moves: string) => scene().place(moves).act(0, { type: 'offerDraw' });
  for (const level of LEVELS) expect(decision(offered('h8 i9 g7 g9'), level, 500).what).toBe('declineDraw');
  const lost = 'h8 a1 i8 a3 j8 a5'; // Black, who offers, is about to win
  expect(decision(offered(lost), 'hard').what).toBe('acceptDraw');
});

describe('a draw on a nearly full board', () => {
  // Pairs of both colours that change from row to row, without a five; above them a row in which only Black has stones.
  const PAIRS = `f1 i2 e1 f2 b1 e2 a1 b2 h2 a2 g2 h3 d2 g3 c2 d3 i3 c3 f3 i4 e3 f4 b3 e4 a3 b4 h4 a4 g4 h5 d4 g5 c4
     d5 i5 c5 f5 i6 e5 f6 b5 e6 a5 b6 h6 a6 g6 h7 d6 g7 c6 d7 i7 c7 f7 i8 e7 f8 b7 e8 a7 b8 h8 a8`;
  const nearlyFull = (upperRow: string) => {
    const [first, second, third, fourth] = upperRow.split(' ');
    return scene({ size: '9' }).place(`${first} h1 ${second} g1 ${third} d1 ${fourth} c1 ${PAIRS}`);
  };
  const FOUR = 'a9 b9 c9 d9';

  test.each(LEVELS)('%s declines when its next stone makes five', (level) => {
    expect(decision(nearlyFull(FOUR).act(1, { type: 'offerDraw' }), level, 500).what).toBe('declineDraw');
  });

  test.each(LEVELS)('%s declines when the opponent has to stop its five first', (level) => {
    const game = nearlyFull(FOUR).place('i1').act(1, { type: 'offerDraw' });
    expect(decision(game, level, 500).what).toBe('declineDraw');
  });

  test.each(['medium', 'hard'] as const)('%s declines when it is about to make a straight four', (level) => {
    const game = nearlyFull('c9 d9 e9 h9').act(1, { type: 'offerDraw' });
    expect(decision(game, level, 500).what).toBe('declineDraw');
  });

  test.each(LEVELS)('%s accepts when neither has anything to win with', (level) => {
    const game = nearlyFull('a9 b9 f9 g9').act(1, { type: 'offerDraw' });
    expect(decision(game, level, 500).what).toBe('acceptDraw');
  });
});

test('nobody answers for a seat that is not asked', () => {
  const game = scene().place('h8');
  for (const level of LEVELS) {
    const view = viewOf(game, 0);
    expect(bots[level].bot(view, game.legal(0), { random: randomFrom(seeded('x')), steps: 100 })).toBeNull();
  }
});

test('equal positions, seeds and steps give equal stones', () => {
  for (const level of LEVELS) {
    const twice = [0, 1].map(() => answer(level, 'h8 i9 g7 g9 f6 e5').what);
    expect(twice[0]).toBe(twice[1]);
  }
});

test('when time is up, the best stone so far is placed', () => {
  const game = scene().place('h8 i9 g7 g9 f6 e5');
  const view = viewOf(game, 0);
  let asked = 0;
  const thinking = { random: randomFrom(seeded('t')), steps: Number.MAX_SAFE_INTEGER, timeIsUp: () => ++asked > 100 };
  expect(bots.hard.bot(view, game.legal(0), thinking)!.action.type).toBe('place');
  expect(asked).toBeLessThan(120);
});

test('every reason is in the vocabulary', () => {
  const game = scene();
  for (let stones = 0; game.table.ending === '' && stones < 30; stones++) {
    const { action, seat, why } = decision(game, LEVELS[stones % 3]!, 500);
    expect(Object.keys(REASONS)).toContain(why);
    game.act(seat, action);
  }
});
