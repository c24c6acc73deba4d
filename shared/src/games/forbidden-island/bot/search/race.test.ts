import { Scene } from '../../testing/scene.ts';
import { boardOf } from '../kernel/board.ts';
import { scatter } from '../kernel/chance.ts';
import { copyInto, emptyPosition, positionOf } from '../kernel/position.ts';
import { newPool, type Plan, plansFrom } from '../plan/planner.ts';
import { judgeBySeats } from '../value/judge.ts';
import { NETWORKS } from '../value/weights.ts';
import { type Budget, race } from './race.ts';
import { rollOut } from './rollout.ts';

const judge = judgeBySeats(NETWORKS);
const ahead = { judge, pool: newPool(), width: 2, sparesFirst: true };
const TRIAL = { glimpses: 32, followed: 6, turns: 1 };
const PLENTY: Budget = { steps: 1e6, positions: 1e9 };

const scene = new Scene(
  `. . # ~ . .
   . ~ # # ~ .
   # # ~E # # #
   # ~ #M ~ # #
   . # ~ # # .
   . . # # . .`,
  { tiles: { '2,2': 'caveEmbers', '3,3': 'caveShadows' }, hands: { E: ['fire', 'sandbags'], M: ['fire', 'earth'] } },
);
const board = boardOf(scene.table);
const position = positionOf(scene.table);
const plans = plansFrom({ judge, pool: newPool(), width: 12, sparesFirst: true }, board, position).slice(0, 12);
const run = (budget: Budget, from: readonly Plan[] = plans, seed = 1) =>
  race(ahead, board, from, { ...TRIAL, budget, seed });
const named = ({ moves }: Plan) => moves.join();

test('the same seed gives the same answer, in whatever order the plans come', () => {
  const [first, again] = [run(PLENTY), run(PLENTY)];
  expect(again).toEqual(first);
  expect(run(PLENTY, plans.toReversed()).map(named)[0]).toBe(named(first[0]!));
  expect(first.map(named).sort()).toEqual(plans.map(named).sort());
});

test('a plan is worth what it comes to in hundreds of futures, although few are followed', () => {
  const scratch = emptyPosition();
  const [best] = run(PLENTY);
  let sum = 0;
  const FUTURES = 400;
  for (let future = 0; future < FUTURES; future++) {
    copyInto(scratch, best!.position);
    sum += rollOut(ahead, board, scratch, { future: scatter(9e6 + future), turns: TRIAL.turns, answer: true });
  }
  expect(Math.abs(best!.value - sum / FUTURES)).toBeLessThan(0.03);
});

test('when time is up at once, the plans stay as they were', () => {
  expect(run({ ...PLENTY, timeIsUp: () => true })).toEqual(plans);
});

test('no more is followed than the steps allow', () => {
  const asked = (steps: number) => {
    let futures = 0;
    run({ ...PLENTY, steps, timeIsUp: () => futures++ < 0 });
    return futures;
  };
  const [few, more] = [asked(40), asked(80)];
  expect(few).toBeLessThan(more);
  expect(more).toBeLessThanOrEqual(32 + 80 / 2 + 1); // glimpses, and futures that at least two plans were followed in
});

test('no more positions are looked at than are allowed, except in the future that was begun', () => {
  const lookedAt = (positions: number) => {
    const before = ahead.pool.lookedAt;
    run({ ...PLENTY, positions });
    return ahead.pool.lookedAt - before;
  };
  const all = lookedAt(PLENTY.positions);
  const half = all / 2;
  expect(lookedAt(half)).toBeGreaterThanOrEqual(half);
  expect(lookedAt(half)).toBeLessThan(1.25 * half);
});
