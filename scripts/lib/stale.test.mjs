import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from './paths.mjs';
import { ensureMade, fingerprint } from './stale.mjs';

let folder;
let made;
const path = (name) => join(relative(ROOT, folder), name);
const write = (name, text) => writeFileSync(join(folder, name), text);
const step = () => ({
  inputs: [path('source'), path('absent')],
  output: path('output'),
  make: async () => {
    rmSync(join(folder, 'output'), { recursive: true, force: true });
    mkdirSync(join(folder, 'output'));
    made++;
  },
});

beforeEach(() => {
  made = 0;
  folder = mkdtempSync(join(tmpdir(), 'landfall-stale-'));
  mkdirSync(join(folder, 'source'));
  write('source/a', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what is up to date is not made again', async () => {
  await ensureMade(step());
  await ensureMade(step());
  expect(made).toBe(1);
});

test.each([
  ['a file changed', () => write('source/a', 'two')],
  ['a file appeared', () => write('source/b', '')],
  ['a file was renamed', () => renameSync(join(folder, 'source/a'), join(folder, 'source/b'))],
  ['the output was deleted', () => rmSync(join(folder, 'output'), { recursive: true })],
])('it is made again when %s', async (_what, change) => {
  await ensureMade(step());
  change();
  await ensureMade(step());
  expect(made).toBe(2);
});

test('what failed to be made is made again', async () => {
  const fails = {
    ...step(),
    make: async () => {
      await step().make();
      throw new Error('half way');
    },
  };
  await expect(ensureMade(fails)).rejects.toThrow('half way');
  await ensureMade(step());
  expect(made).toBe(2);
  expect(existsSync(join(folder, 'output'))).toBe(true);
});

test('a fingerprint tells where one file ends and the next begins', () => {
  write('source/a', 'x');
  write('source/b', 'yz');
  const one = fingerprint([path('source')]);
  write('source/a', 'xy');
  write('source/b', 'z');
  expect(fingerprint([path('source')])).not.toBe(one);
});
