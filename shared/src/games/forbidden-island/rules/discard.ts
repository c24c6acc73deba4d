import { type Choice, countDown, doNext } from '../../../engine/agenda.ts';
import type { Seat } from '../../../engine/game.ts';
import { HAND_LIMIT, HELD_CARDS, type HeldCard } from '../cards.ts';
import type { Island, Table } from '../table.ts';

/** Somebody with too many cards chooses what to part with (R-HAND). */
export const discard: Choice<Island> = {
  choices({ table }, { seat }) {
    const { hand } = table.adventurers[seat]!;
    return HELD_CARDS.filter((card) => hand.includes(card)).map((card) => ({ type: 'discard', card }));
  },
  resolve({ table }, task, action, { emit }) {
    if (action.type !== 'discard') return;
    putAway(table, task.seat, action.card);
    countDown(table, task);
    emit({ type: 'discarded', seat: task.seat, card: action.card });
  },
};

/** Makes a seat with too many cards discard before anything else goes on (R-HAND-1). */
export function limitHand(table: Table, seat: Seat): void {
  const excess = table.adventurers[seat]!.hand.length - HAND_LIMIT;
  if (excess > 0) doNext(table, { kind: 'discard', seat, left: excess });
}

/** Moves one card from a hand to the treasure discard pile. */
export function putAway(table: Table, seat: Seat, card: HeldCard): void {
  const { hand } = table.adventurers[seat]!;
  hand.splice(hand.indexOf(card), 1);
  table.treasureDiscard.push(card);
}
