import { halvesOf, isDouble, PIPS, pipsOf, TILES, type Tile } from '../../tiles.ts';

/** Sets of tiles as bits of a number: bit n stands for `TILES[n]`. */
export type TileSet = number;

export const bitOf = (tile: Tile): TileSet => 1 << TILES.indexOf(tile);

export const setOf = (tiles: readonly Tile[]): TileSet => tiles.reduce((set, tile) => set | bitOf(tile), 0);

export const EVERY_TILE: TileSet = setOf(TILES);
export const DOUBLES: TileSet = setOf(TILES.filter(isDouble));

/** For each number the tiles that show it. */
export const SHOWING: readonly TileSet[] = PIPS.map((pips) =>
  setOf(TILES.filter((tile) => halvesOf(tile).includes(pips))),
);

/** By tile number. */
export const LOW: readonly number[] = TILES.map((tile) => halvesOf(tile)[0]);
export const HIGH: readonly number[] = TILES.map((tile) => halvesOf(tile)[1]);
export const WEIGHT: readonly number[] = TILES.map(pipsOf);

/** The number of a set's lowest tile. */
export const lowest = (set: TileSet): number => 31 - Math.clz32(set & -set);

export function count(set: TileSet): number {
  let rest = set - ((set >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** All pips of a set. */
export function weigh(set: TileSet): number {
  let sum = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) sum += WEIGHT[lowest(rest)]!;
  return sum;
}
