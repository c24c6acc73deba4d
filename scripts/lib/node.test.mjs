import { readFileSync } from 'node:fs';
import { BUNDLED } from './node.mjs';
import { inProject } from './paths.mjs';

const read = (file) => JSON.parse(readFileSync(inProject(file), 'utf8'));
const { optionalDependencies } = read('package.json');
const { packages } = read('package-lock.json');

test('every Node of the lockfile is found on the machines that npm installs it on', () => {
  const brought = Object.keys(optionalDependencies).map((name) => {
    const { os, cpu, bin } = packages[`node_modules/${name}`];
    return [`${os}-${cpu}`, `${name}/${bin.node}`];
  });
  expect(Object.fromEntries(brought)).toEqual(BUNDLED);
});

test.each(Object.entries(optionalDependencies))('%s %s is installed for its own system only', (name, version) => {
  const here = packages[`node_modules/${name}`];
  expect(here).toMatchObject({ version, optional: true, os: expect.any(String), cpu: expect.any(String) });
  expect(Number.parseInt(version, 10)).toBeGreaterThanOrEqual(24);
});

test('the lockfile says what a package is, and not where somebody got it', () => {
  const places = Object.values(packages).flatMap(({ resolved }) => resolved ?? []);
  expect(places.filter((place) => /^\w+:/.test(place))).toEqual([]);
});
