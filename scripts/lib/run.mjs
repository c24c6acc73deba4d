import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** Those a terminal, a service manager or npm sends to end a program. */
const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program of the project to its end and hands every ending signal on to it; aborting `options.signal` ends it too.
 * @returns {Promise<{ code: number | null, signal: string | null }>}
 */
export function run(program, args, options = {}) {
  const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', ...options });
  const forward = (signal) => {
    // Ctrl-C reaches the program from the terminal itself, and a second one would cut its farewell short.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of ENDING) process.on(signal, forward);
  if (options.onMessage) child.on('message', options.onMessage);
  return new Promise((resolve, reject) => {
    child.on('error', (error) => error.name === 'AbortError' || reject(error));
    child.on('exit', (code, signal) => {
      for (const ending of ENDING) process.off(ending, forward);
      resolve({ code, signal });
    });
  });
}

/** Runs a script of the project under the Node that runs this one. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** Fails unless a program of the project ended well. */
export async function mustRun(args, what) {
  const { code } = await runNode(args);
  if (code === 0) return;
  throw new Error(`${what} failed. Unless files were changed here, delete the folder node_modules and start again.`);
}

/** Ends this process as the program did that it stood in for. */
export function finish(ended) {
  if (ended?.signal) process.kill(process.pid, ended.signal);
  else process.exitCode = ended?.code ?? 0;
}
