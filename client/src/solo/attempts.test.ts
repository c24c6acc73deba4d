/** @jest-environment jsdom */
import { attemptsOf, isFirstAttempt, noteAttempt } from './attempts.ts';

const DAY = '2030-01-31';

beforeEach(() => localStorage.clear());

test('the first round that is noted counts, for this day and in this browser', () => {
  expect(isFirstAttempt(DAY, 'AAA', 1)).toBe(true);
  noteAttempt(DAY, 'AAA', 1);
  noteAttempt(DAY, 'AAA', 1); // the page was loaded again
  expect(attemptsOf(DAY)).toBe(1);
  noteAttempt(DAY, 'AAA', 2); // once more at the same table
  noteAttempt(DAY, 'BBB', 1);
  expect(attemptsOf(DAY)).toBe(3);
  expect([isFirstAttempt(DAY, 'AAA', 1), isFirstAttempt(DAY, 'AAA', 2), isFirstAttempt(DAY, 'BBB', 1)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(attemptsOf('2030-02-01')).toBe(0);
});
