import { dayOf } from './daily.ts';
import { newRegister } from './register.ts';
import { sightOf } from './sight.ts';

const DAY_MS = 24 * 3_600_000;

test.each([
  ['of no day', '', false],
  ['of yesterday', dayOf(Date.now() - DAY_MS), false],
  ['of today', dayOf(Date.now()), true],
  ['of tomorrow, because the clock was ahead', dayOf(Date.now() + DAY_MS), true],
])('a game %s that is over: what is hidden is sealed (%s): %s', (_what, daily, sealed) => {
  const lobby = { round: 1, phase: 'over', daily, seats: [], people: {} };
  expect(sightOf({ lobby, register: newRegister() } as never, 1, null)).toEqual({ over: true, sealed });
});
