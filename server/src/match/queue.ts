/** Does one thing after the other, each to its end. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  /** Resolves or rejects as the task does, once everything before it has ended. */
  run<T>(task: () => T | Promise<T>): Promise<T> {
    const done = this.last.then(task);
    this.last = done.catch(() => {});
    return done;
  }

  /** Resolves when everything that was asked for so far has ended. */
  async idle(): Promise<void> {
    await this.last;
  }
}
