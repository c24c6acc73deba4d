import type { Seat } from '../../../../engine/game.ts';
import type { Place } from '../../layouts.ts';
import { POWERS } from '../../roles.ts';
import type { Table } from '../../table.ts';

/** How many move actions a pawn is from the nearest of the places, as its role moves; Infinity when it cannot get there. */
export function distance(table: Table, seat: Seat, targets: readonly Place[]): number {
  const { role, place } = table.adventurers[seat]!;
  return distanceFrom(table, place, { targets, moves: POWERS[role].moves });
}

/** The same from any place, with any way of moving. */
export function distanceFrom(
  table: Table,
  from: Place,
  { targets, moves }: { targets: readonly Place[]; moves: (table: Table, from: Place) => Place[] },
): number {
  const steps = new Map([[from, 0]]);
  for (const [place, taken] of steps) {
    if (targets.includes(place)) return taken;
    for (const next of moves(table, place)) if (!steps.has(next)) steps.set(next, taken + 1);
  }
  return Number.POSITIVE_INFINITY;
}
