import { spawn } from 'node:child_process';
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
  const results = await Promise.all(Object.entries(CHECKS).map(([name, args]) => inspect(name, args)));
  return { code: results.every(Boolean) ? 0 : 1 };
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
