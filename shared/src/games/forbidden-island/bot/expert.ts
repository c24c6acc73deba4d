import type { Bot } from '../../../engine/bot.ts';
import type { Island } from '../table.ts';
import { teamPlayer } from './decide.ts';
import { newPool, type Plan, plansFrom } from './plan/planner.ts';
import { race } from './search/race.ts';
import { judgeBy } from './value/judge.ts';
import { weights } from './value/weights.ts';

/** How many plans are pursued after each move, and how many of the finished ones are tried out. */
const WIDTH = 12;
const CONTENDERS = 12;
/** How many plans are pursued in the futures. */
const WIDTH_AHEAD = 3;
/** How far the futures go: over this turn's cards, and the plan of the next seat. */
const DEPTH = { turns: 1, answer: true };

const judge = judgeBy(weights);
const planner = { judge, pool: newPool(), width: WIDTH };
const ahead = { judge, pool: newPool(), width: WIDTH_AHEAD };

/** Plans its turn and tries the best plans out in many futures, each as likely as what really lies in the decks. */
export const expert: Bot<Island> = teamPlayer((board, position, { thinking }) => {
  const plans = plansFrom(planner, board, position);
  if (plans[0]!.value === 1) return plans;
  const contenders = race(ahead, board, plans.slice(0, CONTENDERS), {
    budget: thinking,
    depth: DEPTH,
    seed: thinking.random.below(2 ** 32),
  });
  return [...contenders, ...plans.slice(CONTENDERS)] satisfies Plan[];
});
