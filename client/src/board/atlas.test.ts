/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { fetchAtlas } from './atlas.ts';

const FILES = { image: '/board.webp', data: '/board.json' };
const FRAMES = { frames: {} };

let isOnline: boolean;
let asked: string[];

/** jsdom loads no pictures. */
class FakeImage {
  src = '';
  async decode() {
    asked.push(this.src);
    if (!isOnline) throw new Error('no network');
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  isOnline = true;
  asked = [];
  Object.assign(globalThis, {
    Image: FakeImage,
    async fetch(url: string) {
      asked.push(url);
      if (!isOnline) throw new TypeError('no network');
      return { ok: true, json: async () => FRAMES };
    },
  });
});
afterEach(() => jest.useRealTimers());

test('the picture and its frames are fetched', async () => {
  const { image, frames } = await fetchAtlas(FILES, new AbortController().signal);
  expect([image.src, frames]).toEqual(['/board.webp', FRAMES]);
});

test('they are fetched again until the network is back', async () => {
  isOnline = false;
  const fetched = jest.fn();
  void fetchAtlas(FILES, new AbortController().signal).then(fetched);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBeGreaterThan(6);
  expect(fetched).not.toHaveBeenCalled();
  isOnline = true;
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a page that was left does not try any more', async () => {
  isOnline = false;
  const over = new AbortController();
  const failed = jest.fn();
  fetchAtlas(FILES, over.signal).catch(failed);
  await jest.advanceTimersByTimeAsync(1000);
  over.abort();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(failed).toHaveBeenCalledTimes(1);
  const before = asked.length;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(before);
});
