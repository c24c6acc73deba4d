/** @jest-environment jsdom */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { Icon, loadIcons } from './icon.tsx';

test('a symbol that was brought into the page is what an icon shows', async () => {
  const text = async () => '<svg><symbol id="close"><path d="M0 0"/></symbol></svg>';
  Object.assign(globalThis, { fetch: async () => ({ ok: true, text }) });
  await loadIcons();
  const root = document.body.appendChild(document.createElement('div'));
  await act(() => render(<Icon name="close" />, root));
  const shown = root.querySelector('use')!.getAttribute('href')!;
  expect(document.querySelector(shown)!.outerHTML).toContain('M0 0');
});

test('the symbols are fetched again when the network is back', async () => {
  let tries = 0;
  const fetch = async () => {
    if (tries++ === 0) throw new TypeError('offline');
    return { ok: true, text: async () => '<svg><symbol id="later"/></svg>' };
  };
  Object.assign(globalThis, { fetch });
  const loading = loadIcons();
  await Promise.resolve(); // the first try has failed
  dispatchEvent(new Event('online'));
  await loading;
  expect(document.querySelector('#icon-later')).not.toBeNull();
});

test('a page without its symbols goes on', async () => {
  Object.assign(globalThis, { fetch: async () => ({ ok: false }) });
  await expect(loadIcons()).resolves.toBeUndefined();
});
