import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { within } from './time.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const START_MS = 60_000;
const ADDRESS = /open at http:\/\/localhost:(\d+)/;
/** A line of the server's log that is about a failure of its own; a CPU that is too slow is none on a busy machine. */
const FAILURE = /^\S+ error (?!cpu: AbortError)/;

/** The real server as a process of its own, which can be ended at any moment and started again in the same folder. */
export class House {
  /** Where it listens, or did before it was ended. */
  port = 0;
  /** How often it was ended. */
  kills = 0;
  /** What it has reported as an error of its own. */
  readonly failures: string[] = [];
  private readonly dataDir: string;
  private child: ChildProcess | null = null;

  constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  get isUp(): boolean {
    return this.child !== null;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /**
   * Starts it; resolves with true once it listens, or with false when it was killed before.
   * @throws Error when it does not start
   */
  async start(): Promise<boolean> {
    const child = spawn(process.execPath, ['--no-warnings', MAIN], {
      stdio: ['ignore', 'pipe', 'pipe'],
      // Every client has an address of its own, as behind a proxy; nobody waits for the eye.
      env: {
        DATA_DIR: this.dataDir,
        HOST: '127.0.0.1',
        PORT: '0',
        TRUST_PROXY: '1',
        PACE_MS: '0',
        WINDOW_MS: '0',
        CPU_MS: '0',
      },
    });
    this.child = child;
    let output = '';
    const exit = exitOf(child);
    const listening = new Promise<boolean>((resolve) => {
      child.stdout.on('data', (text) => {
        output += text;
        const port = ADDRESS.exec(output)?.[1];
        if (!port) return;
        this.port = Number(port);
        resolve(true);
      });
    });
    let complaints = '';
    child.stderr.on('data', (text) => {
      complaints += text;
    });
    child.once('close', () => {
      this.failures.push(...complaints.split('\n').filter((line) => FAILURE.test(line)));
      if (this.child === child) this.failures.push(`it ended by itself: ${complaints}`);
    });
    const isUp = await within(START_MS, Promise.race([listening, exit.then(() => false)]));
    if (isUp === null || (!isUp && child.exitCode !== null))
      throw new Error(`the server does not start: ${output}${complaints}`);
    return isUp;
  }

  /** Ends it as a power cut does. */
  async kill(): Promise<void> {
    await this.end('SIGKILL', 0);
  }

  /** Asks it to end, and ends it as a power cut does when it takes longer than that. */
  async stop(patienceMs: number): Promise<void> {
    await this.end('SIGTERM', patienceMs);
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM', patienceMs: number): Promise<void> {
    const { child } = this;
    if (child === null) return;
    this.child = null;
    this.kills++;
    const exit = exitOf(child);
    child.kill(signal);
    if (signal === 'SIGTERM') await within(patienceMs, exit);
    child.kill('SIGKILL');
    await exit;
  }
}

const exitOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
