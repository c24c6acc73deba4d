import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import type { Seen } from './seen.ts';

/** Pawns on one tile that a Helicopter Lift could take now. */
export interface LiftGroup {
  place: Place;
  pawns: Seat[];
}

/** Everybody who could fly now, by the tile they stand on, the reader's own first. */
export function liftGroups({ legal, table, seat }: Pick<Seen, 'legal' | 'table' | 'seat'>): LiftGroup[] {
  const liftable = new Set(legal.flatMap((action) => (action.type === 'lift' ? action.pawns : [])));
  const places = new Set([...liftable].map((pawn) => table.adventurers[pawn]!.place));
  const own = seat === null ? -1 : table.adventurers[seat]!.place;
  return [...places]
    .sort((a, b) => Number(b === own) - Number(a === own) || a - b)
    .map((place) => ({
      place,
      pawns: [...liftable].filter((pawn) => table.adventurers[pawn]!.place === place).sort((a, b) => a - b),
    }));
}
