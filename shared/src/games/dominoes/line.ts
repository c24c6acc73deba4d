import { halvesOf, isDouble, type Pip, type Tile, turned } from './tiles.ts';

export const ENDS = ['left', 'right'] as const;
export type End = (typeof ENDS)[number];

/** The tiles on the table, each as it reads from left to right. */
export interface Line {
  /** The tile it began with; absent while the table is empty. */
  first?: Tile;
  /** Tiles laid at either end, in the order laid, so that the last one is the open end. */
  left: Tile[];
  right: Tile[];
}

/** What the two open ends show; null while the table is empty. */
export function openEnds({ first, left, right }: Line): Readonly<Record<End, Pip>> | null {
  if (first === undefined) return null;
  return { left: halvesOf(left.at(-1) ?? first)[0], right: halvesOf(right.at(-1) ?? first)[1] };
}

/** Whether one of the tile's halves equals an open end; on an empty table every tile fits (DO-3). */
export const fitsAt = (line: Line, tile: Tile, end: End): boolean => {
  const ends = openEnds(line);
  return ends === null ? end === 'right' : halvesOf(tile).includes(ends[end]);
};

/** The ends at which a tile can be laid; the right one only where there are no ends yet. */
export const endsFor = (line: Line, tile: Tile): End[] => ENDS.filter((end) => fitsAt(line, tile, end));

/** Whether a tile can be laid anywhere. */
export const fits = (line: Line, tile: Tile): boolean => endsFor(line, tile).length > 0;

/** Lays a tile that fits at an end, turned so that the equal halves meet, and tells how it lies now (DO-3). */
export function layAt(line: Line, tile: Tile, end: End): Tile {
  const ends = openEnds(line);
  if (ends === null) {
    line.first = tile;
    return tile;
  }
  const [low] = halvesOf(tile);
  const asItIs = isDouble(tile) || (end === 'right' ? low === ends.right : low !== ends.left);
  const laid = asItIs ? tile : turned(tile);
  line[end].push(laid);
  return laid;
}

/** Every tile from the left end to the right one. */
export const tilesOf = ({ first, left, right }: Line): Tile[] => [
  ...left.toReversed(),
  ...(first === undefined ? [] : [first]),
  ...right,
];
