import { availableParallelism } from 'node:os';
import type { Bots } from '@landfall/shared/engine/bot.ts';
import type { Advice, Task } from '@landfall/shared/engine/think.ts';
import { Piscina } from 'piscina';
import type { Config } from '../config.ts';
import type { Preparation, ThreadTask } from './worker.ts';

const WORKER = new URL('./worker.ts', import.meta.url).href;
const IDLE_MS = 60_000;

/** A bot has taken longer than it may. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

/** The threads in which CPU players think, for all tables. The first decision starts the first thread. */
export class Thinkers {
  private readonly config: Config;
  private readonly games: ReadonlySet<string>;
  private pool: Piscina<ThreadTask | Preparation, Advice | null> | null = null;
  private starting: Promise<unknown> = Promise.resolve();

  private constructor(config: Config, games: ReadonlySet<string>) {
    this.config = config;
    this.games = games;
  }

  static async open(config: Config): Promise<Thinkers> {
    const { BOTS } = (await import(config.bots)) as { BOTS: Readonly<Record<string, Bots>> };
    return new Thinkers(config, new Set(Object.keys(BOTS)));
  }

  /** Whether there are CPU players for this game. */
  play(game: string): boolean {
    return this.games.has(game);
  }

  /**
   * What a bot chooses; nobody has checked that it may.
   * @throws OutOfTime when the bot takes longer than `cpuLimitMs`, to which at most `cpuStartMs` for a first thread come;
   * Error when it throws or is called off; its thread is then ended
   */
  async decide(task: Omit<Task, 'ms'>, calledOff: AbortSignal): Promise<Advice | null> {
    const { bots, cpuThinkMs, cpuLimitMs } = this.config;
    const pool = await this.started();
    const signal = AbortSignal.any([calledOff, AbortSignal.timeout(cpuLimitMs)]);
    // Where many ask at once, each is given less time, so that nobody waits until only a fallback is left.
    const ms = cpuThinkMs / (1 + pool.queueSize / pool.maxThreads);
    try {
      return await pool.run({ ...task, bots, ms }, { signal });
    } catch (error) {
      const isLate = signal.aborted && !calledOff.aborted;
      throw isLate ? new OutOfTime(`${task.level} of ${task.game} took longer than ${cpuLimitMs} ms`) : error;
    }
  }

  /** The pool, once there is a thread: on a slow machine the first one takes seconds to start, which no bot is to blame for. */
  private async started(): Promise<Piscina<ThreadTask | Preparation, Advice | null>> {
    this.pool ??= new Piscina({
      filename: WORKER,
      minThreads: 0,
      maxThreads: Math.max(1, availableParallelism() - 1),
      idleTimeout: IDLE_MS,
    });
    const { pool, config } = this;
    if (pool.threads.length === 0) {
      const signal = AbortSignal.timeout(config.cpuStartMs);
      // What goes wrong here goes wrong again when a bot is asked, and is told then.
      this.starting = pool.run({ bots: config.bots }, { signal }).catch(() => {});
    }
    await this.starting;
    return pool;
  }

  async close(): Promise<void> {
    await this.pool?.destroy();
  }
}
