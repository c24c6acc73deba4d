import { mustRun } from './run.mjs';
import { ensureMade } from './stale.mjs';

/** Pictures and fonts, drawn from their sources. Fonts hold only the letters that the texts use. */
const art = {
  inputs: ['client/art', 'client/src/i18n', 'client/package.json', 'package-lock.json'],
  output: 'client/public/generated',
  make: () => {
    console.log('Drawing the pictures …');
    return mustRun(['client/art/build.ts'], 'Drawing the pictures');
  },
};

/** The page as it is served. */
const page = {
  inputs: [
    'client/index.html',
    'client/vite.config.ts',
    'client/precache.ts',
    'client/tsconfig.json',
    'client/src',
    'client/public',
    'shared/src',
    'tsconfig.base.json',
    'package-lock.json',
  ],
  output: 'client/dist',
  make: () => {
    console.log('Building the page …');
    return mustRun(['node_modules/vite/bin/vite.js', 'build', 'client', '--logLevel', 'warn'], 'Building the page');
  },
};

export const ensureArt = () => ensureMade(art);

export async function ensureClient() {
  await ensureMade(art);
  await ensureMade(page);
}
