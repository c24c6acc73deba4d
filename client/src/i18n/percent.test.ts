/** @jest-environment jsdom */
import { speak } from './i18n.ts';
import { percent } from './percent.ts';

beforeEach(() => speak('en'));

test.each([
  [0, '0%'],
  [0.0001, '<1%'],
  [0.005, '1%'],
  [1 / 3, '33%'],
  [0.994, '99%'],
  [0.9999, '>99%'],
  [1, '100%'],
  [0.1 + 0.2 + 0.7, '100%'],
])('a chance of %d is told as %s', (chance, told) => {
  expect(percent(chance)).toBe(told);
});
