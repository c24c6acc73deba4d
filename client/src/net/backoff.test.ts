import { backoff } from './backoff.ts';

test.each([
  [0, 400],
  [1, 800],
  [4, 6_400],
  [5, 10_000],
  [500, 10_000],
])('after %i failures it takes at most %i ms', (failures, most) => {
  expect(backoff(failures, () => 1)).toBe(most);
  expect(backoff(failures, () => 0)).toBe(0.75 * most);
});
