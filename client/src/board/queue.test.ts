import { animationQueue, MOST_WAITING, type Stagehand } from './queue.ts';

/** A stagehand that writes down what it is asked to do; each motion ends when `finish` is called. */
function recorder() {
  const calls: string[] = [];
  const motions: (() => void)[] = [];
  const hand: Stagehand<string, string> & { hidden: boolean } = {
    hidden: false,
    tell: (event) => void calls.push(`tell ${event}`),
    animate(event) {
      calls.push(`animate ${event}`);
      return new Promise((resolve) => motions.push(resolve));
    },
    show: (state) => void calls.push(`show ${state}`),
    unseen: () => hand.hidden,
  };
  const tick = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  const finish = () => {
    for (const end of motions.splice(0)) end();
  };
  return { hand, calls, tick, finish };
}

test('events play one after another, then the position is shown', async () => {
  const { hand, calls, tick, finish } = recorder();
  const queue = animationQueue(hand);
  queue.push({ state: 'A', events: ['one', 'two'] });
  await tick();
  expect(calls).toEqual(['tell one', 'animate one']);
  finish();
  await tick();
  expect(calls).toEqual(['tell one', 'animate one', 'tell two', 'animate two']);
  expect([queue.busy(), queue.behind()]).toEqual([true, 0]);
  queue.push({ state: 'B', events: [] });
  expect(queue.behind()).toBe(1);
  finish();
  await queue.idle();
  expect(calls.slice(-2)).toEqual(['show A', 'show B']);
  expect([queue.busy(), queue.behind()]).toEqual([false, 0]);
});

test('skipping cuts the motion under way but tells every event once', async () => {
  const { hand, calls } = recorder();
  const queue = animationQueue(hand);
  queue.push({ state: 'A', events: ['one', 'two'] });
  queue.push({ state: 'B', events: ['three'] });
  queue.skip();
  await queue.idle();
  expect(calls).toEqual(['tell one', 'animate one', 'tell two', 'show A', 'tell three', 'show B']);
});

test('after a skip the next patch is animated again', async () => {
  const { hand, calls, finish, tick } = recorder();
  const queue = animationQueue(hand);
  queue.push({ state: 'A', events: ['one'] });
  queue.skip();
  await queue.idle();
  queue.push({ state: 'B', events: ['two'] });
  await tick();
  expect(calls).toContain('animate two');
  finish();
  await queue.idle();
});

test('a hidden page shows positions at once', async () => {
  const { hand, calls } = recorder();
  hand.hidden = true;
  const queue = animationQueue(hand);
  queue.push({ state: 'A', events: ['one'] });
  await queue.idle();
  expect(calls).toEqual(['tell one', 'show A']);
});

test('a viewer who fell behind catches up', async () => {
  const { hand, calls, finish, tick } = recorder();
  const queue = animationQueue(hand);
  queue.push({ state: 'P0', events: ['e0'] });
  for (let n = 1; n <= MOST_WAITING + 2; n++) queue.push({ state: `P${n}`, events: [`e${n}`] });
  finish();
  for (let n = 0; n < 10; n++) {
    await tick();
    finish();
  }
  await queue.idle();
  expect(calls).not.toContain('animate e1');
  expect(calls).toContain('tell e1');
  expect(calls).toContain(`animate e${MOST_WAITING + 2}`);
  expect(calls.filter((call) => call.startsWith('show'))).toHaveLength(MOST_WAITING + 3);
});

test('the more patches wait, the faster things move, up to a limit', async () => {
  const tempos: number[] = [];
  const { hand, tick, finish } = recorder();
  const queue = animationQueue({
    ...hand,
    animate: (event: string, _state: string, tempo) => {
      tempos.push(tempo);
      return hand.animate(event, '', tempo);
    },
  });
  for (let n = 0; n <= MOST_WAITING; n++) queue.push({ state: `${n}`, events: [`${n}`] });
  for (let n = 0; n <= MOST_WAITING; n++) {
    await tick();
    finish();
  }
  await queue.idle();
  expect(tempos).toEqual([1, 2.5, 2.5, 2, 1.5, 1]);
});
