import type { Board } from '../kernel/board.ts';
import { type Future, turnOver } from '../kernel/chance.ts';
import { playMove } from '../kernel/play.ts';
import type { Position } from '../kernel/position.ts';
import { type Planner, plansFrom } from './planner.ts';
import { isDecision, isWaiting } from './sensible.ts';

/** Plays the best plan, if there is anything to decide, and then turns over the next card, if one is due. */
export function playOn(planner: Planner, board: Board, position: Position, future: Future): void {
  if (isDecision(board, position))
    for (const move of plansFrom(planner, board, position)[0]!.moves) playMove(board, position, move);
  if (!position.ending && !isWaiting(position)) turnOver(board, position, future);
}
