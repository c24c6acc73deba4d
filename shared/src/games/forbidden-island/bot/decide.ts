import type { Bot, Decision, Thinking } from '../../../engine/bot.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../actions.ts';
import { rescuers } from '../rules/rescue.ts';
import { isSpecial } from '../rules/special.ts';
import type { Island, Table } from '../table.ts';
import { explain } from './explain.ts';
import { type Board, boardOf } from './kernel/board.ts';
import { aboutOf, alsoOf, kindOf, LIFT, type Move, move, moveOf, SWIM, seatOf, TURN_OVER } from './kernel/moves.ts';
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
    const own = legal.filter((action) => !isSpecial(action) && action.type !== 'drown'); // nobody gives up
    const rescues = rescuers(table).includes(seat!);
    const owes = own.length > 0 || rescues;
    if (legal.length === 1 && own.length > 0) return answer(table, seat!, { action: own[0]!, next: [] });
    const board = boardOf(table);
    const position = positionOf(table);
    const dueCard = own.find(({ type }) => type === 'drawTreasure' || type === 'drawFlood');
    if (!owes && legal.every(({ type }) => type === 'drown')) return null;
    if (!isDecision(board, position)) return dueCard ? answer(table, seat!, { action: dueCard, next: [] }) : null;
    const plans = rank(board, position, { seat: seat!, owes, thinking });
    const part = { seat: seat!, legal, rescues };
    if (!owes) return plans[0] ? partIn(plans[0], table, part) : null;
    for (const plan of plans) {
      const decision = partIn(plan, table, part);
      if (decision) return decision;
    }
    return answer(table, seat!, { action: own[0] ?? legal[0]!, next: [] });
  };

/** What the seat contributes now to a plan; null when somebody else has to begin. */
function partIn(
  { moves }: Plan,
  table: Table,
  { seat, legal, rescues }: { seat: Seat; legal: readonly Action[]; rescues: boolean },
): Decision<Island> | null {
  const first = moves.findIndex((each, index) => beginsWith(each, index, { seat, rescues }));
  if (moves.length > 0 && first < 0) return null;
  const wanted = moves.length === 0 ? move(TURN_OVER, seat) : takenBy(seat, moves[first]!);
  const action = legal.find((each) => moveOf(seat, each) === wanted);
  return action ? answer(table, seat, { action, next: moves.slice(first + 1) }) : null;
}

/**
 * Whether the seat can begin with a move of a plan: with the first of all, its own or a rescue that any holder of a lift
 * can fly, or with its own swim, for which nobody has to wait.
 */
function beginsWith(each: Move, index: number, { seat, rescues }: { seat: Seat; rescues: boolean }): boolean {
  if (seatOf(each) !== seat) return index === 0 && rescues && kindOf(each) === LIFT;
  return index === 0 || kindOf(each) === SWIM;
}

const takenBy = (seat: Seat, each: Move): Move => move(kindOf(each), seat, aboutOf(each), alsoOf(each));

const answer = (
  table: Table,
  seat: Seat,
  { action, next }: { action: Action; next: readonly Move[] },
): Decision<Island> => ({ action, reason: explain(table, [moveOf(seat, action), ...next]) });
