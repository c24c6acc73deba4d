import { readFileSync } from 'node:fs';
import { nodeProblem, OLDEST } from './nodeVersion.ts';

test.each(['8.17.0', '20.19.5', '21.99.3', '22.0.0', '22.12.0', '22.17.1'])(
  '%s is refused, and it is said which one is needed',
  (version) => {
    expect(nodeProblem(version)).toBe(`Landfall needs Node 22.18 or newer; this is ${version}.`);
  },
);

test.each(['22.18.0', '22.20.1', '23.6.0', '24.21.0', '100.1.0', process.versions.node])('%s is taken', (version) => {
  expect(nodeProblem(version)).toBeNull();
});

test.each(['README.md', 'scripts/lib/node.mjs', 'docs/decisions/0006-node-24-from-npm.md'])(
  '%s names the same one',
  (file) => {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(text.match(/\b22\.\d+/g)).toContain(OLDEST);
  },
);
