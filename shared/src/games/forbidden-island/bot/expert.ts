import type { Bot } from '../../../engine/bot.ts';
import type { Island } from '../table.ts';
import { teamPlayer } from './decide.ts';
import { scatter } from './kernel/chance.ts';
import type { Position } from './kernel/position.ts';
import { newPool, type Plan, plansFrom } from './plan/planner.ts';
import { race } from './search/race.ts';
import { judgeBySeats } from './value/judge.ts';
import { NETWORKS } from './value/weights.ts';

const judge = judgeBySeats(NETWORKS);

/** How thoroughly a turn is thought about. */
interface Effort {
  /** How many plans are pursued side by side. */
  width: number;
  /** How many of those found are glimpsed, in how many futures, and how many of these are followed. */
  contenders: number;
  glimpses: number;
  followed: number;
  /** How many turns they are followed; then the plan of the seat after them still counts. */
  turns: number;
  /** How many steps following one plan in one future counts for. */
  cost: number;
  /** How many positions may be looked at on the way, by step: some tables have far more of them than others. */
  positions: number;
}
/**
 * By number of players: with two, futures are short of surprises from others, and worth following longer; at a table of four
 * there are more plans, more of them are good, and how good shows only when others have had their turns.
 */
const EFFORTS: Readonly<Record<number, Effort>> = {
  2: { width: 12, contenders: 12, glimpses: 48, followed: 6, turns: 2, cost: 0.7, positions: 1000 },
  3: { width: 12, contenders: 12, glimpses: 32, followed: 6, turns: 1, cost: 3, positions: 1000 },
  4: { width: 20, contenders: 24, glimpses: 32, followed: 8, turns: 2, cost: 0.5, positions: 200 },
};

/** Finds the plans of this turn; the best of them are tried out. */
const planner = { judge, pool: newPool(), sparesFirst: true };
/** Finds the plans in the futures. */
const ahead = { judge, pool: newPool(), width: 2, sparesFirst: true };

/** Plans its turn and tries the best plans out in many futures, each as likely as what really lies in the decks. */
export const expert: Bot<Island> = teamPlayer((board, position, { thinking }) => {
  const { width, contenders, cost, positions, ...effort } = EFFORTS[board.seats]!;
  const plans = plansFrom({ ...planner, width }, board, position);
  if (plans[0]!.value === 1) return plans;
  const tried = race(ahead, board, plans.slice(0, contenders), {
    ...effort,
    budget: { ...thinking, steps: thinking.steps / cost, positions: thinking.steps * positions },
    seed: seedOf(position),
  });
  return [...tried, ...plans.slice(contenders)] satisfies Plan[];
});

/**
 * What stays the same from action to action of a turn: in the same futures the plan that was best before its first action
 * is best after it, and nobody walks there and back.
 */
const seedOf = ({ treasureDeck, floodDiscard }: Position): number => scatter(treasureDeck + scatter(floodDiscard));
