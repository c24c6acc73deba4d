import { single } from './single.ts';

/** A turn that comes when it is told to; what fails is tried again in the next one, as what could not be saved is. */
function turns() {
  let waiting: { run: () => void | Promise<void> }[] = [];
  const later = (_ms: number, run: () => void | Promise<void>) => {
    const entry = { run };
    waiting.push(entry);
    return () => {
      waiting = waiting.filter((other) => other !== entry);
    };
  };
  const next = async ({ triesAgain }: { triesAgain: boolean }) => {
    for (const entry of [...waiting]) {
      const failed = await Promise.resolve(entry.run()).then(
        () => false,
        () => true,
      );
      if (!failed || !triesAgain) waiting = waiting.filter((other) => other !== entry);
    }
  };
  return { later, next, waiting: () => waiting.length };
}

test('what is asked for twice runs once, and can be asked for again afterwards', async () => {
  const { later, next, waiting } = turns();
  let runs = 0;
  const ask = single(later, async () => {
    runs++;
  });
  ask();
  ask();
  await next({ triesAgain: false });
  expect([runs, waiting()]).toEqual([1, 0]);
  ask();
  await next({ triesAgain: false });
  expect(runs).toBe(2);
});

test.each([false, true])(
  'whatever it throws it can be asked for again, and runs once then (tried again: %s)',
  async (triesAgain) => {
    const { later, next, waiting } = turns();
    let runs = 0;
    const ask = single(later, async () => {
      if (++runs === 1) throw new Error('broken');
    });
    ask();
    await next({ triesAgain });
    ask();
    expect(waiting()).toBe(1);
    await next({ triesAgain });
    expect([runs, waiting()]).toEqual([2, 0]);
  },
);
