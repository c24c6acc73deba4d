import type { Bot, Decision, Thinking } from '../../../engine/bot.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../actions.ts';
import { isSpecial } from '../rules/special.ts';
import type { Island, Table } from '../table.ts';
import { explain } from './explain.ts';
import { type Board, boardOf } from './kernel/board.ts';
import { kindOf, type Move, move, moveOf, SWIM, seatOf, TURN_OVER } from './kernel/moves.ts';
import { type Position, positionOf } from './kernel/position.ts';
import type { Plan } from './plan/planner.ts';
import { isDecision } from './plan/sensible.ts';

/** Ranks the team's plans from a position, the best first; which seat is asked only tells which of them matter. */
export type Ranking = (board: Board, position: Position, asked: Asked) => readonly Plan[];

/** The seat a bot plays for, whether an action of it is waited for, and what it may spend. */
export interface Asked {
  seat: Seat;
  owes: boolean;
  thinking: Thinking;
}

/**
 * A bot that looks for the best plan of the whole team and does its own part of it. All hands are open and everybody wins
 * together, so each seat can think for all; a part that belongs to somebody else is left to them.
 */
export const teamPlayer =
  (rank: Ranking): Bot<Island> =>
  ({ table, seat }, legal, thinking) => {
    const own = legal.filter((action) => !isSpecial(action));
    const owes = own.length > 0;
    if (legal.length === 1 && owes) return answer(table, seat!, { action: own[0]!, next: [] });
    const board = boardOf(table);
    const position = positionOf(table);
    const dueCard = own.find(({ type }) => type === 'drawTreasure' || type === 'drawFlood');
    if (!isDecision(board, position)) return dueCard ? answer(table, seat!, { action: dueCard, next: [] }) : null;
    const plans = rank(board, position, { seat: seat!, owes, thinking });
    if (!owes) return plans[0] ? partIn(plans[0], table, { seat: seat!, legal }) : null;
    for (const plan of plans) {
      const decision = partIn(plan, table, { seat: seat!, legal });
      if (decision) return decision;
    }
    return answer(table, seat!, { action: own[0]!, next: [] });
  };

/** What the seat contributes now to a plan; null when somebody else has to begin. */
function partIn(
  { moves }: Plan,
  table: Table,
  { seat, legal }: { seat: Seat; legal: readonly Action[] },
): Decision<Island> | null {
  const wanted = moves.length === 0 ? move(TURN_OVER, seat) : firstOf(moves, seat);
  const action = legal.find((each) => moveOf(seat, each) === wanted);
  return action ? answer(table, seat, { action, next: moves.slice(moves.indexOf(wanted!) + 1) }) : null;
}

/** The move the seat can begin with: the first of all, or its own swim, for which nobody has to wait. */
const firstOf = (moves: readonly Move[], seat: Seat): Move | undefined =>
  seatOf(moves[0]!) === seat ? moves[0] : moves.find((each) => kindOf(each) === SWIM && seatOf(each) === seat);

const answer = (
  table: Table,
  seat: Seat,
  { action, next }: { action: Action; next: readonly Move[] },
): Decision<Island> => ({ action, reason: explain(table, [moveOf(seat, action), ...next]) });
