/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act } from 'preact/test-utils';
import { navigate, route } from '../router.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { buttons, nameOf, press, show } from '../testing/page.ts';
import { Announcer } from '../ui/announce.tsx';
import { keep, keptGame } from './kept-game.ts';
import OfflinePage from './offline-page.tsx';
import { WaitingTable } from './waiting-table.tsx';
import { playMeanwhile, tableWaiting } from './way-back.ts';

const CODE = 'K7M2QX9RA';
const page = (game = '') => show(<OfflinePage game={game} />);
const names = () => buttons().map(nameOf);

beforeEach(() => {
  Object.assign(globalThis, {
    scrollTo: () => {},
  });
  localStorage.clear();
  sessionStorage.clear();
  navigate('/offline');
});
afterEach(() => jest.useRealTimers());

test('a game begins as it was chosen, and is kept from its first moment', async () => {
  const root = await page();
  const choose = (value: string) => act(() => root.querySelector<HTMLInputElement>(`input[value="${value}"]`)!.click());
  await choose('dominoes');
  await choose('3');
  await choose('hard');
  await press('Play offline now');
  expect(route.value).toEqual({ page: 'offline', game: 'dominoes' });
  const { kept } = keptGame('dominoes')!;
  expect(kept).toMatchObject({ cpus: ['hard', 'hard', 'hard'], round: 1, recording: { setting: { seats: 4 } } });
  expect(kept.recording.seed).toMatch(/^[0-9a-f]{32}$/);
});

test('GO-6: who begins is the person or the CPU', async () => {
  const root = await page('gomoku');
  const texts = [...root.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(['You', 'CPU']));
  expect(texts).not.toContain('Seat 1');
});

test('a game that still runs is given up only after a question, and no two games are the same', async () => {
  await page();
  await press('Play offline now');
  const first = keptGame('forbidden-island')!.kept;
  const root = await page();
  await press('Play offline now');
  expect(root.querySelector('dialog')!.textContent).toContain('A game of Forbidden Island is still running');
  await press('Cancel');
  expect(root.querySelector('dialog')).toBeNull();
  expect(keptGame('forbidden-island')!.kept).toEqual(first);
  await press('Play offline now');
  await press('Give it up and play');
  const second = keptGame('forbidden-island')!.kept;
  expect(second.round).toBe(first.round + 1);
  expect(second.recording.seed).not.toBe(first.recording.seed);
});

test('a game from elsewhere is opened with the options that are chosen, and goes on against the CPU that is', async () => {
  const root = await page('gomoku');
  const choose = (value: string) => act(() => root.querySelector<HTMLInputElement>(`input[value="${value}"]`)!.click());
  await choose('9');
  await choose('hard');
  await press('Open a recorded game');
  const opened = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  while (!document.querySelector('textarea')) await opened();
  const paste = (moves: string) =>
    act(() => {
      const field = document.querySelector('textarea')!;
      field.value = moves;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await paste('e5 k1');
  await press('Show it');
  expect(document.querySelector('[role=alert]')!.textContent).toBe('The board has no such point: k1.');
  await paste('e5 d6');
  await press('Show it');
  await press('Play on from here');
  const { kept, match } = keptGame('gomoku')!;
  expect(kept).toMatchObject({ cpus: ['hard'], recording: { setting: { options: { size: '9', first: '1' } } } });
  expect(match.state.table.stones).toHaveLength(2);
});

test('a game that nobody writes down is not opened', async () => {
  await page('dominoes');
  expect(names()).not.toContain('Open a recorded game');
});

test('a game that was left running is offered, and opens where it was', async () => {
  await page();
  await press('Play offline now');
  const left = keptGame('forbidden-island')!;
  left.make(left.plan({ seat: left.outlook.waitingFor[0]!, action: { type: 'endActions' } }));
  keep(left);
  await page();
  await press('Go on with Forbidden Island');
  expect(route.value).toEqual({ page: 'offline', game: 'forbidden-island' });
  expect(keptGame('forbidden-island')!.match).toEqual(left.match);
});

test('a game that the house does not have is nowhere', async () => {
  const root = await page('chess');
  expect(root.textContent).toContain('There is nothing at this address.');
});

describe('the table that waits', () => {
  const summary = { code: CODE, game: 'gomoku', phase: 'playing', seats: 2, open: 0, people: [] };

  test('is one click away, also after a reload', async () => {
    playMeanwhile(CODE, 'gomoku');
    expect(route.value).toEqual({ page: 'offline', game: 'gomoku' });
    await page();
    await press('To the table');
    expect(route.value).toEqual({ page: 'table', code: CODE });
    expect(tableWaiting()).toBe(CODE); // until the page of the table is there
  });

  test('nobody who comes from elsewhere is told of one', async () => {
    await page();
    expect(names()).not.toContain('To the table');
  });

  test('it is said when the server is there again', async () => {
    jest.useFakeTimers();
    fakeServer({ [`GET /api/tables/${CODE}`]: { body: summary } });
    const shown = show(
      <>
        <WaitingTable code={CODE} />
        <Announcer />
      </>,
    );
    await jest.advanceTimersByTimeAsync(1);
    const root = await shown;
    expect(root.textContent).toContain('Your table waits.');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(root.querySelector('.offline-bar')!.textContent).toContain('The server is back.');
    expect(root.querySelector('[role=log]')!.textContent).toBe('The server is back.');
  });
});
