import { GEOGRAPHIES, LAYOUT_IDS, type LayoutId, type Place } from '../../layouts.ts';

// A global takes long to look up in a test, and these are called millions of times.
const { clz32 } = Math;

/** A set of places: bit n is place n. */
export type Tiles = number;

export const NO_TILES: Tiles = 0;
export const ALL_TILES: Tiles = (1 << 24) - 1;

export const tile = (place: Place): Tiles => 1 << place;

export const has = (tiles: Tiles, place: Place): boolean => ((tiles >> place) & 1) === 1;

/** One of the places of a set that is not empty: the first. */
export const firstOf = (tiles: Tiles): Place => 31 - clz32(tiles & -tiles);

/** The set without its first place. */
export const withoutFirst = (tiles: Tiles): Tiles => tiles & (tiles - 1);

/** How many places a set holds. */
export function sizeOf(tiles: Tiles): number {
  const pairs = tiles - ((tiles >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export const setOf = (places: Iterable<Place>): Tiles => {
  let tiles = NO_TILES;
  for (const place of places) tiles |= tile(place);
  return tiles;
};

/** The map of a layout as sets. */
export interface Grid {
  /** The neighbours across an edge, by place. */
  readonly besides: Int32Array;
  /** The neighbours across an edge or a corner, by place. */
  readonly around: Int32Array;
  /** The neighbours across an edge of every place of a set, by the set's lower, middle and upper eight places. */
  readonly spread: readonly [Int32Array, Int32Array, Int32Array];
  readonly spreadAround: readonly [Int32Array, Int32Array, Int32Array];
}

type Spread = Grid['spread'];

/** All neighbours of a set of places, which may include places of the set. */
export const neighbours = (spread: Spread, tiles: Tiles): Tiles =>
  spread[0][tiles & 255]! | spread[1][(tiles >> 8) & 255]! | spread[2][(tiles >> 16) & 255]!;

function spreadOf(near: Int32Array): Spread {
  const third = (first: Place) =>
    Int32Array.from({ length: 256 }, (_, eight) => {
      let all = NO_TILES;
      for (let left = eight; left; left = withoutFirst(left)) all |= near[first + firstOf(left)]!;
      return all;
    });
  return [third(0), third(8), third(16)];
}

export const GRIDS = Object.fromEntries(
  LAYOUT_IDS.map((id) => {
    const besides = Int32Array.from(GEOGRAPHIES[id].besides, setOf);
    const around = Int32Array.from(GEOGRAPHIES[id].around, setOf);
    return [id, { besides, around, spread: spreadOf(besides), spreadAround: spreadOf(around) }];
  }),
) as Readonly<Record<LayoutId, Grid>>;
