import { readdirSync, readFileSync } from 'node:fs';
import { positionHash } from '../engine/hash.ts';
import { FORMAT, replay, upgraded } from '../engine/recording.ts';
import { GAMES } from '../games/registry.ts';

/** Games as earlier versions saved them. They are never changed: a new format comes with a new one. */
const FOLDER = new URL('./recordings/', import.meta.url);
const files = readdirSync(FOLDER);
const recordings = files.map((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));

test.each(files.map((file, index) => [file, index] as const))('%s is played again to the same end', (_file, index) => {
  const saved = recordings[index];
  const recording = upgraded(saved);
  const game = GAMES[recording.game]!;
  const match = replay(game, recording);
  expect(positionHash(match)).toBe(saved.hash);
  expect(game.result(match.state.table)).toEqual(saved.result);
});

test('there is one of every format', () => {
  const formats = recordings.map(({ format }) => format);
  expect(new Set(formats)).toEqual(new Set(Array.from({ length: FORMAT }, (_, index) => index + 1)));
});

test('of every game there is one in the newest format', () => {
  const newest = recordings.filter(({ format }) => format === FORMAT).map(({ game }) => game);
  expect(newest.sort()).toEqual(Object.keys(GAMES).sort());
});
