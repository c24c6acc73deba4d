import type { Board } from '../kernel/board.ts';
import { type Future, turnOver } from '../kernel/chance.ts';
import { playMove } from '../kernel/play.ts';
import type { Position } from '../kernel/position.ts';
import { bestPlan, type Planner } from '../plan/planner.ts';
import { isDecision, isWaiting } from '../plan/sensible.ts';

/**
 * What becomes of a position in one future: the best plans are played, in place, until so many more turns, at least one, have
 * begun, and what the judge thinks then is returned. With `answers`, the last so many of these turns are planned, too, and the
 * mean of what the judge thinks after each plan is returned: the last is the nearest to the truth, but the luck of the cards has
 * had more time.
 */
export function rollOut(
  planner: Planner,
  board: Board,
  position: Position,
  { future, turns, answers }: { future: Future; turns: number; answers: number },
): number {
  const end = position.turns + turns;
  let left = answers;
  let sum = 0;
  while (!position.ending) {
    const counts = position.turns === end + 1 - Math.max(left, 1) && isWaiting(position) && position.swimmers === 0;
    if (counts && left === 0) return planner.judge(board, position);
    if (isDecision(board, position)) {
      const { moves, value } = bestPlan(planner, board, position);
      if (counts) {
        sum += value;
        left--;
        if (left === 0) return sum / answers;
      }
      for (const move of moves) playMove(board, position, move);
    }
    if (!position.ending && !isWaiting(position)) turnOver(board, position, future);
  }
  const ended = planner.judge(board, position);
  return answers === 0 ? ended : (sum + left * ended) / answers;
}
