import config from '../../jest.config.js';
import { ensureClient } from './client.mjs';
import { inProject } from './paths.mjs';
import { runNode } from './run.mjs';

const JEST = ['--no-warnings', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js'];

/** A browser keeps a machine busy, so browser tests come after all others; their pages wait now and then, which leaves room for a third. */
const ROUNDS = [
  ['--selectProjects', 'shared', 'server', 'client', 'scripts', '--maxWorkers=2'],
  ['--selectProjects', 'e2e', '--maxWorkers=3'],
];

/**
 * Runs all tests, or hands the arguments to Jest: `npm test -- --selectProjects shared`.
 * @throws for a part that there is not, as Jest would run all the others
 */
export async function test(args) {
  const parts = partsIn(args);
  if (!parts || parts.includes('e2e')) await ensureClient(); // only browsers need the page
  if (args.length > 0) return runNode([...JEST, ...args]);
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const round of ROUNDS) add(total, await jest(round));
  console.log(`\nTests: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return { code: total.failed === 0 ? 0 : 1 };
}

const OPTION = '--selectProjects';

/**
 * The parts that are asked for; Jest takes every word after the option for one. Undefined where it was not given.
 * @throws for one that there is not
 */
export function partsIn(args) {
  const at = args.findIndex((arg) => arg === OPTION || arg.startsWith(`${OPTION}=`));
  if (at < 0) return undefined;
  const after = args.slice(at + 1);
  const end = after.findIndex((arg) => arg.startsWith('-'));
  const parts = [...args[at].split('=').slice(1), ...(end < 0 ? after : after.slice(0, end))];
  const known = config.projects.map(({ displayName }) => displayName);
  const odd = parts.find((part) => !known.includes(part));
  if (odd === undefined) return parts;
  const files = `for test files with that in their path: --testPathPatterns ${odd}`;
  throw new Error(`There is no part ${odd}. After ${OPTION} come ${known.join(', ')}; ${files}`);
}

/** Runs Jest to its end and counts what its reporter tells; a round that breaks off counts as one failure. */
async function jest(args) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const { code } = await runNode(
    [...JEST, ...args, '--reporters=default', `--reporters=${inProject('scripts/lib/tell-counts.mjs')}`],
    {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      onMessage: (message) => Object.assign(counts, message),
    },
  );
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

const add = (total, counts) => {
  for (const key of Object.keys(total)) total[key] += counts[key];
};
