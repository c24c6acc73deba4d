/** @jest-environment jsdom */
import { attemptsOf, isFirstAttempt, noteAttempt } from './attempts.ts';

const DAILY = { game: 'forbidden-island', day: '2030-01-31' };

beforeEach(() => localStorage.clear());

test('the first round that is noted counts, for this day and in this browser', () => {
  expect(isFirstAttempt(DAILY, 'AAA', 1)).toBe(true);
  noteAttempt(DAILY, 'AAA', 1);
  noteAttempt(DAILY, 'AAA', 1); // the page was loaded again
  expect(attemptsOf(DAILY)).toBe(1);
  noteAttempt(DAILY, 'AAA', 2); // once more at the same table
  noteAttempt(DAILY, 'BBB', 1);
  expect(attemptsOf(DAILY)).toBe(3);
  expect([isFirstAttempt(DAILY, 'AAA', 1), isFirstAttempt(DAILY, 'AAA', 2), isFirstAttempt(DAILY, 'BBB', 1)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(attemptsOf({ ...DAILY, day: '2030-02-01' })).toBe(0);
  expect(attemptsOf({ ...DAILY, game: 'gomoku' })).toBe(0);
  expect(isFirstAttempt({ ...DAILY, game: 'gomoku' }, 'CCC', 1)).toBe(true);
});
