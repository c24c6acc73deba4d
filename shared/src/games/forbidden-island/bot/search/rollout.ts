import type { Board } from '../kernel/board.ts';
import { type Future, turnOver } from '../kernel/chance.ts';
import { playMove } from '../kernel/play.ts';
import type { Position } from '../kernel/position.ts';
import { bestPlan, type Planner } from '../plan/planner.ts';
import { isDecision, isWaiting } from '../plan/sensible.ts';

/**
 * What becomes of a position in one future: the best plans are played, in place, until so many more turns, at least one, have begun, and
 * what the judge thinks of the last position is returned. With `answer`, the turn begun last is planned, too, and the
 * judge asked after it.
 */
export function rollOut(
  planner: Planner,
  board: Board,
  position: Position,
  { future, turns, answer }: { future: Future; turns: number; answer: boolean },
): number {
  const end = position.turns + turns;
  while (!position.ending) {
    if (position.turns >= end && isWaiting(position) && position.swimmers === 0) {
      if (!answer) return planner.judge(board, position);
      return bestPlan(planner, board, position).value;
    }
    if (isDecision(board, position))
      for (const move of bestPlan(planner, board, position).moves) playMove(board, position, move);
    if (!position.ending && !isWaiting(position)) turnOver(board, position, future);
  }
  return planner.judge(board, position);
}
