import type { Board } from '../kernel/board.ts';
import { scatter } from '../kernel/chance.ts';
import { copyInto, emptyPosition, type Position } from '../kernel/position.ts';
import type { Plan, Planner } from '../plan/planner.ts';
import { rollOut } from './rollout.ts';

/** What a race may spend: `steps` futures of single plans, and time. */
export interface Budget {
  steps: number;
  timeIsUp?(): boolean;
}

/** A plan and what became of it in each future tried so far. */
interface Runner {
  plan: Plan;
  results: number[];
  sum: number;
}

/** How far ahead futures are followed. */
export interface Depth {
  turns: number;
  answer: boolean;
}

const FUTURES_BETWEEN_CUTS = 8;
/** A plan is given up when it trails the leader by so many standard errors. */
const CLEARLY_BEHIND = 2;
/** Plans closer than this are as good as each other. */
const AS_GOOD = 0.0005;

const scratch: Position = emptyPosition();

/**
 * Ranks plans by what becomes of them in the same sampled futures. Those clearly behind the leader drop out as soon as
 * that is known, so that time goes to the close ones; it ends when one is left or the budget is spent.
 */
export function race(
  planner: Planner,
  board: Board,
  plans: readonly Plan[],
  { budget, depth, seed }: { budget: Budget; depth: Depth; seed: number },
): Plan[] {
  let running: Runner[] = plans.map((plan) => ({ plan, results: [], sum: 0 }));
  const out: Runner[] = [];
  let spent = 0;
  const isOver = () => spent >= budget.steps || budget.timeIsUp?.() === true;
  for (let tried = 0; running.length > 1 && !isOver(); tried++) {
    const future = scatter(seed + tried);
    for (const runner of running) {
      copyInto(scratch, runner.plan.position);
      const result = rollOut(planner, board, scratch, { future, ...depth });
      runner.results.push(result);
      runner.sum += result;
      spent++;
    }
    if ((tried + 1) % FUTURES_BETWEEN_CUTS === 0) running = cut(running, out);
  }
  return [...running.sort(byMean), ...out.sort(byMean)].map(({ plan, results, sum }) => ({
    ...plan,
    value: results.length > 0 ? sum / results.length : plan.value,
  }));
}

const meanOf = ({ sum, results }: Runner): number => (results.length > 0 ? sum / results.length : 0);
const byMean = (a: Runner, b: Runner): number => meanOf(b) - meanOf(a);

/** Those still worth following; the others go out. */
function cut(running: Runner[], out: Runner[]): Runner[] {
  running.sort(byMean);
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
