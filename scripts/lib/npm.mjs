import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';

/**
 * The npm that started this script if one did, run by the Node it was run by, as that of the project may be about to be
 * replaced; otherwise the one of this machine.
 * @returns {{ program: string, args: string[], options: { shell?: boolean } }} for `run` or `spawn`
 */
export function npm(...args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (/npm-cli\.c?js$/.test(script ?? ''))
    return { program: node ?? process.execPath, args: [script, ...args], options: {} };
  const shell = process.platform === 'win32';
  return { program: shell ? 'npm.cmd' : 'npm', args, options: { shell } };
}

/** The same, run by another Node. Not for Windows. */
export function npmBy(node, ...args) {
  const { program, args: own } = npm(...args);
  if (program !== 'npm') return { program: node, args: own, options: {} };
  return { program, args: own, options: { env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` } } };
}

/** The version of the Node that runs npm, such as `20.19.0`. That of this script may be the one the packages brought before. */
export function nodeOfNpm() {
  const { npm_node_execpath: node } = process.env;
  const answer = node && spawnSync(node, ['--version'], { encoding: 'utf8' });
  return answer?.status === 0 ? answer.stdout.trim().slice(1) : process.versions.node;
}
