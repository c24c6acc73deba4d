import { spawn } from 'node:child_process';
import { audit } from './audit.mjs';
import { ROOT } from './paths.mjs';

const colors = process.stdout.isTTY === true;
const typescript = (workspace) => ['node_modules/typescript/bin/tsc', '--project', workspace, '--pretty', `${colors}`];

const CHECKS = {
  'types of shared': typescript('shared'),
  'types of server': typescript('server'),
  'types of client': typescript('client'),
  'types of e2e': typescript('e2e'),
  'format and lint': [
    'node_modules/@biomejs/biome/bin/biome',
    'ci',
    '--error-on-warnings',
    `--colors=${colors ? 'force' : 'off'}`,
  ],
};

/** Everything that can be known without running the game, all at once; shows only what is wrong. */
export async function check() {
  const checks = Object.entries(CHECKS).map(([name, args]) => inspect(name, args));
  const results = await Promise.all([...checks, inspectPackages()]);
  return { code: results.every(Boolean) ? 0 : 1 };
}

/** Fails for a known weakness of a package that is shipped; says so where the registry does not tell. */
async function inspectPackages() {
  const { outcome, text } = await audit();
  if (outcome === 'ok') console.log('ok      known weaknesses of packages');
  if (outcome === 'skipped') console.log(`SKIPPED known weaknesses of packages: ${text}`);
  if (outcome === 'found') console.log(`FAILED  known weaknesses of packages\n${text}`);
  return outcome !== 'found';
}

function inspect(name, args) {
  const child = spawn(process.execPath, args, { cwd: ROOT });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      console.log(code === 0 ? `ok      ${name}` : `FAILED  ${name}\n${output}`);
      resolve(code === 0);
    });
  });
}
