import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeAppFiles } from './output/app-files.ts';
import { writeBoardAtlas } from './output/board-atlas.ts';
import { writeFonts } from './output/fonts.ts';
import { writePagePictures } from './output/page-pictures.ts';

/** Draws every picture and cuts the fonts into `client/public/generated`, from nothing. */
const folder = fileURLToPath(new URL('../public/generated', import.meta.url));
const started = performance.now();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await Promise.all([writeFonts(folder), writeBoardAtlas(folder), writePagePictures(folder), writeAppFiles(folder)]);
console.log(`Pictures and fonts drawn in ${((performance.now() - started) / 1000).toFixed(1)} s`);
