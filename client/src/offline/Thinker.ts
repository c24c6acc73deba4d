import type { Advice, Task } from '@landfall/shared/engine/think.ts';

/** Whoever CPUs are asked through. */
export interface Thinker {
  /**
   * What a CPU decides; nobody has checked that it may.
   * @throws Error when there is no answer, or it takes too long
   */
  decide(task: Task): Promise<Advice | null>;
  close(): void;
}

interface Question {
  resolve(advice: Advice | null): void;
  reject(why: Error): void;
}

/** How long to wait for an answer; the thread itself may have to be fetched first. */
const LIMIT_MS = 8_000;

/** CPUs in a thread of their own. One that fails or hangs is ended, and the next question starts another. */
export class WorkerThinker implements Thinker {
  private readonly start: () => Worker;
  private readonly limitMs: number;
  private worker: Worker | null = null;
  private readonly questions = new Map<number, Question>();
  private asked = 0;

  /** @param start starts the thread, by default the real one */
  constructor(start: () => Worker, limitMs = LIMIT_MS) {
    this.start = start;
    this.limitMs = limitMs;
  }

  decide(task: Task): Promise<Advice | null> {
    const id = ++this.asked;
    return new Promise<Advice | null>((resolve, reject) => {
      const limit = setTimeout(() => this.fail(new Error('a CPU takes too long')), this.limitMs);
      const done = () => {
        clearTimeout(limit);
        this.questions.delete(id);
      };
      this.questions.set(id, {
        resolve(advice) {
          done();
          resolve(advice);
        },
        reject(why) {
          done();
          reject(why);
        },
      });
      try {
        this.worker ??= this.begin();
        this.worker.postMessage({ id, task });
      } catch (error) {
        this.fail(error as Error);
      }
    });
  }

  close(): void {
    this.fail(new Error('the game is left'));
  }

  private begin(): Worker {
    const worker = this.start();
    worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; advice: Advice | null }>) =>
      this.questions.get(data.id)?.resolve(data.advice),
    );
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (this.worker === worker) this.fail(new Error(`a CPU failed: ${event.message}`));
    });
    return worker;
  }

  private fail(why: Error): void {
    this.worker?.terminate();
    this.worker = null;
    for (const question of [...this.questions.values()]) question.reject(why);
  }
}
