import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { within } from './time.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const START_MS = 60_000;
const AT_ONCE = { PACE_MS: '0', WINDOW_MS: '0', CPU_MS: '0' };
const ADDRESS = /open at http:\/\/localhost:(\d+)/;
/** A line of the server's log about a failure of its own; that a CPU takes too long is none on a busy machine. */
const FAILURE = /^\S+ error (?!(cpu|hint): (AbortError|OutOfTime))/;
const CALLED_OFF = /^\S+ error cpu: (AbortError|OutOfTime)/;

/** Where it keeps its tables. */
export interface HousePlace {
  /** A folder; ':memory:' for nowhere. */
  dataDir: string;
  /** Address of a PostgreSQL database to use instead; '' for none. */
  databaseUrl: string;
}

/** The real server as a process of its own, which can be ended at any moment and started again in the same place. */
export class House {
  /** Where it listens, or did before it was ended. */
  port = 0;
  /** How often it was ended. */
  kills = 0;
  /** What it has reported as an error of its own. */
  readonly failures: string[] = [];
  /** How many decisions of CPUs took too long. */
  calledOff = 0;
  private readonly place: HousePlace;
  private run: Run | null = null;

  constructor(place: HousePlace) {
    this.place = place;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /**
   * Starts it; resolves with true once it listens, or with false when it was killed before.
   * @throws Error when it does not start
   */
  async start(): Promise<boolean> {
    const run = begin(this.place);
    this.run = run;
    void run.gone.then(() => this.hasEnded(run));
    const port = await within(START_MS, Promise.race([run.listens, run.gone.then(() => 0)]));
    if (port) this.port = port;
    const isKilled = port === 0 && this.run !== run;
    if (!port && !isKilled) throw new Error(`the server does not start: ${run.output}`);
    return !isKilled;
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
    const { run } = this;
    if (run === null) return;
    this.run = null;
    this.kills++;
    run.child.kill(signal);
    if (signal === 'SIGTERM') await within(patienceMs, run.gone);
    run.child.kill('SIGKILL');
    await run.gone;
  }

  private hasEnded(run: Run): void {
    const lines = run.output.split('\n');
    this.failures.push(...lines.filter((line) => FAILURE.test(line)));
    this.calledOff += lines.filter((line) => CALLED_OFF.test(line)).length;
    if (this.run === run) this.failures.push(`it ended by itself: ${run.output}`);
  }
}

/** The server from its start to its end. */
interface Run {
  child: ChildProcess;
  /** All it has said. */
  output: string;
  /** The port, once it is open. */
  listens: Promise<number>;
  /** It has ended, and everything it said has arrived. */
  gone: Promise<void>;
}

function begin({ dataDir, databaseUrl }: HousePlace): Run {
  // Every client has an address of its own, as behind a proxy, except for its socket; nobody waits for the eye.
  const here = { HOST: '127.0.0.1', PORT: '0', TRUST_PROXY: '1', MAX_PER_ADDRESS: '10000' };
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...here, ...AT_ONCE };
  const child = spawn(process.execPath, ['--no-warnings', MAIN], { stdio: ['ignore', 'pipe', 'pipe'], env });
  let open: (port: number) => void = () => {};
  const run: Run = {
    child,
    output: '',
    listens: new Promise((resolve) => {
      open = resolve;
    }),
    gone: new Promise((resolve) => child.once('close', () => resolve())),
  };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      run.output += text;
      const port = ADDRESS.exec(run.output)?.[1];
      if (port) open(Number(port));
    });
  return run;
}
