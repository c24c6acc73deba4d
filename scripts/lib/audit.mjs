import { spawn } from 'node:child_process';
import { npm } from './npm.mjs';
import { ROOT } from './paths.mjs';

/** One try of at most ten seconds; what does not answer by then is not waited for. */
const QUESTION = ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0', '--fetch-timeout=10000'];
const LIMIT_MS = 20_000;

/** Asks the registry whether a package that is shipped has a known weakness. Without an answer nothing is known. */
export async function audit(extra = []) {
  const { program, args, options } = npm(...QUESTION, ...extra);
  const child = spawn(program, args, { cwd: ROOT, ...options, timeout: LIMIT_MS, stdio: ['ignore', 'pipe', 'ignore'] });
  let answer = '';
  child.stdout.on('data', (text) => (answer += text));
  await new Promise((resolve) => {
    child.on('error', resolve);
    child.on('close', resolve);
  });
  return verdict(answer);
}

/**
 * What an answer of `npm audit --json` comes to.
 * @returns {{ outcome: 'ok' | 'found' | 'skipped', text: string }}
 */
export function verdict(answer) {
  const report = parsed(answer);
  const counts = report?.metadata?.vulnerabilities;
  if (!counts) return { outcome: 'skipped', text: report?.message ?? 'the registry does not answer' };
  if (counts.high + counts.critical === 0) return { outcome: 'ok', text: '' };
  return { outcome: 'found', text: Object.values(report.vulnerabilities).flatMap(linesOf).join('\n') };
}

/** What is known about a package itself; those that only depend on it have no line. */
const linesOf = ({ name, via }) =>
  via
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ severity, range, title, url }) => `${name} ${range}: ${severity}, ${title} (${url})`);

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
