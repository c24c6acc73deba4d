import type { Estimate } from '../../../engine/bot.ts';
import type { Island } from '../table.ts';
import { type Board, boardOf } from './kernel/board.ts';
import { END_ACTIONS, type Move, move, moveOf } from './kernel/moves.ts';
import { playMove } from './kernel/play.ts';
import { ACT, copyInto, emptyPosition, NOBODY, type Position, positionOf } from './kernel/position.ts';
import { bestPlan, newPool } from './plan/planner.ts';
import { isWaiting } from './plan/sensible.ts';
import { judgeBySeats } from './value/judge.ts';
import { NETWORKS } from './value/weights.ts';

const WIDTH = 8;

const judge = judgeBySeats(NETWORKS);
const planner = { judge, pool: newPool(), width: WIDTH, sparesFirst: true };

/**
 * The team's chance to win as experience judges it: after an action, if what is left of the turn is used well, and
 * otherwise, if nothing more is done before the next card.
 */
export const estimate: Estimate<Island> = ({ table, seat }, action) => {
  const board = boardOf(table);
  const position = positionOf(table);
  const next = played(board, position, moveOf(seat!, action));
  const isGoingOn = isWaiting(next) && next.turns === position.turns;
  const after = isGoingOn ? bestPlan(planner, board, next).value : judge(board, next);
  const idle = idled(board, position);
  return idle ? { after, otherwise: judge(board, idle) } : { after };
};

/** The position once nothing more is done in it; null where somebody has to do something first. */
function idled(board: Board, position: Position): Position | null {
  if (!isWaiting(position)) return position;
  const isFree = position.phase === ACT && position.discarder === NOBODY && position.swimmers === 0;
  return isFree ? played(board, position, move(END_ACTIONS, position.seat)) : null;
}

function played(board: Board, position: Position, played: Move): Position {
  const after = emptyPosition();
  copyInto(after, position);
  playMove(board, after, played);
  return after;
}
