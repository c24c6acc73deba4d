import type { Board } from '../kernel/board.ts';
import { scatter } from '../kernel/chance.ts';
import { copyInto, emptyPosition, type Position } from '../kernel/position.ts';
import type { Plan, Planner } from '../plan/planner.ts';
import { rollOut } from './rollout.ts';

/** What a race may spend: `steps` futures of single plans, `positions` looked at while following them, and time. */
export interface Budget {
  steps: number;
  positions: number;
  timeIsUp?(): boolean;
}

/** A plan and what became of it in each future tried so far. */
interface Runner {
  plan: Plan;
  /** The judge's values right after this turn's cards, by future. */
  glimpses: number[];
  results: number[];
}

/** How plans are tried out. */
export interface Trial {
  budget: Budget;
  /** In how many futures plans are glimpsed, and how many of them are then followed. */
  glimpses: number;
  followed: number;
  /** How many turns they are followed, at least one; then the plan of the seat after them still counts. */
  turns: number;
  /** Of the futures; the same seed brings the same. */
  seed: number;
}

/** What a glimpse takes, in steps. */
const GLIMPSE = 1 / 12;
const FUTURES_BETWEEN_CUTS = 4;
/** A plan is given up when it trails the leader by so many standard errors. */
const CLEARLY_BEHIND = 2;
/** Plans closer than this are as good as each other. */
const AS_GOOD = 0.0005;

const scratch: Position = emptyPosition();

/**
 * Ranks plans by what becomes of them in the same sampled futures. Those clearly behind the leader drop out as soon as
 * that is known, so that time goes to the close ones; it ends when one is left or the budget is spent.
 *
 * Plans of others take much longer than the cards before them. So all plans are first glimpsed without them in many
 * futures: only the cards of this turn are turned over. Only the best are followed. A plan's result in a future is then how much
 * following changes its glimpse there, added to the mean of all its glimpses: by that the luck of the cards cancels out (a control
 * variate). It ends at the latest when they were followed in all futures that were glimpsed.
 */
export function race(
  planner: Planner,
  board: Board,
  plans: readonly Plan[],
  { budget, glimpses, followed, turns, seed }: Trial,
): Plan[] {
  let running: Runner[] = plans.map((plan) => ({ plan, glimpses: [], results: [] }));
  let spent = 0;
  let isSpent = false;
  const mostPositions = planner.pool.lookedAt + budget.positions;
  const isOver = () => {
    isSpent ||= running.length < 2 || spent >= budget.steps || planner.pool.lookedAt >= mostPositions;
    isSpent ||= budget.timeIsUp?.() === true;
    return isSpent;
  };
  const follow = ({ plan }: Runner, tried: number, how: { turns: number; answer: boolean }) => {
    copyInto(scratch, plan.position);
    return rollOut(planner, board, scratch, { future: scatter(seed + tried), ...how });
  };
  for (let tried = 0; tried < glimpses && !isOver(); tried++) {
    for (const runner of running) runner.glimpses.push(follow(runner, tried, { turns: 1, answer: false }));
    spent += running.length * GLIMPSE;
  }
  const out = running.sort(byStanding).splice(followed);
  for (let tried = 0; tried < glimpses && !isOver(); tried++) {
    for (const runner of running) {
      const luck = runner.glimpses[tried]! - mean(runner.glimpses);
      runner.results.push(follow(runner, tried, { turns, answer: true }) - luck);
    }
    spent += running.length;
    if ((tried + 1) % FUTURES_BETWEEN_CUTS === 0) running = cut(running, out);
  }
  return [...running.sort(byStanding), ...out.sort(byStanding)].map((runner) => ({
    ...runner.plan,
    value: standing(runner),
  }));
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** By what is known best of a plan. */
function standing({ plan, glimpses, results }: Runner): number {
  if (results.length > 0) return mean(results);
  return glimpses.length > 0 ? mean(glimpses) : plan.value;
}

const byStanding = (a: Runner, b: Runner): number => standing(b) - standing(a);

/** Those still worth following; the others go out. */
function cut(running: Runner[], out: Runner[]): Runner[] {
  running.sort(byStanding);
  const leader = running[0]!;
  const kept = running.filter((runner) => runner === leader || !isClearlyBehind(runner, leader));
  out.push(...running.filter((runner) => !kept.includes(runner)));
  return kept;
}

function isClearlyBehind({ results }: Runner, leader: Runner): boolean {
  const count = results.length;
  let sum = 0;
  let squares = 0;
  for (let future = 0; future < count; future++) {
    const lead = leader.results[future]! - results[future]!;
    sum += lead;
    squares += lead * lead;
  }
  const mean = sum / count;
  const error = Math.sqrt(Math.max(0, squares / count - mean * mean) / count);
  return mean > CLEARLY_BEHIND * error - AS_GOOD;
}
