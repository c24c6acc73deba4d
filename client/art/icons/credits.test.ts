import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { boardFrames } from '../board-frames.ts';
import { pageFiles } from '../output/page-pictures.ts';
import { GAME_ICONS } from './game-icons.ts';

const credits = readFileSync(fileURLToPath(new URL('../../../CREDITS.md', import.meta.url)), 'utf8');
const drawings = [...boardFrames().map(({ svg }) => svg), ...pageFiles().values()].join('');

describe.each(Object.entries(GAME_ICONS))('%s', (name, { author, path }) => {
  test('is credited to its author', () => {
    expect(credits).toContain(`[${name}](https://game-icons.net/1x1/${author}/${name}.html)`);
  });
  test('is in use', () => expect(drawings.includes(path)).toBe(true));
});

test('nobody is credited for an icon that we do not have', () => {
  const credited = [...credits.matchAll(/game-icons\.net\/1x1\/[^/]+\/([^.]+)\.html/g)].map(([, name]) => name!);
  expect(credited.sort()).toEqual(Object.keys(GAME_ICONS).sort());
});
