import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RunningServer } from '../src/app.ts';
import { until } from './harness.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Program {
  child: ChildProcess;
  output(): string;
  /** The exit code, or the signal that ended it. */
  exit: Promise<number | string>;
}

export interface Service extends Program, RunningServer {
  /** Ends it without a word, as a power cut does. */
  kill(): Promise<void>;
}

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts the service, or another program in its place, with nothing in its environment but this. */
export function run(env: Record<string, string>, program: string = MAIN, args: string[] = []): Program {
  const child = spawn(process.execPath, ['--no-warnings', program, ...args], {
    env: { DATA_DIR: ':memory:', ...env, HOST: '127.0.0.1' },
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream!.on('data', (text) => {
      output += text;
    });
  const exit = new Promise<number | string>((resolve) =>
    // Only when it is closed has all its output arrived.
    child.once('close', (code, signal) => resolve(code ?? signal!)),
  );
  return { child, output: () => output, exit };
}

/** The service as a process of its own, once it listens. */
export async function service(env: Record<string, string> = {}, program?: string): Promise<Service> {
  const running = run({ PORT: '0', PACE_MS: '0', WINDOW_MS: '0', ...env }, program);
  await until(() => /open at http:\/\/localhost:\d+/.test(running.output()), 'the address', 60_000);
  const port = Number(/localhost:(\d+)/.exec(running.output())![1]);
  const kill = async () => {
    running.child.kill('SIGKILL');
    await running.exit;
  };
  return { ...running, port, url: `http://127.0.0.1:${port}`, close: kill, kill };
}
