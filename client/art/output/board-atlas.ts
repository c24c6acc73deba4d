import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type BoardFrame, boardFrames } from '../board-frames.ts';
import { type Placed, pack } from './pack.ts';
import { toPng } from './raster.ts';

/** A power of two, so that Phaser can build mipmaps and small tiles stay smooth. */
export const ATLAS_SHEET = { size: 2048, gap: 4 } as const;

/** Draws the board's pictures onto one sheet: `board.webp`, and `board.json` for Phaser's atlas loader. */
export async function writeBoardAtlas(folder: string): Promise<void> {
  const placed = pack(boardFrames(), ATLAS_SHEET);
  const pictures = placed.map(({ x, y, width, svg }) => ({ input: toPng(svg, width), left: x, top: y }));
  const sheet = { width: ATLAS_SHEET.size, height: ATLAS_SHEET.size, channels: 4, background: '#00000000' } as const;
  await sharp({ create: sheet })
    .composite(pictures)
    .webp({ quality: 86, alphaQuality: 92, effort: 4 })
    .toFile(join(folder, 'board.webp'));
  await writeFile(join(folder, 'board.json'), JSON.stringify(atlasData(placed)));
}

/** The "JSON hash" format of TexturePacker, which Phaser reads. */
function atlasData(placed: readonly Placed<BoardFrame>[]) {
  const { size } = ATLAS_SHEET;
  return {
    frames: Object.fromEntries(placed.map((frame) => [frame.name, frameData(frame)])),
    meta: { image: 'board.webp', format: 'RGBA8888', size: { w: size, h: size }, scale: '1' },
  };
}

function frameData({ x, y, width: w, height: h }: Placed<BoardFrame>) {
  return {
    frame: { x, y, w, h },
    rotated: false,
    trimmed: false,
    spriteSourceSize: { x: 0, y: 0, w, h },
    sourceSize: { w, h },
  };
}
