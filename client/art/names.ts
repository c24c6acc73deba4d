import type { Card, Treasure } from '@landfall/shared/games/forbidden-island/cards.ts';
import type { Role } from '@landfall/shared/games/forbidden-island/roles.ts';
import type { Level, TileId } from '@landfall/shared/games/forbidden-island/tiles.ts';

/**
 * Every picture the client may show, by name. `client/art/build.ts` makes the files in `public/generated/`; the client
 * imports this module (and nothing else from `client/art`), so that a picture cannot be misspelt.
 */

/** The deck a card back belongs to. */
export const DECKS = ['treasure', 'flood'] as const;
export type Deck = (typeof DECKS)[number];

/** Small symbols of buttons and labels, drawn in the colour of the text beside them. */
export const UI_ICONS = [
  'move',
  'shoreUp',
  'give',
  'capture',
  'special',
  'fly',
  'navigate',
  'swim',
  'endTurn',
  'draw',
  'discard',
  'flood',
  'helicopter',
  'sandbags',
  'undo',
  'water',
  'skull',
  'treasure',
  'menu',
  'close',
  'check',
  'copy',
  'link',
  'share',
  'back',
  'add',
  'kick',
  'skip',
  'step',
  'replay',
  'save',
  'play',
  'pause',
  'sound',
  'mute',
  'settings',
  'motion',
  'language',
  'help',
  'hint',
  'info',
  'warning',
  'log',
  'chat',
  'clock',
  'host',
  'player',
  'spectator',
  'offline',
  'leave',
  'dice',
  'island',
  'win',
  'lose',
  'flag',
  'equal',
] as const;
export type UiIcon = (typeof UI_ICONS)[number];

/**
 * Pictures of the board that belong to no piece: marks laid over a tile (the bold ones for small tiles), the badge of the
 * tile to leave from, effects, and the helicopter of the lift-off.
 */
export const EFFECTS = [
  'tile/sunk',
  'tile/nameShade',
  'mark/reachable',
  'mark/target',
  'mark/selected',
  'mark/reachableBold',
  'mark/targetBold',
  'mark/selectedBold',
  'badge/landing',
  'sprite/helicopter',
  'sprite/rotor',
  'particle/droplet',
  'particle/bubble',
  'particle/foam',
  'particle/ripple',
  'particle/sparkle',
  'particle/glow',
] as const;
export type Effect = (typeof EFFECTS)[number];

/** A frame of the board's texture atlas. */
export type Frame = `tile/${TileId}/${Exclude<Level, 'sunk'>}` | `pawn/${Role}` | `treasure/${Treasure}` | Effect;

/** Key and files of the atlas, for Phaser's `load.atlas(ATLAS.key, ATLAS.image, ATLAS.data)`. */
export const ATLAS = { key: 'board', image: '/generated/board.webp', data: '/generated/board.json' } as const;

/**
 * How a tile picture is built, in units of its own width = 320 (its height is 352). The face is the square at
 * (8, 8) of 304 x 304 with corners of 34; the rest is the rock side and the foam. A flooded face lies 20 lower, so what
 * is laid on a flooded tile (marks, name shade, pawns) moves down by `floodedDrop`. Marks, `tile/sunk` and
 * `tile/nameShade` have the same 320 x 352 box, so they are placed and scaled exactly like the tile.
 */
export const TILE_BOX = { width: 320, height: 352, faceInset: 8, faceSize: 304, corner: 34, floodedDrop: 20 } as const;

/** Size of a pawn picture; its foot stands at (48, 120). */
export const PAWN_BOX = { width: 96, height: 128, footX: 48, footY: 120 } as const;

export const tileFrame = (tile: TileId, level: Level): Frame =>
  level === 'sunk' ? 'tile/sunk' : `tile/${tile}/${level}`;
export const pawnFrame = (role: Role): Frame => `pawn/${role}`;
export const treasureFrame = (treasure: Treasure): Frame => `treasure/${treasure}`;

/** Addresses of the picture files that the page shows outside the board. Cards carry no words: the page writes them. */
export const pawnUrl = (role: Role): string => `/generated/pawn/${role}.svg`;
export const treasureUrl = (treasure: Treasure): string => `/generated/treasure/${treasure}.svg`;
/** 250 x 350, the title area is the lowest 22 %. */
export const cardUrl = (card: Card): string => `/generated/card/${card}.svg`;
/** The same without room for a title, for sizes at which nobody could read it. */
export const bareCardUrl = (card: Card): string => `/generated/card/${card}-bare.svg`;
/** 250 x 350. */
export const backUrl = (deck: Deck): string => `/generated/back/${deck}.svg`;
/** 256 x 256, the bare picture of a tile, for flood cards. */
export const tileUrl = (tile: TileId): string => `/generated/tile/${tile}.webp`;
/** For `<svg><use href={iconUrl('move')} /></svg>`: one file holds all symbols, each 512 x 512, filled with currentColor. */
export const iconUrl = (icon: UiIcon): string => `/generated/icons.svg#${icon}`;
/** 1920 x 1080, the island at sunset, for the home page; its middle third survives a portrait crop. */
export const HERO_URL = '/generated/hero.webp';
/** The favicon, and the one that says it is your turn. */
export const FAVICON_URL = '/generated/app/favicon.svg';
export const FAVICON_TURN_URL = '/generated/app/favicon-turn.svg';
