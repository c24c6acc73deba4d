/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { fakeConnection } from '../testing/fake-connection.ts';
import { show } from '../testing/page.ts';
import { person, seat, tableState } from '../testing/states.ts';
import { TurnClock } from './turn-clock.tsx';
import { TurnTimeChoice } from './turn-time.tsx';
import { useCountdown } from './use-countdown.ts';

const [ADA, BO] = [7, 8];
const playing = tableState({
  phase: 'playing',
  turnTime: 60,
  seats: [seat(ADA), seat(BO)],
  people: { [ADA]: person('Ada'), [BO]: person('Bo') },
});

async function clock(changes: Partial<TableState>, reader = ADA) {
  const { connection } = fakeConnection({ ...playing, ...changes }, reader);
  const root = await show(<TurnClock link={connection} />);
  const timer = () => root.querySelector('[role=timer]');
  return { connection, timer, text: () => timer()?.textContent, label: () => timer()?.getAttribute('aria-label') };
}

test.each<[string, Partial<TableState>, number, string | undefined]>([
  ['the own time', { clocks: { 0: 45 } }, ADA, 'Your time: 0:45'],
  ['the time of somebody else', { clocks: { 1: 300 } }, ADA, 'Time of Bo: 5:00'],
  ['the own time before that of others', { clocks: { 0: 45, 1: 9 } }, ADA, 'Your time: 0:45'],
  ['the shortest time, to a watcher', { clocks: { 0: 45, 1: 9 } }, 99, 'Time of Bo: 0:09'],
  ['no time without a limit', {}, ADA, undefined],
  ['no time after the end', { clocks: { 0: 45 }, phase: 'over' }, ADA, undefined],
])('shows %s', async (_what, changes, reader, label) => {
  expect((await clock(changes, reader)).label()).toBe(label);
});

test('it counts down, anew with each state, and stands still in a pause', async () => {
  const { connection, text, timer } = await clock({ clocks: { 0: 12 } });
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
  const change = (changes: Partial<TableState>) =>
    act(() => {
      connection.state.value = { ...playing, ...changes };
    });
  await change({ clocks: { 0: 12 } });
  await pass(3000);
  expect([text(), timer()!.className]).toEqual(['0:09', expect.stringContaining('turn-clock-short')]);
  await change({ clocks: { 0: 12 } }); // the next decision, with the same number
  expect(text()).toBe('0:12');
  const gone = { people: { ...playing.people, [ADA]: person('Ada', { connection: 'away' }) } };
  for (const still of [{ pausedBy: BO }, { ...gone, takeovers: { [ADA]: 50 } }, { ...gone, absence: 0 }]) {
    await change({ clocks: { 0: 8 }, ...still });
    await pass(5000);
    expect([text(), timer()!.className]).toEqual(['0:08', expect.stringContaining('turn-clock-still')]);
  }
  await change({ clocks: { 0: 8 }, takeovers: { [ADA]: 50 } }); // asked whether they are still there
  await pass(5000);
  expect([text(), timer()!.className]).toEqual(['0:03', expect.not.stringContaining('turn-clock-still')]);
  await change({ clocks: { 0: 1 } });
  await pass(9000);
  expect(text()).toBe('0:00');
  jest.useRealTimers();
});

test('it reads the time instead of counting: what a sleeping page missed has passed, too', async () => {
  const { connection, text } = await clock({ clocks: { 0: 40 } });
  jest.useFakeTimers();
  await act(() => {
    connection.state.value = { ...playing, clocks: { 0: 40 } };
  });
  jest.setSystemTime(Date.now() + 12_000); // no timer runs meanwhile
  await act(() => void dispatchEvent(new Event('focus')));
  expect(text()).toBe('0:28');
  await act(() => void jest.advanceTimersByTime(1000));
  expect(text()).toBe('0:27');
  jest.setSystemTime(Date.now() - 3_600_000); // somebody sets the clock back
  await act(() => void jest.advanceTimersByTime(29_000));
  expect(text()).toBe('0:10');
  jest.useRealTimers();
});

test('a countdown stops at 0', async () => {
  jest.useFakeTimers();
  let left = -1;
  const Probe = ({ seconds }: { seconds: number }) => {
    left = useCountdown(seconds);
    return null;
  };
  const root = document.createElement('div');
  for (const seconds of [2, 5, 0]) {
    await act(() => render(<Probe seconds={seconds} />, root));
    expect(left).toBe(seconds);
    await act(() => void jest.advanceTimersByTime(1000));
    expect(left).toBe(Math.max(0, seconds - 1));
    await act(() => void jest.advanceTimersByTime(9000));
    expect([left, jest.getTimerCount()]).toEqual([0, 0]);
  }
  jest.useRealTimers();
});

test('the host chooses the time, everybody else reads it', async () => {
  const lobby = { ...playing, phase: 'lobby' as const };
  const { connection, asked } = fakeConnection(lobby, ADA);
  const root = await show(<TurnTimeChoice connection={connection} state={lobby} />);
  const select = root.querySelector('select')!;
  expect([...select.options].map(({ text }) => text)).toEqual([
    'as long as it takes',
    '30 seconds',
    '1 minute',
    '2 minutes',
    '5 minutes',
  ]);
  expect(select.value).toBe('60');
  await act(() => {
    select.value = '120';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(asked).toEqual([['configure', { turnTime: 120 }]]);
  const read = await show(<TurnTimeChoice connection={fakeConnection(lobby, BO).connection} state={lobby} />);
  expect(read.textContent).toBe('Time for a decision: 1 minute');
});
