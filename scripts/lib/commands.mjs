import { check } from './check.mjs';
import { ensureClient } from './client.mjs';
import { dev } from './dev.mjs';
import { runNode } from './run.mjs';
import { test } from './test.mjs';

const script = (path) => (args) => runNode([path, ...args]);

/** What `node scripts/landfall.mjs NAME` does, once the packages are there. */
export const commands = {
  async start() {
    await ensureClient();
    return runNode(['server/src/main.ts']);
  },
  dev,
  build: ensureClient,
  test,
  check,
  format: (args) => runNode(['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...args]),
  'check:traces': script('shared/scripts/check-traces.ts'),
  'bench:engine': script('shared/scripts/bench-engine.ts'),
  simulate: script('shared/scripts/simulate.ts'),
  'match:gomoku': script('shared/scripts/match-gomoku.ts'),
  playthroughs: script('shared/scripts/playthroughs.ts'),
  archive: script('server/src/operate.ts'),
  chaos: script('server/scripts/chaos.ts'),
  'cpu-games': script('server/scripts/cpu-games.ts'),
  async screenshots(args) {
    await ensureClient();
    return runNode(['e2e/src/screenshots.ts', ...args]);
  },
};
