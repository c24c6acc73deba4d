import type { Seat } from '@landfall/shared/engine/game.ts';
import { seatsOf } from '@landfall/shared/protocol/seats.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';

/** What a page remembers for somebody with several seats. */
export interface Looked {
  /** The seat they want to look through, whoever is waited for. */
  picked?: Seat | null;
  /** The seat they looked through before. */
  last?: Seat | null;
}

/**
 * The seat somebody looks through and acts for; null for a watcher. With several it is the one that owes a decision, and
 * without any the one they looked through before.
 */
export function seatInPlay(
  state: Pick<TableState, 'seats' | 'waitingFor'>,
  person: number,
  { picked = null, last = null }: Looked = {},
): Seat | null {
  const own = seatsOf(state, person);
  if (picked !== null && own.includes(picked)) return picked;
  const due = own.filter((seat) => state.waitingFor.includes(seat) && state.seats[seat]?.cpu === '');
  const kept = due.length > 0 ? due : own;
  return last !== null && kept.includes(last) ? last : (kept[0] ?? null);
}
