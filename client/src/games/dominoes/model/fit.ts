/** How the tiles of a hand lie in their strip: upright, in so many rows, so broad. */
export interface Fit {
  rows: number;
  /** Breadth of a tile in CSS pixels; it is twice as high. */
  tile: number;
  /** Pixels between two tiles, beside what their pictures leave free. */
  gap: number;
  /** They do not fit beside each other: the strip scrolls sideways. */
  scrolls: boolean;
}

interface Area {
  width: number;
  height: number;
}

/** Gaps between tiles in CSS pixels, the better one first. */
const GAPS = [5, 1] as const;
const LARGEST = 96;
/** The narrowest tile that a finger hits, in CSS pixels. */
const FINGER = 44;

/** The largest tiles with which a hand fits into its strip; where a finger could not hit them, they are as broad as a finger. */
export function fitHand(tiles: number, area: Area): Fit {
  if (tiles === 0 || area.width <= 0 || area.height <= 0) return { rows: 1, tile: 0, gap: GAPS[0], scrolls: false };
  const fits = GAPS.map((gap) => largest(tiles, area, gap));
  const fit = fits.find(({ tile }) => tile >= FINGER);
  if (fit) return fit;
  const gap = GAPS[1];
  const rows = Math.max(1, Math.floor((area.height + gap) / (2 * FINGER + gap)));
  return { rows, tile: FINGER, gap, scrolls: true };
}

function largest(tiles: number, { width, height }: Area, gap: number): Fit {
  let best: Fit = { rows: 1, tile: 0, gap, scrolls: false };
  for (let rows = 1; rows <= Math.max(1, tiles); rows++) {
    const columns = Math.ceil(tiles / rows) || 1;
    const broad = (width - gap * (columns - 1)) / columns;
    const high = (height - gap * (rows - 1)) / rows / 2;
    const tile = Math.floor(Math.min(broad, high, LARGEST));
    if (tile > best.tile) best = { ...best, rows, tile };
  }
  return best;
}
