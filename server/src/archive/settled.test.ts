import { isSettled } from './settled.ts';

test.each([
  ['a disk that is full (SQLite)', { errcode: 13 }, true],
  ['a disk that nothing can be written to', { errcode: 778 }, true],
  ['a disk that fails as what was written is to last', { errcode: 1034 }, false],
  ['an answer of PostgreSQL', { severity: 'ERROR' }, true],
  ['a lost connection', { code: 'ECONNRESET' }, false],
])('%s: is it over? %#', (_what, error, settled) => {
  expect(isSettled(error)).toBe(settled);
});
