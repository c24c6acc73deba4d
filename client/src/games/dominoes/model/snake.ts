import type { End, Line } from '@landfall/shared/games/dominoes/line.ts';
import { isDouble, type Tile } from '@landfall/shared/games/dominoes/tiles.ts';

/** Where a tile lies: its centre, and by how far it is turned from reading left to right, in degrees. */
export interface Spot {
  x: number;
  y: number;
  angle: number;
}

export interface LaidTile extends Spot {
  tile: Tile;
}

/** The line as it lies on the table, in CSS pixels of the table. */
export interface Snake {
  /** Half a tile: a tile is twice as long as it is broad. */
  unit: number;
  /** From the left end to the right one. */
  tiles: readonly LaidTile[];
  /** Where the next tile would lie at each end; nowhere when no tile is left for it. */
  next: Readonly<Record<End, Spot>>;
  /** The same for a double. */
  nextDouble: Readonly<Record<End, Spot>>;
}

/** Where this tile would lie at an end. */
export const spotFor = ({ next, nextDouble }: Snake, end: End, tile: Tile | null): Spot =>
  (tile !== null && isDouble(tile) ? nextDouble : next)[end];

interface Area {
  width: number;
  height: number;
}

/** Room between two rows, in units, beside that for doubles lying across. */
const ROW_GAP = 0.2;
const ROW = 2 + ROW_GAP;
/** Free felt around everything, in units. */
const MARGIN = 0.4;
/** Larger tiles would look clumsy: in pixels, or as a share of a very high table. */
const LARGEST_UNIT = 62;
const LARGEST_SHARE = 1 / 12;
/** Nothing can be seen any more: the table has no size yet. */
const SMALLEST_UNIT = 1;
/** Tiles are as large as they can be with so many of them, and only shrink beyond. */
const USUAL_LENGTH = 18;
const SHRINK = 0.94;
/** The narrowest table that still has rows, in units. */
const NARROWEST = 6;

/** Stand-ins for tiles whose pips do not matter. */
const ANY: Tile = '0|1';
const DOUBLE: Tile = '0|0';

/**
 * Lays the line out in rows: it begins in the middle, its right arm turns downwards at the edge of the table and its left
 * arm upwards. Tiles stay where they are while others are added, unless a new row moves all of them together.
 */
export function layOut(line: Line, area: Area): Snake {
  let unit = Math.max(SMALLEST_UNIT, usualUnit(area));
  for (;;) {
    const half = (area.width / unit - 2 * MARGIN) / 2;
    const arms = armsOf(line, half);
    if (unit < SMALLEST_UNIT || heightOf(arms) <= area.height / unit) return inPixels(line, arms, { area, unit, half });
    unit *= SHRINK;
  }
}

const usualUnit = (area: Area): number => {
  const line: Line = {
    first: ANY,
    left: Array(USUAL_LENGTH / 2).fill(ANY),
    right: Array(USUAL_LENGTH / 2 - 1).fill(ANY),
  };
  let unit = Math.min(Math.max(LARGEST_UNIT, area.height * LARGEST_SHARE), area.width / (NARROWEST + 2 * MARGIN));
  while (heightOf(armsOf(line, (area.width / unit - 2 * MARGIN) / 2)) > area.height / unit && unit > SMALLEST_UNIT)
    unit *= 0.98;
  return unit;
};

/** Spots in units around the middle of the first tile; the last one of each arm is for the next tile. */
type Arms = Readonly<Record<End, readonly Spot[]>>;

function armsOf({ first, left, right }: Line, half: number, next: Tile = ANY): Arms {
  const start = first !== undefined && isDouble(first) ? 0.5 : 1;
  return {
    left: arm([...left, next], { start, half }).map(({ x, y, angle }) => ({ x: -x, y: -y, angle })),
    right: arm([...right, next], { start, half }),
  };
}

/** Lays tiles to the right of a first one, in rows that lead downwards; each row ends with an upright tile. */
function arm(tiles: readonly Tile[], { start, half }: { start: number; half: number }): Spot[] {
  const spots: Spot[] = [];
  let way = 1; // 1 to the right, -1 to the left
  let edge = start; // of the last tile, along the way
  let y = 0;
  let isBelowCorner = false;
  for (const tile of tiles) {
    const across = isDouble(tile) && !isBelowCorner;
    const length = across ? 1 : 2;
    const along = way === 1 ? 0 : 180;
    if (isBelowCorner || edge + length + 1 <= half) {
      spots.push({ x: way * (edge + length / 2), y, angle: across ? along + 90 : along });
      edge += length;
      isBelowCorner = false;
      continue;
    }
    spots.push({ x: way * (edge + 0.5), y: y + ROW / 2 - 0.5, angle: 90 });
    y += ROW;
    way = -way;
    edge = -(edge + 1);
    isBelowCorner = true;
  }
  return spots;
}

/** How high above and below its middle a tile reaches, in units. */
const reach = ({ angle }: Spot): number => (angle % 180 === 0 ? 0.5 : 1);

function extent({ left, right }: Arms): { top: number; bottom: number } {
  return {
    top: Math.min(-1, ...left.map((spot) => spot.y - reach(spot))),
    bottom: Math.max(1, ...right.map((spot) => spot.y + reach(spot))),
  };
}

function heightOf(arms: Arms): number {
  const { top, bottom } = extent(arms);
  return bottom - top + 2 * MARGIN;
}

function inPixels(line: Line, arms: Arms, { area, unit, half }: { area: Area; unit: number; half: number }): Snake {
  const { first, left, right } = line;
  const { top, bottom } = extent(arms);
  const place = ({ x, y, angle }: Spot): Spot => ({
    x: area.width / 2 + x * unit,
    y: area.height / 2 + (y - (top + bottom) / 2) * unit,
    angle,
  });
  const middle: Spot = { x: 0, y: 0, angle: first !== undefined && isDouble(first) ? 90 : 0 };
  const tiles = [
    ...left.map((tile, n) => ({ tile, ...place(arms.left[n]!) })).toReversed(),
    ...(first === undefined ? [] : [{ tile: first, ...place(middle) }]),
    ...right.map((tile, n) => ({ tile, ...place(arms.right[n]!) })),
  ];
  const lastOf = ({ left, right }: Arms, alone: Spot): Snake['next'] =>
    first === undefined
      ? { left: place(alone), right: place(alone) }
      : { left: place(left.at(-1)!), right: place(right.at(-1)!) };
  return {
    unit,
    tiles,
    next: lastOf(arms, middle),
    nextDouble: lastOf(armsOf(line, half, DOUBLE), { ...middle, angle: 90 }),
  };
}
