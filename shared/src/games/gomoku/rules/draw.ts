import { type Choice, countDown, currentTask, doNext } from '../../../engine/agenda.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Context, Gomoku, Table, TaskKind } from '../table.ts';
import { endGame } from './outcome.ts';
import { otherSeat } from './turn.ts';

/** A draw can be offered on anybody's turn, once for each own stone, and while no other offer is open (GO-8.2). */
export const mayOfferDraw = (table: Table, seat: Seat): boolean =>
  currentTask<TaskKind>(table)?.kind === 'turn' && table.mayOffer[seat] === true;

/** Asks the other seat, ahead of everything else, and uses up the offer (GO-8.2). */
export function offerDraw(table: Table, seat: Seat, { emit }: Context): void {
  table.mayOffer[seat] = false;
  doNext(table, { kind: 'answer', seat: otherSeat(seat), left: 1 });
  emit({ type: 'offeredDraw', seat });
}

/** The other seat accepts or declines; then the turn goes on as before (GO-8.3). */
export const answer: Choice<Gomoku> = {
  choices: () => [{ type: 'acceptDraw' }, { type: 'declineDraw' }],
  resolve({ table }, task, action, { emit }) {
    countDown(table, task);
    if (action.type === 'acceptDraw') endGame(table, { ending: 'agreed' }, emit);
    else emit({ type: 'declinedDraw', seat: task.seat });
  },
};
