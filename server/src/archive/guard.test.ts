import { type Archive, NotWritten } from './archive.ts';
import type { FilesInUse } from './files.ts';
import { guarded } from './guard.ts';

const told: string[] = [];
const log = { error: (what: string) => told.push(what), warn() {}, info: (what: string) => told.push(what) };
let files: Pick<FilesInUse, 'areInPlace'>;
let written: string[];
let onWrite: () => void;
let archive: Archive;

beforeEach(() => {
  told.length = 0;
  written = [];
  onWrite = () => {};
  files = { areInPlace: true };
  const store = {
    async secret(name: string) {
      written.push(name);
      onWrite();
      return `of ${name}`;
    },
    async isInPlace() {
      return true;
    },
    async close() {},
  };
  archive = guarded(store as unknown as Archive, files as FilesInUse, log);
});
const is = (areInPlace: boolean) => {
  files = Object.assign(files, { areInPlace });
};

test('while its files are in place an archive works as it is', async () => {
  expect(await archive.secret('daily')).toBe('of daily');
  expect([await archive.isInPlace(), told]).toEqual([true, []]);
});

test('while they are not it is not asked at all, and the operator is told once', async () => {
  is(false);
  for (let i = 0; i < 3; i++) await expect(archive.secret('daily')).rejects.toThrow(NotWritten);
  expect([await archive.isInPlace(), written]).toEqual([false, []]);
  expect(told).toEqual([expect.stringMatching(/^the folder of DATA_DIR was moved, deleted or replaced.*start/)]);
  await archive.close();
});

test('when they are back it goes on', async () => {
  is(false);
  await expect(archive.secret('daily')).rejects.toThrow();
  is(true);
  expect(await archive.secret('daily')).toBe('of daily');
  expect(told).toEqual([expect.any(String), expect.stringMatching(/is back/)]);
});

test('what is written while they go away is not promised, nor said not to have happened', async () => {
  onWrite = () => is(false);
  const error = await archive.secret('daily').catch((failure: unknown) => failure);
  expect([error, error instanceof NotWritten]).toEqual([expect.any(Error), false]);
});
