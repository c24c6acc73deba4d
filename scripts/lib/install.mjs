import { readFileSync } from 'node:fs';
import { inProject } from './paths.mjs';
import { run } from './run.mjs';

/** Installs the packages of the lockfile unless they are there. */
export async function ensureInstalled() {
  if (isInstalled(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json'))) return;
  console.log('Installing packages (only when they changed; this takes a moment) …');
  const began = Date.now();
  const { code } = await npm('ci', '--loglevel=error');
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

/** The npm that started this script if one did, run by the Node it was run by: ours may be about to be replaced. */
function npm(...args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (/npm-cli\.c?js$/.test(script ?? '')) return run(node ?? process.execPath, [script, ...args]);
  const windows = process.platform === 'win32';
  return run(windows ? 'npm.cmd' : 'npm', args, { shell: windows });
}
