/** @jest-environment jsdom */
import { parsePoint } from '@landfall/shared/games/gomoku/notation/points.ts';
import { act } from 'preact/test-utils';
import { press } from '../../../testing/page.ts';
import { leavePage, motion, openPage, prepareBrowser } from '../testing/page.tsx';

const at = (name: string) => parsePoint(name, 15)!;
const text = (selector: string) => document.querySelector(selector)?.textContent;

beforeEach(prepareBrowser);
afterEach(leavePage);

test('numbers on the stones are a matter of taste, remembered', async () => {
  const { table } = await openPage();
  await act(() => table.playAs(0, { type: 'place', point: at('h8') }));
  await motion();
  expect(document.querySelector('.stone text')).toBeNull();
  await press('Menu');
  await press('Numbers on the stones');
  expect(text('.stone text')).toBe('1');
  expect(localStorage.getItem('landfall.gomoku.numbers')).toBe('yes');
});

test('so are coordinates at the edge, which are there at first', async () => {
  await openPage();
  const edge = () => [...document.querySelectorAll('.board-face text')].map(({ textContent }) => textContent);
  expect(edge()).toEqual(expect.arrayContaining(['A', '15']));
  await press('Menu');
  await press('Coordinates');
  expect(edge()).toEqual([]);
  expect(localStorage.getItem('landfall.gomoku.coordinates')).toBe('no');
  await press('Menu');
  await press('Coordinates');
  expect(edge()).toEqual(expect.arrayContaining(['A', '15']));
});

describe('the full screen', () => {
  const fill = (element: Element | null) => {
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  const offer = (isThere: boolean) =>
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: isThere });
  const checked = () =>
    [...document.querySelectorAll('[role=menuitemcheckbox]')]
      .find(({ textContent }) => textContent === 'Full screen')
      ?.getAttribute('aria-checked');
  beforeEach(() => {
    Object.assign(document.documentElement, { requestFullscreen: async () => fill(document.documentElement) });
    Object.assign(document, { exitFullscreen: async () => fill(null) });
  });
  afterEach(() => {
    fill(null);
    offer(false);
  });

  test('is filled and left by the menu, which knows when somebody has left it by a key', async () => {
    offer(true);
    await openPage();
    await press('Menu');
    expect(checked()).toBe('false');
    await press('Full screen');
    expect(document.fullscreenElement).toBe(document.documentElement);
    await press('Menu');
    expect(checked()).toBe('true');
    await press('Full screen');
    expect(document.fullscreenElement).toBeNull();
    await press('Menu');
    await press('Full screen');
    await act(() => fill(null)); // Escape
    await press('Menu');
    expect(checked()).toBe('false');
  });

  test('stays as it is where the browser refuses', async () => {
    offer(true);
    const requestFullscreen = () => Promise.reject(new TypeError('not now'));
    Object.assign(document.documentElement, { requestFullscreen });
    await openPage();
    await press('Menu');
    await press('Full screen');
    await press('Menu');
    expect(checked()).toBe('false');
  });

  test('is not offered where there is none', async () => {
    offer(false);
    await openPage();
    await press('Menu');
    expect(checked()).toBeUndefined();
  });
});
