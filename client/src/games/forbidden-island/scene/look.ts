import { TILE_BOX } from '../../../../art/names.ts';

/** Colours and type that the board shares with the page around it. */
export const COLOURS = { gold: 0xffd166, foam: 0x9df2ff, white: 0xffffff, deep: 0x05304a, coral: 0xff6f59 } as const;

export const NAME_STYLE = {
  fontFamily: 'Marcellus, "Landfall SC", "PingFang SC", "Microsoft YaHei", serif',
  color: '#fff6e0',
  align: 'center',
  shadow: { offsetX: 0, offsetY: 1, color: '#000', blur: 3, fill: true },
} as const;

/** Width of a tile's name in tile widths, and how large its letters are at least, in pixels. */
export const NAME_SIZE = 0.112;
export const SMALLEST_NAME = 11;

/** Width of a badge at the corner of a tile: a part of the tile, but large enough to be told from another on a phone. */
export const badgeSize = (tile: number): number => Math.max(tile * 0.27, Math.min(tile * 0.55, 26));

/** How far a flooded tile lies lower than a dry one, in widths of its face. */
export const FLOODED_DROP = TILE_BOX.floodedDrop / TILE_BOX.width;
