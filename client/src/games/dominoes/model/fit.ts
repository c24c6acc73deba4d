/** How the tiles of a hand lie in their strip: upright, in so many rows, so broad. */
export interface Fit {
  rows: number;
  /** Breadth of a tile in CSS pixels; it is twice as high. */
  tile: number;
}

/** Pixels between two tiles. */
export const GAP = 5;
const LARGEST = 78;

/** The largest tiles with which a hand fits into its strip. */
export function fitHand(tiles: number, { width, height }: { width: number; height: number }): Fit {
  let best: Fit = { rows: 1, tile: 0 };
  for (let rows = 1; rows <= Math.max(1, tiles); rows++) {
    const columns = Math.ceil(tiles / rows) || 1;
    const broad = (width - GAP * (columns - 1)) / columns;
    const high = (height - GAP * (rows - 1)) / rows / 2;
    const tile = Math.floor(Math.min(broad, high, LARGEST));
    if (tile > best.tile) best = { rows, tile };
  }
  return best;
}
