import type { Choice } from '../../../engine/agenda.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../actions.ts';
import type { Point } from '../board.ts';
import type { Gomoku, Table } from '../table.ts';
import { permittedPoints, placeStone } from './place.ts';

/** The one across the board: a game has two seats, 0 and 1. */
export const otherSeat = (seat: Seat): Seat => 1 - seat;

/** An action for every point of the largest board; they are never changed, so every list can hold the same ones. */
const PLACINGS: readonly Action[] = Array.from({ length: 19 * 19 }, (_, point) => ({ type: 'place', point }));

/** Every way to place the next stone. */
export const placings = (table: Table): Action[] => permittedPoints(table).map((point) => PLACINGS[point]!);

/** A stone is placed, and the turn passes to the other seat (GO-1). */
export const turn: Choice<Gomoku> = {
  choices: ({ table }) => placings(table),
  resolve(draft, task, action, context) {
    const { seat } = task;
    draft.table.mayOffer[seat] = true;
    placeStone(draft, { seat, point: (action as { point: Point }).point }, context);
    task.seat = otherSeat(seat);
  },
};
