/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { nextTry } from './next-try.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Whether it settles within some milliseconds. */
async function settles(promise: Promise<void>, ms: number): Promise<boolean> {
  let settled = false;
  void promise.then(() => {
    settled = true;
  });
  await jest.advanceTimersByTimeAsync(ms);
  return settled;
}

test('the next try comes after a while, later after many failures', async () => {
  expect(await settles(nextTry(0), 400)).toBe(true);
  const late = nextTry(6);
  expect(await settles(late, 5000)).toBe(false);
  expect(await settles(late, 8400)).toBe(true);
});

test('it comes at once when the network is back', async () => {
  const next = nextTry(10);
  dispatchEvent(new Event('online'));
  expect(await settles(next, 0)).toBe(true);
});
