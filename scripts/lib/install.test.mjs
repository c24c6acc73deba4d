import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from './install.mjs';
import { nodeOfNpm } from './npm.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/express': { version: '5.3.0' },
  'node_modules/node-for-another-system': { version: '24.0.0', optional: true },
};
const binding = (more) => ({ 'node_modules/binding': { version: '1.0.0', optional: true, ...more } });
const machine = (glibcVersionRuntime) => ({
  platform: 'linux',
  arch: 'x64',
  report: { getReport: () => ({ header: { glibcVersionRuntime } }) },
});

test.each([
  ['all packages', true, { 'node_modules/express': { version: '5.3.0' } }],
  ['more than is asked for', true, { 'node_modules/express': { version: '5.3.0' }, 'node_modules/old': {} }],
  ['another version', false, { 'node_modules/express': { version: '5.2.0' } }],
  ['nothing', false, {}],
  [
    'another version of an optional package',
    false,
    {
      'node_modules/express': { version: '5.3.0' },
      'node_modules/node-for-another-system': { version: '23.0.0', optional: true },
    },
  ],
])('with %s installed: up to date is %p', (_what, expected, installed) => {
  expect(isInstalled(wanted, installed)).toBe(expected);
});

test.each([
  ['this system', false, { os: ['linux'], cpu: ['x64'] }],
  ['this system, in one word', false, { os: 'linux', cpu: 'x64' }],
  ['this system and library', false, { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
  ['another system', true, { os: ['darwin'], cpu: ['x64'] }],
  ['another processor', true, { os: ['linux'], cpu: ['arm64'] }],
  ['another library', true, { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['whatever needs it', true, {}],
])('without an optional package for %s: up to date is %p', (_what, expected, about) => {
  expect(isInstalled(binding(about), {}, machine('2.36'))).toBe(expected);
});

test('on Alpine it is the other library', () => {
  const musl = { os: ['linux'], cpu: ['x64'], libc: ['musl'] };
  expect(isInstalled(binding(musl), {}, machine(undefined))).toBe(false);
  expect(isInstalled(binding({ ...musl, libc: ['glibc'] }), {}, machine(undefined))).toBe(true);
});

test('the Node that counts for an installation is the one that runs npm', () => {
  const old = mkdtempSync(join(tmpdir(), 'landfall-node-'));
  const node = join(old, 'node');
  writeFileSync(node, '#!/bin/sh\necho v22.11.0\n', { mode: 0o755 });
  const { npm_node_execpath: before } = process.env;
  process.env.npm_node_execpath = node;
  try {
    expect(nodeOfNpm()).toBe('22.11.0');
  } finally {
    if (before === undefined) delete process.env.npm_node_execpath;
    else process.env.npm_node_execpath = before;
    rmSync(old, { recursive: true });
  }
});
