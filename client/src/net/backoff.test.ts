import { backoff, backoffToTable } from './backoff.ts';

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

test.each([
  [0, 400],
  [1, 800],
  [2, 1_500],
  [149, 1_500],
  [150, 10_000],
])(
  'after %i failures to reach a table it takes at most %i ms, as long as the server may be restarting',
  (failures, most) => {
    expect(backoffToTable(failures, () => 1)).toBeCloseTo(most);
  },
);
