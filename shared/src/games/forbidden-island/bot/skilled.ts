import type { Bot } from '../../../engine/bot.ts';
import type { Island } from '../table.ts';
import { teamPlayer } from './decide.ts';
import { newPool, plansFrom } from './plan/planner.ts';
import { judgeBySeats } from './value/judge.ts';
import { NETWORKS } from './value/weights.ts';

const WIDTH = 8;

const planner = { judge: judgeBySeats(NETWORKS), pool: newPool(), width: WIDTH, sparesFirst: true };

/** Plans its turn, and judges by experience where each plan leaves the team; tries out no futures. */
export const skilled: Bot<Island> = teamPlayer((board, position) => plansFrom(planner, board, position));
