import { readFileSync } from 'node:fs';
import { bundled, hasBundled, isBundled } from './node.mjs';
import { nodeOfNpm, npm, npmBy } from './npm.mjs';
import { problemWith, takesAllPackages } from './oldest.mjs';
import { inProject } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Installs the packages of the lockfile unless they are there.
 * @throws when that cannot be done here; the message says what to do
 */
export async function ensureInstalled() {
  if (isComplete()) return;
  if (process.platform === 'win32' && isBundled())
    throw new Error(
      'The packages have changed. Windows exchanges no program while it runs: run `npm ci`, then this again.',
    );
  const node = nodeOfNpm();
  const problem = problemWith(node);
  if (problem) throw new Error(problem);
  console.log('Installing packages (only when they changed; this takes a moment) …');
  const began = Date.now();
  await install(npm('ci', '--loglevel=error'));
  // What npm has left out because of an older Node goes with the one that has just come along.
  if (!takesAllPackages(node) && hasBundled() && !isComplete()) await install(npmBy(bundled, 'ci', '--loglevel=error'));
  console.log(`Installed in ${((Date.now() - began) / 1000).toFixed(1)} s.\n`);
}

const isComplete = () => isInstalled(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json'));

async function install({ program, args, options }) {
  const { code } = await run(program, args, options);
  if (code !== 0) throw new Error('The packages could not be installed: see the message of npm above.');
}

/** Whether what npm says it has installed is what the lockfile asks for here. */
export function isInstalled(wanted, installed, machine = process) {
  return Object.entries(wanted).every(([path, one]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === one.version : one.optional === true && !isFor(machine, one);
  });
}

/** Whether an optional package is one for such machines alone. What names no system may belong to a package of another. */
function isFor({ platform, arch, report }, { os, cpu, libc }) {
  if (!os && !cpu) return false;
  const names = (list, here) => list === undefined || [list].flat().includes(here);
  return names(os, platform) && names(cpu, arch) && (libc === undefined || names(libc, libcOf(report)));
}

/** The library that programs for Linux are made for. */
const libcOf = (report) => (report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl');

function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(inProject(lockfile), 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}
