import { jest } from '@jest/globals';
import { dayOf } from './daily.ts';
import { newRegister } from './register.ts';
import { sightOf } from './sight.ts';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.UTC(2030, 0, 31, 12);

beforeAll(() => jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterAll(() => jest.restoreAllMocks());

test.each([
  ['of no day', '', false],
  ['of yesterday', dayOf(NOW - DAY_MS), false],
  ['of today', dayOf(NOW), true],
  ['of tomorrow, because the clock was ahead', dayOf(NOW + DAY_MS), true],
])('a game %s that is over: what is hidden is sealed (%s): %s', (_what, daily, sealed) => {
  const lobby = { round: 1, phase: 'over', daily, seats: [], people: {} };
  expect(sightOf({ lobby, register: newRegister() } as never, 1, null)).toEqual({ over: true, sealed });
});
