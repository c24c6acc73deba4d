// Proves that the rules of biome.jsonc catch what they are meant to catch: snippets are linted in a copy of the
// configuration, each at a path where it would stand in the project. `*` in a path becomes the number of the case.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
const rule = 'shared/src/games/forbidden-island/rules/*.ts';
const deep = 'shared/src/games/forbidden-island/bot/value/*.ts';
const gomoku = 'shared/src/games/gomoku/*.ts';

/** Where, what, and a part of the complaint; null where it is fine. */
const cases = [
  ['shared/src/engine/*.ts', "import '../games/registry.ts';", 'engine imports only'],
  ['shared/src/engine/*.ts', "import '@colyseus/schema';", 'engine imports only'],
  ['shared/src/engine/*.ts', "import 'node:fs';", 'engine imports only'],
  ['shared/src/engine/*.ts', "export const later = () => import('../protocol/room.ts');", 'engine imports only'],
  ['shared/src/engine/*.ts', "import './plain.ts';", null],
  ['shared/src/protocol/*.ts', "import '../games/registry.ts';", 'protocol imports only'],
  ['shared/src/protocol/*.ts', "import '../engine/game.ts';", null],
  ['shared/src/games/*.ts', "import '../protocol/room.ts';", 'list of games imports only'],
  ['shared/src/games/*.ts', "import './forbidden-island/game.ts';", null],
  [gomoku, "import '../forbidden-island/tiles.ts';", 'its own folder'],
  [gomoku, "import '../../protocol/room.ts';", 'its own folder'],
  [gomoku, "import '@landfall/client/main.ts';", 'its own folder'],
  [gomoku, "import '../../engine/game.ts';", null],
  [rule, "import '../../gomoku/game.ts';", 'its own folder'],
  [rule, "import '../../registry.ts';", 'its own folder'],
  [rule, "import 'node:fs';", 'its own folder'],
  [rule, "import '../../../../../server/src/app.ts';", 'its own folder'],
  [rule, "import '../../../engine/agenda.ts';", null],
  [rule, "import '../table.ts';", null],
  [deep, "import '../../../gomoku/game.ts';", 'its own folder'],
  [deep, "import '../../../registry.ts';", 'its own folder'],
  [deep, "import '../../../../protocol/room.ts';", 'its own folder'],
  [deep, "import '../../../../../../server/src/app.ts';", 'its own folder'],
  [deep, "import '@landfall/server/app.ts';", 'its own folder'],
  [deep, "import 'node:fs';", 'its own folder'],
  [deep, "import '../../../../engine/agenda.ts';", null],
  [deep, "import '../../table.ts';", null],
  [deep, "import '../kernel/board.ts';", null],
  [deep, "import './weights.ts';", null],
  [
    'shared/src/games/dominoes/bot/search/ever/deeper/*.ts',
    "import '../../../../../gomoku/game.ts';",
    'its own folder',
  ],
  [deep, 'export const chance = Math.random();', 'same seed'],
  [deep, 'export const chance = globalThis.Math.random();', 'global variable globalThis'],
  [rule, 'export const chance = Math.random();', 'same seed'],
  [rule, "export const chance = Math['random']();", 'same seed'],
  [rule, 'export const { random } = Math;', 'same seed'],
  [rule, 'export const now = new Date();', 'global variable Date'],
  [rule, 'export const now = globalThis.Date.now();', 'global variable globalThis'],
  [rule, 'export const { Date: Clock } = globalThis;', 'global variable globalThis'],
  [rule, "export const now = global['Date'].now();", 'global variable global'],
  [rule, 'export const now = self.Date.now();', 'global variable self'],
  [rule, "console.log('flooded');", 'global variable console'],
  [rule, 'setTimeout(() => {}, 1);', 'global variable setTimeout'],
  ['shared/scripts/*.ts', 'console.log(new Date());', null],
  ['shared/src/testing/*.ts', 'console.log(globalThis.Date.now());', null],
  ['shared/src/games/gomoku/*.test.ts', "import '@landfall/server/app.ts';", 'one way'],
  ['shared/src/games/gomoku/*.test.ts', 'export const chance = Math.random();', 'same seed'],
  ['shared/src/games/gomoku/*.test.ts', "import 'node:fs';", null],
  ['server/src/*.ts', "import '@landfall/client/main.ts';", 'knows no screen'],
  ['server/src/*.ts', "import 'phaser';", 'knows no screen'],
  ['server/src/*.ts', "import '@landfall/shared/games/forbidden-island/game.ts';", 'asks games/registry.ts'],
  ['server/src/*.ts', "import '../../shared/src/games/registry.ts';", 'Name the package'],
  ['server/src/*.ts', "import '@landfall/shared/games/registry.ts';", null],
  ['client/src/*.ts', "import '@landfall/server/app.ts';", 'by its protocol only'],
  ['client/src/ui/*.tsx', "import '../../../server/src/app.ts';", 'by its protocol only'],
  ['client/src/*.ts', "import '../../shared/src/games/registry.ts';", 'Name the package'],
  ['client/src/ui/*.tsx', "import '../games/forbidden-island/lobby.tsx';", 'asks games/registry.ts'],
  ['client/src/ui/*.tsx', "import '@landfall/shared/games/forbidden-island/tiles.ts';", 'asks games/registry.ts'],
  ['client/src/ui/*.tsx', "import '../games/registry.ts';", null],
  ['client/src/games/gomoku/*.ts', "import '@landfall/shared/games/gomoku/table.ts';", null],
  ['client/src/games/gomoku/*.ts', "import '@landfall/server/app.ts';", 'by its protocol only'],
];
const architecture = ['plugin', 'lint/style/noRestrictedImports', 'lint/style/noRestrictedGlobals'];
const pathOf = (index) => cases[index][0].replace('*', `case-${index}`);

/** What the linter says about the architecture, per path. */
function lintAll() {
  const project = mkdtempSync(join(tmpdir(), 'landfall-lint-'));
  try {
    for (const name of ['biome.jsonc', 'scripts/lint'])
      cpSync(join(root, name), join(project, name), { recursive: true });
    for (const [index, [, code]] of cases.entries()) {
      const path = join(project, pathOf(index));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${code}\n`);
    }
    const options = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'];
    const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: project, encoding: 'utf8' });
    const complaints = JSON.parse(stdout).diagnostics.filter(({ category }) => architecture.includes(category));
    return Map.groupBy(complaints, ({ location }) => location.path);
  } finally {
    rmSync(project, { recursive: true });
  }
}

const complaints = lintAll();

test.each(cases.map((entry, index) => [...entry, index]))('%s: %s', (_where, _code, expected, index) => {
  const said = (complaints.get(pathOf(index)) ?? []).map(({ severity, message }) => `${severity}: ${message}`);
  if (expected === null) expect(said).toEqual([]);
  else expect(said).toEqual([expect.stringMatching(new RegExp(`^error: .*${expected}`))]);
});
