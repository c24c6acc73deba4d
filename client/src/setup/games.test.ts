/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { fakeServer } from '../testing/fake-server.ts';
import { day, games, isServerAway, loadGames } from './games.ts';

const GAME = { id: 'gomoku', seats: { min: 2, max: 2 }, options: {}, seatOptions: {}, cpus: true, open: true };
const told = (today: string) => ({ body: { games: [{ ...GAME, daily: true }], day: today } });
const at = (time: string) => jest.setSystemTime(new Date(time));

beforeEach(() => {
  jest.useFakeTimers();
  games.value = null;
  day.value = '';
});
afterEach(() => jest.useRealTimers());

test('the games are asked for once, until there is an answer', async () => {
  at('2030-01-31T12:00Z');
  const answers = { 'GET /api/games': { status: 503, body: { error: 'restarting' } as unknown } };
  const asked = fakeServer(answers);
  const loading = loadGames();
  await jest.advanceTimersByTimeAsync(0);
  expect([games.value, isServerAway.value]).toEqual([null, true]);
  Object.assign(answers, { 'GET /api/games': told('2030-01-31') });
  await jest.advanceTimersByTimeAsync(60_000);
  await loading;
  expect([games.value?.length, day.value, isServerAway.value]).toEqual([1, '2030-01-31', false]);
  const times = asked.length;
  await loadGames();
  expect(asked).toHaveLength(times);
});

test('when the day is over in UTC, the games are asked for again, and are there meanwhile', async () => {
  at('2030-01-31T23:59Z');
  fakeServer({ 'GET /api/games': told('2030-01-31') });
  await loadGames();
  const asked = fakeServer({ 'GET /api/games': told('2030-02-01') });
  await loadGames();
  expect(asked).toEqual([]);
  at('2030-02-01T00:00Z');
  const loading = loadGames();
  expect(games.value).toHaveLength(1);
  await loading;
  expect([asked.length, day.value]).toEqual([1, '2030-02-01']);
});

test('a clock that is wrong asks once at a time, and believes the server', async () => {
  at('2030-02-03T00:00Z');
  const asked = fakeServer({ 'GET /api/games': told('2030-01-31') });
  await loadGames();
  expect([asked.length, day.value]).toEqual([1, '2030-01-31']);
});
