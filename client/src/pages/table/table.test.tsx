/** @jest-environment jsdom */
import { act } from 'preact/test-utils';
import { App } from '../../app.tsx';
import { navigate } from '../../router.tsx';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/page.ts';

const CODE = 'K7M2QX9RA';

test('the invitation says in the tab what it is, under any spelling of its address', async () => {
  Object.assign(globalThis, { scrollTo: () => {} });
  fakeServer({ [`GET /api/tables/${CODE}`]: { body: { code: CODE, game: 'gomoku', phase: 'lobby', people: [] } } });
  navigate('/t/k7m-2qx-9ra');
  const root = await show(<App />);
  while (!root.querySelector('h1')) await act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));
  expect(document.title).toBe('You are invited · Landfall');
  expect(location.pathname).toBe(`/t/${CODE}`);
});
