import { existsSync } from 'node:fs';
import LongestFirst, { LONGEST } from './longest-first.mjs';
import { inProject } from './paths.mjs';

test.each(LONGEST)('%s is there', (name) => {
  expect(existsSync(inProject(`${name}.test.ts`))).toBe(true);
});

test('what takes longest comes first, and nothing is left out', () => {
  const [longest, long] = LONGEST;
  const context = { config: { cache: false }, hasteFS: { getSize: ({ length }) => length } };
  const paths = ['an/other', long, 'small', longest].map((name) => inProject(`${name}.test.ts`));
  const sorted = new LongestFirst().sort(paths.map((path) => ({ path, context })));
  expect(sorted.map(({ path }) => path)).toEqual([paths[3], paths[1], paths[0], paths[2]]);
});
