/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act } from 'preact/test-utils';
import { press, show } from '../testing/page.ts';
import { lazy } from './lazy.tsx';

/** Code that can be fetched from the `n`th try on. */
function codeFrom(n: number) {
  let tries = 0;
  return async () => {
    if (++tries < n) throw new TypeError('no network');
    return { default: () => <p>Here</p> };
  };
}

test('code is fetched when it is first shown', async () => {
  const Here = lazy(codeFrom(1));
  expect((await show(<Here />)).textContent).toBe('Here');
});

test('code that could not be fetched is tried again by hand', async () => {
  const Here = lazy(codeFrom(2));
  const root = await show(<Here />);
  expect(root.textContent).toContain('could not be loaded');
  await press('Try again');
  expect(root.textContent).toBe('Here');
});

test('and by itself when the network is back; being stuck is told', async () => {
  const onStuck = jest.fn();
  const Here = lazy(codeFrom(3), { onStuck });
  const root = await show(<Here />);
  expect(onStuck).not.toHaveBeenCalled();
  const back = () =>
    act(async () => {
      dispatchEvent(new Event('online'));
      await new Promise((resolve) => setTimeout(resolve));
    });
  await back();
  expect(onStuck).toHaveBeenCalledTimes(1);
  await back();
  expect(root.textContent).toBe('Here');
});
