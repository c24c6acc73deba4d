export const PIPS = [0, 1, 2, 3, 4, 5, 6] as const;
/** What one half of a tile shows. */
export type Pip = (typeof PIPS)[number];

/** A tile by its halves, the lower one first, such as `2|5`; on the table the left half first, so perhaps `5|2`. */
export type Tile = `${Pip}|${Pip}`;

/** The double-six set, each tile the lower half first (DO-1). */
export const TILES: readonly Tile[] = PIPS.flatMap((a) => PIPS.filter((b) => b >= a).map((b): Tile => `${a}|${b}`));

export const halvesOf = (tile: Tile): readonly [Pip, Pip] => [Number(tile[0]) as Pip, Number(tile[2]) as Pip];

/** The same tile, turned by half a turn. */
export const turned = (tile: Tile): Tile => `${tile[2]}|${tile[0]}` as Tile;

/** A tile as it is called wherever it lies: the lower half first. */
export const nameOf = (tile: Tile): Tile => (tile[0]! > tile[2]! ? turned(tile) : tile);

export const isDouble = (tile: Tile): boolean => tile[0] === tile[2];

export const pipsOf = (tile: Tile): number => Number(tile[0]) + Number(tile[2]);

/** All pips of a hand (DO-7). */
export const pipsIn = (tiles: readonly Tile[]): number => tiles.reduce((sum, tile) => sum + pipsOf(tile), 0);
