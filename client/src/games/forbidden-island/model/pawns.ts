import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Table } from '@landfall/shared/games/forbidden-island/table.ts';
import { PAWN_BOX } from '../../../../art/names.ts';
import type { Metrics, Spot } from './metrics.ts';

/** Below this width a tile carries no name, and pawns may stand lower. */
export const NAMED_TILE = 84;

export interface Standing extends Spot {
  /** Width of the pawn picture; the spot is where its foot stands. */
  width: number;
}

/** Width of a pawn by how many share the tile, in tiles. */
const WIDTHS = [0.42, 0.42, 0.38, 0.3, 0.27] as const;
const SPACING = [0, 0, 0.36, 0.29, 0.232] as const;

/** Where each of `count` pawns stands on a tile, side by side and above the lines of its name. */
export function standings(metrics: Metrics, spot: Spot, count: number): Standing[] {
  const { tile } = metrics;
  const crowd = Math.min(count, WIDTHS.length - 1);
  const foot = spot.y + tile * (tile >= NAMED_TILE ? 0.13 : 0.27);
  return Array.from({ length: count }, (_, n) => ({
    x: spot.x + (n - (count - 1) / 2) * SPACING[crowd]! * tile,
    y: foot,
    width: WIDTHS[crowd]! * tile,
  }));
}

/** Height of a pawn picture of this width. */
export const pawnHeight = (width: number): number => (width * PAWN_BOX.height) / PAWN_BOX.width;

/** The pawn under a point, if any; the one drawn last wins. */
export function pawnAt(pawns: ReadonlyMap<Seat, Standing>, { x, y }: Spot): Seat | null {
  const under = [...pawns].filter(
    ([, { x: foot, y: ground, width }]) =>
      Math.abs(x - foot) <= width / 2 && y <= ground + 4 && y >= ground - pawnHeight(width),
  );
  return under.at(-1)?.[0] ?? null;
}

/** Where every pawn stands. A pawn whose tile sank floats where the tile was. */
export function standingsOf({ adventurers }: Pick<Table, 'adventurers'>, metrics: Metrics): Map<Seat, Standing> {
  const standing = new Map<Seat, Standing>();
  metrics.spots.forEach((spot, place) => {
    const here = [...adventurers.keys()].filter((seat) => adventurers[seat]!.place === place);
    standings(metrics, spot, here.length).forEach((where, n) => {
      standing.set(here[n]!, where);
    });
  });
  return standing;
}
