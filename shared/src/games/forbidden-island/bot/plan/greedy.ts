import type { Board } from '../kernel/board.ts';
import { type Future, turnOver } from '../kernel/chance.ts';
import { HELICOPTER, SANDBAGS } from '../kernel/counts.ts';
import { heldByAll, playMove } from '../kernel/play.ts';
import type { Position } from '../kernel/position.ts';
import { isWaiting, type Plan, type Planner, plansFrom } from './planner.ts';

/** Whether there is anything to decide: somebody has to, or holds a card that could be played before the next is drawn. */
export const isDecision = (board: Board, position: Position): boolean =>
  isWaiting(position) || heldByAll(board, position, HELICOPTER) > 0 || heldByAll(board, position, SANDBAGS) > 0;

/** Plays the best plan, if there is anything to decide, and then turns over the next card, if one is due. */
export function playOn(planner: Planner, board: Board, position: Position, future: Future): Plan | undefined {
  const plan = isDecision(board, position) ? plansFrom(planner, board, position)[0] : undefined;
  if (plan) for (const move of plan.moves) playMove(board, position, move);
  if (!position.ending && !isWaiting(position)) turnOver(board, position, future);
  return plan;
}
