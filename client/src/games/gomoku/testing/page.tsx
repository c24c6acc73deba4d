import { render } from 'preact';
import { act } from 'preact/test-utils';
import { speak } from '../../../i18n/i18n.ts';
import { show } from '../../../testing/page.ts';
import GamePage from '../page/GamePage.tsx';
import { linkAt, newMatch } from './link.ts';

/** What the page of the game needs of a browser; before each test. */
export function prepareBrowser(): void {
  localStorage.clear();
  speak('en');
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: true }),
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  Object.assign(document, { getAnimations: () => [] });
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, value: 600 },
    clientHeight: { configurable: true, value: 600 },
  });
}

/** Takes the page away, which would still listen to keys; after each test. */
export const leavePage = () => act(() => render(null, document.body.firstElementChild!));

/** Until everything that happened has been shown, and what follows from it, such as the window of the result. */
export const motion = () =>
  act(async () => {
    await window.__landfall!.idle();
    await new Promise<void>((resolve) => setTimeout(resolve));
  });

/** The page of somebody at a table, whose server is the rules themselves. */
export async function openPage(wishes: Record<string, string> = {}, viewer: number | null = 0) {
  const table = linkAt(newMatch(wishes), viewer);
  await show(<GamePage connection={table.link} />);
  const key = (name: string) =>
    act(() => {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
    });
  return { table, key, stones: () => table.match().state.table.stones };
}
