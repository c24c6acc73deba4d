import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** How long a server may take until it listens, in milliseconds. */
const START_LIMIT_MS = 60_000;

/** How long a server may take to end after it was asked to, in milliseconds. */
const STOP_LIMIT_MS = 10_000;

const main = join(import.meta.dirname, '../../server/src/main.ts');
const faulty = join(import.meta.dirname, 'faulty.ts');

/** A running service, as `npm start` runs it. */
export interface RunningServer {
  /** Such as `http://localhost:41234`. */
  url: string;
  /** All that it has printed so far. */
  output(): string;
  /** Asks it to end, and waits until it has. Resolves to its exit code. */
  stop(): Promise<number | null>;
  /** Ends it without a word, as a power cut does. */
  kill(): Promise<void>;
}

/**
 * Starts the real service on a free port, with these settings on top of the environment.
 * @param fault lets every game get stuck after its first decision
 * @throws with what it printed, when it ends or takes too long instead of listening
 */
export async function startServer(
  settings: Record<string, string> = {},
  { fault = false } = {},
): Promise<RunningServer> {
  const before = fault ? ['--import', pathToFileURL(faulty).href] : [];
  const child = spawn(process.execPath, ['--no-warnings', ...before, main], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: ':memory:', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return {
    url: await address(child, () => output),
    output: () => output,
    stop: () => stop(child),
    kill: () => kill(child),
  };
}

/** The address that a server prints once it listens. */
function address(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (what: string) => {
      clearTimeout(limit);
      child.kill('SIGKILL');
      reject(new Error(`The server ${what}:\n${output()}`));
    };
    const limit = setTimeout(() => fail('does not listen'), START_LIMIT_MS);
    child.on('error', (error) => fail(`cannot be started (${error.message})`));
    child.on('exit', (code) => fail(`ended with ${code}`));
    child.stdout?.on('data', () => {
      const [url] = /http:\/\/localhost:\d+/.exec(output()) ?? [];
      if (!url) return;
      clearTimeout(limit);
      child.removeAllListeners('exit');
      resolve(url);
    });
  });
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  const [code] = (await ended) as [number | null];
  clearTimeout(limit);
  return code;
}
