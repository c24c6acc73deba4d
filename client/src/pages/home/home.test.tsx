/** @jest-environment jsdom */
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import { act } from 'preact/test-utils';
import { keepSecret, rememberedName, takeGivenName } from '../../net/identity.ts';
import { navigate, route } from '../../router.tsx';
import { noteLesson } from '../../solo/lesson-done.ts';
import { type Answers, fakeServer } from '../../testing/fake-server.ts';
import { alerts, nameOf, press, show, type } from '../../testing/page.ts';
import { HomePage } from './home.tsx';

const { id, seats, options, seatOptions } = forbiddenIsland;
const CODE = 'K7M2QX9RA';
const summary = { code: CODE, game: id, phase: 'lobby', seats: 3, open: 2, people: ['Bo'] };

async function home(answers: Answers = {}) {
  const asked = fakeServer({
    'GET /api/games': { body: { games: [{ id, seats, options, seatOptions, cpus: true, open: true, daily: false }] } },
    'GET /api/tables': { body: { tables: [] } },
    'POST /api/tables': { status: 201, body: { code: CODE } },
    ...answers,
  });
  const root = await show(<HomePage />);
  return { asked, root };
}

beforeEach(() => {
  Object.assign(globalThis, { scrollTo: () => {} });
  localStorage.clear();
  navigate('/');
});

test('creating a table sends what was chosen and leads there, with the name', async () => {
  const { asked, root } = await home();
  await type('Your name', 'Ada');
  for (const value of ['3', 'elite'])
    await act(() => root.querySelector<HTMLInputElement>(`input[value="${value}"]`)!.click());
  await press('Create table');
  const { body } = asked.find(({ request }) => request === 'POST /api/tables')!;
  expect(body).toMatchObject({ game: id, seats: 3, options: { level: 'elite', layout: 'island' }, listed: false });
  expect(route.value).toEqual({ page: 'table', code: CODE });
  expect(takeGivenName(CODE)).toBe('Ada');
  expect(rememberedName()).toBe('Ada');
});

test.each([
  ['', 'Please tell the others your name.'],
  ['   ', 'Please tell the others your name.'],
  ['x'.repeat(25), 'A name has at most 24 characters.'],
])('the name %j is not taken', async (name, problem) => {
  const { asked } = await home();
  await type('Your name', name);
  await press('Create table');
  expect(alerts()).toEqual([problem]);
  expect(asked.some(({ request }) => request === 'POST /api/tables')).toBe(false);
});

test.each([CODE, 'k7m-2qx-9ra', ` http://192.168.0.7:2567/t/${CODE}?fbclid=x `])(
  '%j leads to the table',
  async (text) => {
    await home();
    await type('Code or link', text);
    await press('Join');
    expect(route.value).toEqual({ page: 'table', code: CODE });
  },
);

test('what is no code is said to be none', async () => {
  await home();
  await type('Code or link', 'K7M');
  await press('Join');
  expect(alerts()).toEqual(['That is neither a code nor a link to a table.']);
  expect(route.value).toEqual({ page: 'home' });
});

test('open tables can be joined', async () => {
  const { root } = await home({ 'GET /api/tables': { body: { tables: [summary] } } });
  expect(root.querySelector('.table-list small')!.textContent).toBe('with Bo · 2 open seats');
  await press('Join Bo');
  expect(route.value).toEqual({ page: 'table', code: CODE });
});

test('a table that everybody has left is told from the others by its code, and names are listed as in a sentence', async () => {
  const empty = { ...summary, people: [] };
  const full = { ...summary, code: 'AAAAAAAAA', people: ['Ada', 'Bo'] };
  keepSecret('AAAAAAAAA', 'secret');
  const { root } = await home({
    'GET /api/tables': { body: { tables: [empty, full] } },
    'GET /api/tables/AAAAAAAAA': { body: full },
  });
  expect([...root.querySelectorAll<HTMLElement>('.table-list button')].map(nameOf)).toEqual([
    'Join the empty table K7M-2QX-9RA: Forbidden Island',
    'Join Ada and Bo',
  ]);
  expect(root.querySelector('.your-tables small')!.textContent).toBe('Forbidden Island · Ada and Bo');
});

test('Enter in the field of the name creates the table, as the keyboard of a phone says', async () => {
  const { root } = await home();
  await type('Your name', 'Ada');
  const { form } = root.querySelector<HTMLInputElement>('.home-name input')!;
  expect(form?.className).toBe('create');
  await act(() => form!.requestSubmit());
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  expect(route.value).toEqual({ page: 'table', code: CODE });
});

test('tables one has been at are offered as long as they exist', async () => {
  keepSecret('AAAAAAAAA', 'gone');
  keepSecret(CODE, 'secret');
  const { root } = await home({ [`GET /api/tables/${CODE}`]: { body: summary } });
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.your-tables a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(links).toEqual([`/t/${CODE}`]);
});

test('a newcomer is led to the first lesson; whoever has had it finds it in the small print', async () => {
  const links = (root: HTMLElement) =>
    [...root.querySelectorAll<HTMLAnchorElement>('a[href^="/learn/"]')].map((link) => link.parentElement!.className);
  const { root } = await home();
  expect(links(root)).toEqual(['home-lead']);
  noteLesson();
  const { root: later } = await home();
  expect(links(later)).toEqual(['home-footer']);
});
