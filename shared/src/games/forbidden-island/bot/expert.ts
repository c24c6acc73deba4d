import type { Bot } from '../../../engine/bot.ts';
import type { Island } from '../table.ts';
import { teamPlayer } from './decide.ts';
import { newPool, type Plan, plansFrom } from './plan/planner.ts';
import { race } from './search/race.ts';
import { judgeBySeats } from './value/judge.ts';
import { NETWORKS } from './value/weights.ts';

const judge = judgeBySeats(NETWORKS);

/** Finds the plans of this turn; the best of them are tried out. */
const planner = { judge, pool: newPool(), width: 12, sparesFirst: true };
const CONTENDERS = 12;
/** Finds the plans in the futures. */
const ahead = { judge, pool: newPool(), width: 2, sparesFirst: true };

/** How far the futures go: over this turn's cards, and the plan of the next seat. */
const DEPTH = { turns: 1, answer: true };

/** How many steps one plan in one future counts for, by number of players: it takes longer the more there are. */
const COSTS: Readonly<Record<number, number>> = { 2: 2, 3: 3, 4: 3 };

/** Plans its turn and tries the best plans out in many futures, each as likely as what really lies in the decks. */
export const expert: Bot<Island> = teamPlayer((board, position, { thinking }) => {
  const plans = plansFrom(planner, board, position);
  if (plans[0]!.value === 1) return plans;
  const tried = race(ahead, board, plans.slice(0, CONTENDERS), {
    budget: { ...thinking, steps: thinking.steps / COSTS[board.seats]! },
    depth: DEPTH,
    seed: thinking.random.below(2 ** 32),
  });
  return [...tried, ...plans.slice(CONTENDERS)] satisfies Plan[];
});
