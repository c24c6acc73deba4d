/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { keepPictures } from './pictures.ts';

beforeAll(() => keepPictures(document));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A picture on the page, and how often it was asked for. */
function picture() {
  const image = document.createElement('img');
  image.src = '/card.svg';
  document.body.replaceChildren(image);
  const asked = jest.spyOn(image, 'setAttribute');
  return { image, asked, fail: () => image.dispatchEvent(new Event('error')) };
}

test('a picture that could not be loaded is asked for again', async () => {
  const { asked, fail } = picture();
  fail();
  expect(asked).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(400);
  expect(asked.mock.calls).toEqual([['src', '/card.svg']]);
});

test('and at once when the network is back', async () => {
  const { asked, fail } = picture();
  for (let n = 0; n < 6; n++) {
    fail();
    await jest.advanceTimersByTimeAsync(14_000);
  }
  asked.mockClear();
  fail();
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('one that is not shown any more is left alone', async () => {
  const { image, asked, fail } = picture();
  fail();
  image.remove();
  await jest.advanceTimersByTimeAsync(400);
  expect(asked).not.toHaveBeenCalled();
});

test('one that does not exist is given up', async () => {
  const { asked, fail } = picture();
  for (let n = 0; n < 20; n++) {
    fail();
    await jest.advanceTimersByTimeAsync(14_000);
  }
  expect(asked).toHaveBeenCalledTimes(12);
});
