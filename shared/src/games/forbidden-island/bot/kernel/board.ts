import { TREASURES } from '../../cards.ts';
import type { Place } from '../../layouts.ts';
import { ROLES } from '../../roles.ts';
import type { Table } from '../../table.ts';
import { LANDING, TREASURE_TILES } from '../../tiles.ts';
import { GRIDS, type Grid, setOf, type Tiles, tile } from './tiles.ts';

/** Roles by number, in the order of `ROLES`. */
export const DIVER = ROLES.indexOf('diver');
export const ENGINEER = ROLES.indexOf('engineer');
export const EXPLORER = ROLES.indexOf('explorer');
export const MESSENGER = ROLES.indexOf('messenger');
export const NAVIGATOR = ROLES.indexOf('navigator');
export const PILOT = ROLES.indexOf('pilot');

/** What never changes during a game. */
export interface Board {
  readonly grid: Grid;
  readonly landing: Place;
  readonly landingTile: Tiles;
  /** The two tiles of each treasure, by its number. */
  readonly treasureTiles: Int32Array;
  readonly seats: number;
  /** Role numbers by seat. */
  readonly roles: Int32Array;
  /** Whether anybody has a role, 0 or 1, by role number. */
  readonly present: Int32Array;
  readonly heliRescue: boolean;
  readonly discardAfterDraw: boolean;
}

export function boardOf(table: Table): Board {
  const landing = table.island.indexOf(LANDING);
  return {
    grid: GRIDS[table.layout],
    landing,
    landingTile: tile(landing),
    treasureTiles: Int32Array.from(TREASURES, (treasure) =>
      setOf(TREASURE_TILES[treasure].map((id) => table.island.indexOf(id))),
    ),
    seats: table.adventurers.length,
    roles: Int32Array.from(table.adventurers, ({ role }) => ROLES.indexOf(role)),
    present: Int32Array.from(ROLES, (role) => Number(table.adventurers.some((each) => each.role === role))),
    heliRescue: table.heliRescue,
    discardAfterDraw: table.discardAfterDraw,
  };
}
