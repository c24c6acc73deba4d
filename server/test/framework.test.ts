import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package.json of an installed package, found without loading the package. */
function manifest(name: string): { version: string; dependencies: Record<string, string> } {
  const entry = fileURLToPath(import.meta.resolve(name));
  const folder = entry.slice(0, entry.lastIndexOf(join('node_modules', name)) + join('node_modules', name).length);
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

const wanted = JSON.parse(readFileSync(join(dirname(fileURLToPath(import.meta.url)), '../package.json'), 'utf8'));

describe('the framework is one release, imported part by part', () => {
  test.each(['colyseus', '@colyseus/core', '@colyseus/schema', '@colyseus/ws-transport'])(
    '%s is pinned exactly',
    (name) => {
      expect(wanted.dependencies[name]).toBe(manifest(name).version);
    },
  );

  test.each(['@colyseus/core', '@colyseus/ws-transport'])('%s is of the line that this release bundles', (name) => {
    const range = manifest('colyseus').dependencies[name]!;
    const [line] = /\d+\.\d+/.exec(range)!;
    expect(manifest(name).version.startsWith(`${line}.`)).toBe(true);
  });
});
