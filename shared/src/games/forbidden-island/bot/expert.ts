import type { Bot } from '../../../engine/bot.ts';
import type { Island } from '../table.ts';
import { teamPlayer } from './decide.ts';
import { newPool, type Plan, type Planner, plansFrom } from './plan/planner.ts';
import { race } from './search/race.ts';
import { judgeBy } from './value/judge.ts';
import { network, networkByTwo } from './value/weights.ts';

/** How expert thinks at a table. */
interface Way {
  /** Finds the plans of this turn. */
  planner: Planner;
  /** How many of them are tried out. */
  contenders: number;
  /** Finds the plans in the futures. */
  ahead: Planner;
}

const judge = judgeBy(network);
const judgeByTwo = judgeBy(networkByTwo);

const MANY: Way = {
  planner: { judge, pool: newPool(), width: 12 },
  contenders: 12,
  ahead: { judge, pool: newPool(), width: 3 },
};

const TWO: Way = {
  planner: { judge: judgeByTwo, pool: newPool(), width: 12, sparesFirst: true },
  contenders: 12,
  ahead: { judge: judgeByTwo, pool: newPool(), width: 3, sparesFirst: true },
};

/** By number of players. */
const WAYS: Readonly<Record<number, Way>> = { 2: TWO, 3: MANY, 4: MANY };

/** How far the futures go: over this turn's cards, and the plan of the next seat. */
const DEPTH = { turns: 1, answer: true };

/** Plans its turn and tries the best plans out in many futures, each as likely as what really lies in the decks. */
export const expert: Bot<Island> = teamPlayer((board, position, { thinking }) => {
  const { planner, contenders, ahead } = WAYS[board.seats]!;
  const plans = plansFrom(planner, board, position);
  if (plans[0]!.value === 1) return plans;
  const tried = race(ahead, board, plans.slice(0, contenders), {
    budget: thinking,
    depth: DEPTH,
    seed: thinking.random.below(2 ** 32),
  });
  return [...tried, ...plans.slice(contenders)] satisfies Plan[];
});
