import type { Advice, Task } from '@landfall/shared/engine/think.ts';
import { WorkerThinker } from './Thinker.ts';

const TASK = { game: 'gomoku', level: 'easy' } as Task;
const ADVICE: Advice = { action: { type: 'place' } };

/** A thread that does as it is told. */
class FakeWorker extends EventTarget {
  asked: number[] = [];
  isEnded = false;
  postMessage({ id }: { id: number }): void {
    this.asked.push(id);
  }
  answer(id: number): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: { id, advice: ADVICE } }));
  }
  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
  terminate(): void {
    this.isEnded = true;
  }
}

function thinker(limitMs?: number) {
  const workers: FakeWorker[] = [];
  const start = () => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  };
  return { workers, thinker: new WorkerThinker(start, limitMs) };
}

test('every question gets its own answer, from one thread', async () => {
  const { workers, thinker: asked } = thinker();
  const [first, second] = [asked.decide(TASK), asked.decide(TASK)];
  const [one, two] = workers[0]!.asked as [number, number];
  workers[0]!.answer(two);
  expect(await second).toEqual(ADVICE);
  workers[0]!.answer(one);
  expect(await first).toEqual(ADVICE);
  expect(workers).toHaveLength(1);
});

test('a thread that fails is ended, and the next question starts another', async () => {
  const { workers, thinker: asked } = thinker();
  const lost = asked.decide(TASK);
  workers[0]!.fail();
  await expect(lost).rejects.toThrow('a CPU failed');
  expect(workers[0]!.isEnded).toBe(true);
  const next = asked.decide(TASK);
  workers[1]!.answer(workers[1]!.asked[0]!);
  expect(await next).toEqual(ADVICE);
});

test('a thread that does not answer in time is ended', async () => {
  const { workers, thinker: asked } = thinker(5);
  await expect(asked.decide(TASK)).rejects.toThrow('too long');
  expect(workers[0]!.isEnded).toBe(true);
});

test('a thread that cannot be started is a failure of the question only', async () => {
  const asked = new WorkerThinker(() => {
    throw new Error('no threads here');
  });
  await expect(asked.decide(TASK)).rejects.toThrow('no threads here');
});

test('leaving ends the thread and its questions', async () => {
  const { workers, thinker: asked } = thinker();
  const lost = asked.decide(TASK);
  asked.close();
  await expect(lost).rejects.toThrow('the game is left');
  expect(workers[0]!.isEnded).toBe(true);
});
