import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { appIcon } from '../app-icons.ts';
import { HERO_SIZE, hero } from '../hero.ts';
import { type Box, svgFile } from '../kit/svg.ts';
import { toPng } from './raster.ts';

const ICON_VIEW: Box = [0, 0, 128, 128];
const HERO_VIEW: Box = [0, 0, ...HERO_SIZE];
/** The size that messengers expect for the picture of a link. */
const PREVIEW = { width: 1200, height: 630 } as const;

/** Writes the title picture, the picture that a shared link shows, and the icons that browsers and home screens ask for. */
export async function writeAppFiles(folder: string): Promise<void> {
  const app = join(folder, 'app');
  await mkdir(app, { recursive: true });
  const [plain, turn, square] = [appIcon(), appIcon({ turn: true }), appIcon({ square: true })].map((layers) =>
    svgFile(ICON_VIEW, layers),
  ) as [string, string, string];
  const files: readonly (readonly [name: string, content: string | Buffer])[] = [
    ['favicon.svg', plain],
    ['favicon-turn.svg', turn],
    ['favicon-32.png', toPng(plain, 32)],
    ['apple-touch-icon.png', toPng(square, 180)],
    ['icon-192.png', toPng(plain, 192)],
    ['icon-512.png', toPng(plain, 512)],
    ['icon-maskable-512.png', toPng(square, 512)],
  ];
  await Promise.all(files.map(([name, content]) => writeFile(join(app, name), content)));
  const picture = toPng(svgFile(HERO_VIEW, hero()), HERO_SIZE[0]);
  await sharp(picture).webp({ quality: 82, effort: 4 }).toFile(join(folder, 'hero.webp'));
  await sharp(picture)
    .resize({ ...PREVIEW, fit: 'cover' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(app, 'preview.jpg'));
}
