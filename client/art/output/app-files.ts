import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appIcon } from '../app-icons.ts';
import { type Box, svgFile } from '../kit/svg.ts';
import { toPng } from './raster.ts';

const VIEW: Box = [0, 0, 128, 128];

/** Writes the icons that browsers, home screens and bookmarks ask for. */
export async function writeAppFiles(folder: string): Promise<void> {
  const app = join(folder, 'app');
  await mkdir(app, { recursive: true });
  const [plain, turn, square] = [appIcon(), appIcon({ turn: true }), appIcon({ square: true })];
  const files: readonly (readonly [name: string, content: string | Buffer])[] = [
    ['favicon.svg', svgFile(VIEW, plain)],
    ['favicon-turn.svg', svgFile(VIEW, turn)],
    ['favicon-32.png', toPng(svgFile(VIEW, plain), 32)],
    ['apple-touch-icon.png', toPng(svgFile(VIEW, square), 180)],
    ['icon-192.png', toPng(svgFile(VIEW, plain), 192)],
    ['icon-512.png', toPng(svgFile(VIEW, plain), 512)],
    ['icon-maskable-512.png', toPng(svgFile(VIEW, square), 512)],
  ];
  await Promise.all(files.map(([name, content]) => writeFile(join(app, name), content)));
}
