import type { Seat } from '../../../engine/game.ts';
import type { Place } from '../layouts.ts';
import { POWERS } from '../roles.ts';
import type { Table } from '../table.ts';

/** Where a pawn can swim to. */
export function shoresFor(table: Table, seat: Seat): Place[] {
  const { role, place } = table.adventurers[seat]!;
  return POWERS[role].swims(table, place);
}

/** Seats whose pawn has to swim and cannot. */
export const stranded = (table: Table): Seat[] =>
  table.agenda
    .filter(({ kind, seat }) => kind === 'swim' && shoresFor(table, seat).length === 0)
    .map(({ seat }) => seat);

/** Seats that hold a Helicopter Lift. */
const helicopterHolders = ({ adventurers }: Table): Seat[] =>
  [...adventurers.keys()].filter((seat) => adventurers[seat]!.hand.includes('helicopter'));

/** Whether a Helicopter Lift may still save a swimmer (R-SWIM-6). */
export const rescuePossible = (table: Table): boolean => table.heliRescue && helicopterHolders(table).length > 0;

/** Seats everybody looks to: the holders of a Helicopter Lift while a swimmer has nowhere else to go. */
export const rescuers = (table: Table): Seat[] => (stranded(table).length > 0 ? helicopterHolders(table) : []);
