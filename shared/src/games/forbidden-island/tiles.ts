import type { Treasure } from './cards.ts';

/** The 24 island tiles, by neutral ids; display names live in the language files. */
export const TILES = [
  'landing',
  'gateBronze',
  'gateCopper',
  'gateGold',
  'gateIron',
  'gateSilver',
  'templeMoon',
  'templeSun',
  'gardenWhispering',
  'gardenHowling',
  'caveEmbers',
  'caveShadows',
  'palaceCoral',
  'palaceTidal',
  'bridge',
  'cliffs',
  'forest',
  'dunes',
  'lagoon',
  'marsh',
  'observatory',
  'rock',
  'hollow',
  'watchtower',
] as const;
export type TileId = (typeof TILES)[number];

/** What the sea has done to a tile so far. */
export type Level = 'dry' | 'flooded' | 'sunk';

/** The tile everybody leaves from. */
export const LANDING: TileId = 'landing';

/** The two tiles on which each treasure can be captured. */
export const TREASURE_TILES: Readonly<Record<Treasure, readonly [TileId, TileId]>> = {
  earth: ['templeMoon', 'templeSun'],
  wind: ['gardenWhispering', 'gardenHowling'],
  fire: ['caveEmbers', 'caveShadows'],
  ocean: ['palaceCoral', 'palaceTidal'],
};
