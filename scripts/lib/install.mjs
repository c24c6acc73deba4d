import { readFileSync } from 'node:fs';
import { isBundled } from './node.mjs';
import { npm } from './npm.mjs';
import { inProject } from './paths.mjs';
import { run } from './run.mjs';

/** Installs the packages of the lockfile unless they are there. */
export async function ensureInstalled() {
  if (isInstalled(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json'))) return;
  if (process.platform === 'win32' && isBundled())
    throw new Error(
      'The packages have changed. Windows exchanges no program while it runs: run `npm ci`, then this again.',
    );
  console.log('Installing packages (only when they changed; this takes a moment) …');
  const began = Date.now();
  const { program, args, options } = npm('ci', '--loglevel=error');
  const { code } = await run(program, args, options);
  if (code !== 0) throw new Error('The packages could not be installed: see the message of npm above.');
  console.log(`Installed in ${((Date.now() - began) / 1000).toFixed(1)} s.\n`);
}

/** Whether what npm says it has installed is what the lockfile asks for. Optional packages may be for other machines. */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === version : optional === true;
  });
}

function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(inProject(lockfile), 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}
