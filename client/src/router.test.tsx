/** @jest-environment jsdom */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { Link, navigate, route, routeOf } from './router.tsx';

test.each([
  ['/', { page: 'home' }],
  ['/about', { page: 'about' }],
  ['/rules/', { page: 'rules' }],
  ['/About', { page: 'about' }],
  ['/t/K7M2QX9RA', { page: 'table', code: 'K7M2QX9RA' }],
  ['/t/k7m2qx9ra/', { page: 'table', code: 'K7M2QX9RA' }],
  ['/t/K7M-2QX-9RA', { page: 'table', code: 'K7M2QX9RA' }],
  ['/T/K7M2QX9RA', { page: 'table', code: 'K7M2QX9RA' }],
  ['/t/K7M2QX9R', { page: 'table', code: '' }],
  ['/t/', { page: 'table', code: '' }],
  ['/t/K7M2QX9RA/more', { page: 'missing' }],
  ['/t/k7m-2qx-9ra/Replay/12/', { page: 'replay', code: 'K7M2QX9RA', round: 12 }],
  ['/t/K7M2QX9RA/replay', { page: 'missing' }],
  ['/t/K7M2QX9RA/replay/0', { page: 'missing' }],
  ['/t/K7M2QX9RA/replay/1/2', { page: 'missing' }],
  ['/rules/more', { page: 'missing' }],
  ['/Learn/forbidden-island/', { page: 'learn', game: 'forbidden-island' }],
  ['/learn', { page: 'missing' }],
  ['/learn/forbidden-island/more', { page: 'missing' }],
  ['/offline', { page: 'offline', game: '' }],
  ['/Offline/gomoku/', { page: 'offline', game: 'gomoku' }],
  ['/offline/gomoku/more', { page: 'missing' }],
  ['/nothing', { page: 'missing' }],
])('%s', (path, expected) => {
  expect(routeOf(path)).toEqual(expected);
});

beforeEach(() => {
  Object.assign(globalThis, { scrollTo: () => {} });
  navigate('/');
});

test('going somewhere changes the page and the address, and back again', async () => {
  navigate('/about');
  expect(location.pathname).toBe('/about');
  expect(route.value).toEqual({ page: 'about' });
  const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await back;
  expect(route.value).toEqual({ page: 'home' });
});

test('another address of the same page leaves the page as it is', () => {
  navigate('/t/K7M2QX9RA');
  const shown = route.value;
  navigate('/t/k7m-2qx-9ra', 'replace');
  expect([route.value, location.pathname]).toEqual([shown, '/t/k7m-2qx-9ra']);
  expect(route.value).toBe(shown);
  history.replaceState(null, '', '#chapter');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(route.value).toBe(shown);
});

test('a link is followed inside the page, unless a new tab is wanted', async () => {
  await act(() => render(<Link to="/rules">rules</Link>, document.body));
  const link = document.querySelector('a')!;
  const stopBrowser = (event: Event) => event.preventDefault();
  document.addEventListener('click', stopBrowser);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(route.value).toEqual({ page: 'home' });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(route.value).toEqual({ page: 'rules' });
  document.removeEventListener('click', stopBrowser);
});
