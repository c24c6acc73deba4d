/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { type Signal, signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import type { Status, TableConnection } from '../../net/connection.ts';
import { tableWaiting } from '../../offline/way-back.ts';
import { navigate, route } from '../../router.tsx';
import { fakeConnection } from '../../testing/fake-connection.ts';
import { alerts, buttons, nameOf, press, show } from '../../testing/page.ts';
import { tableState } from '../../testing/states.ts';
import { Announcer } from '../../ui/announce.tsx';
import { ConnectionBanner } from './connection-banner.tsx';

/** Longer than a loss that nobody is told of. */
const NOTICED_MS = 1_000;
const LONG = 6;

interface Line {
  status: Signal<Status>;
  failures: Signal<number>;
  restarting: Signal<boolean>;
  crowded: Signal<boolean>;
  resumed: number;
}

let root: HTMLElement;
async function banner(): Promise<Line> {
  const [restarting, crowded] = [signal(false), signal(false)];
  const line: Line = { status: signal<Status>('online'), failures: signal(0), restarting, crowded, resumed: 0 };
  const { connection } = fakeConnection(tableState({ game: 'gomoku', phase: 'playing' }), 7);
  Object.assign(connection, line, { resume: () => line.resumed++ } satisfies Partial<TableConnection>);
  jest.useFakeTimers();
  const shown = show(
    <>
      <ConnectionBanner connection={connection} />
      <Announcer />
    </>,
  );
  await jest.advanceTimersByTimeAsync(1);
  root = await shown;
  return line;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const lose = async ({ status }: Line) => {
  await act(() => {
    status.value = 'reconnecting';
  });
  await wait(NOTICED_MS);
};
const set = <T,>(of: Signal<T>, value: T) =>
  act(() => {
    of.value = value;
  });
const pressNow = async (name: string) => {
  const pressed = press(name);
  await jest.advanceTimersByTimeAsync(1);
  await pressed;
};
const online = (is: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: is });
  dispatchEvent(new Event(is ? 'online' : 'offline'));
};
const said = () => root.querySelector('[role=log]')!.textContent;

beforeEach(() => {
  Object.assign(globalThis, { scrollTo: () => {} });
  sessionStorage.clear();
  navigate('/t/K7M2QX9RA');
  online(true);
});
afterEach(() => jest.useRealTimers());

test('nothing is said while all is well, nor about a loss that is over at once', async () => {
  const line = await banner();
  await set(line.status, 'reconnecting');
  await wait(500);
  expect(alerts()).toEqual([]);
  await set(line.status, 'online');
  await wait(NOTICED_MS);
  expect([alerts(), said()]).toEqual([[], '']);
});

test('a network that is back is no longer said to be missing, also while the server cannot be reached', async () => {
  const line = await banner();
  online(false);
  await lose(line);
  expect(alerts()[0]).toContain('This device is offline');
  await act(() => online(true));
  expect(alerts()[0]).toContain('Connection lost');
  await act(() => online(false));
  expect(alerts()[0]).toContain('This device is offline');
});

interface Loss {
  offline?: boolean;
  restarting?: boolean;
  crowded?: boolean;
  failures?: number;
}

test.each<[string, Loss, string]>([
  ['the connection is lost', {}, 'Connection lost. Trying to get back…'],
  [
    'the server restarts',
    { restarting: true },
    'The server is restarting. Your game is saved, and goes on in a moment.',
  ],
  ['it takes long', { failures: LONG }, 'Still no connection. The game waits; we keep trying.'],
  ['a restart takes long', { restarting: true, failures: LONG }, 'The server is restarting. Your game is saved'],
  ['too many others are there', { crowded: true, failures: LONG }, 'Too many people are here at the moment'],
  ['this device is offline', { offline: true, restarting: true }, 'This device is offline. The game waits for you.'],
])(
  'when %s, that is said',
  async (_what, { offline = false, restarting = false, crowded = false, failures = 0 }, text) => {
    const line = await banner();
    online(!offline);
    line.restarting.value = restarting;
    line.crowded.value = crowded;
    line.failures.value = failures;
    await lose(line);
    expect(alerts()).toHaveLength(1);
    expect(alerts()[0]).toContain(text);
  },
);

test('whoever does not want to wait tries at once', async () => {
  const line = await banner();
  await lose(line);
  await pressNow('Try now');
  expect(line.resumed).toBe(1);
});

test('the end of it is announced, once', async () => {
  const line = await banner();
  await lose(line);
  expect(said()).toBe('');
  await set(line.status, 'online');
  expect([alerts(), said()]).toEqual([[], 'Connected again.']);
});

test('nothing is said to be back for whoever gives up', async () => {
  const line = await banner();
  await lose(line);
  const before = said();
  await act(() => render(<Announcer />, root)); // away from the table
  expect(said()).toBe(before);
});

test('after long, the same game can be played without the server, and the table is not forgotten', async () => {
  const line = await banner();
  await lose(line);
  expect(buttons().map(nameOf)).toEqual(['Try now']);
  await set(line.failures, LONG);
  await pressNow('Play offline');
  expect(route.value).toEqual({ page: 'offline', game: 'gomoku' });
  expect(tableWaiting()).toBe('K7M2QX9RA');
});
