import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { BUNDLED } from './node.mjs';
import { problemWith, takesAllPackages } from './oldest.mjs';
import { inProject } from './paths.mjs';

const read = (file) => readFileSync(inProject(file), 'utf8');
const { engines } = JSON.parse(read('package.json'));
const { packages } = JSON.parse(read('package-lock.json'));

test.each([
  ['14.21.3', 'linux'],
  ['16.20.2', 'darwin'],
  ['18.20.8', 'linux'],
  ['18.20.8', 'win32'],
  ['20.18.1', 'win32'],
  ['22.11.0', 'win32'],
])('%s is too old on %s, and is told so', (version, platform) => {
  expect(problemWith(version, platform)).toMatch(new RegExp(`^.*${version}: .*\nInstall Node.js 24 `));
});

test.each([
  ['20.0.0', 'linux'],
  ['20.18.1', 'darwin'],
  ['22.11.0', 'linux'],
  ['20.19.0', 'win32'],
  ['22.12.0', 'win32'],
  ['24.0.0', 'win32'],
])('%s will do on %s', (version, platform) => {
  expect(problemWith(version, platform)).toBeNull();
});

test.each([
  ['20.18.1', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.0.0', true],
])('%s takes all packages: %p', (version, takes) => expect(takesAllPackages(version)).toBe(takes));

test('npm is told the same', () => {
  expect(engines.node).toBe('>=20');
  expect(packages[''].engines.node).toBe('>=20');
});

test.each(Object.keys(BUNDLED))('npm leaves out no package for %s', (system) => {
  const [os, cpu] = system.split('-');
  const here = Object.entries(packages).filter(
    ([, { optional, ...one }]) => optional && one.os?.includes(os) && one.cpu?.includes(cpu),
  );
  expect(here.length).toBeGreaterThan(9);
  for (const version of ['20.19.0', '22.12.0', '24.0.0'])
    for (const [path, one] of here) expect([path, allows(one.engines?.node ?? '>=0', version)]).toEqual([path, true]);
});

/** Whether a range such as `^20.19.0 || >= 22.12` holds this version. */
function allows(range, version) {
  const number = (text) => text.split('.').reduce((sum, part, place) => sum + Number(part) * 1000 ** (2 - place), 0);
  return range.split('||').some((part) => {
    const [, sign, from] = /^\s*(\^|>=)?\s*([\d.]+)\s*$/.exec(part);
    return number(version) >= number(from) && (sign !== '^' || version.split('.')[0] === from.split('.')[0]);
  });
}

test('an old Node is told before it meets a word it does not know', () => {
  const entry = read('scripts/landfall.mjs');
  const imported = [...entry.matchAll(/from '(.*)'/g)].map(([, from]) => from);
  expect(imported).toEqual(['./lib/oldest.mjs']);
  const asOld = `Object.defineProperty(process.versions, 'node', { value: '18.20.8' })`;
  const url = `data:text/javascript,${encodeURIComponent(asOld)}`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', url, inProject('scripts/landfall.mjs'), 'start']);
  expect([status, `${stderr}`]).toEqual([1, `\n${problemWith('18.20.8')}\n`]);
});
