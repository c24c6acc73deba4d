import { backoff, backoffFromCrowd, backoffToTable } from './backoff.ts';

test.each([
  [0, 400],
  [1, 800],
  [4, 6_400],
  [5, 12_800],
  [500, 13_400],
])('after %i failures it takes at most %i ms', (failures, most) => {
  expect(backoff(failures, () => 1)).toBe(most);
  expect(backoff(failures, () => 0)).toBe(0.75 * most);
});

test.each([
  [0, 400],
  [1, 800],
  [2, 1_500],
  [149, 1_500],
  [150, 13_400],
])(
  'after %i failures to reach a table it takes at most %i ms, as long as the server may be restarting',
  (failures, most) => {
    expect(backoffToTable(failures, () => 1)).toBeCloseTo(most);
  },
);

test('a server that is gone for ten minutes is asked calmly: at most once in ten seconds after the first minutes', () => {
  let random = 0;
  const times: number[] = [];
  let now = 0;
  for (let failures = 0; now < 600_000; failures++) {
    random = (random + 0.618) % 1;
    now += backoffToTable(failures, () => random);
    times.push(now);
  }
  const late = times.filter((time) => time > 240_000);
  const gaps = late.slice(1).map((time, n) => time - late[n]!);
  expect(Math.min(...gaps)).toBeGreaterThan(10_000);
});

test.each([
  [0, 6_400],
  [4, 6_400],
  [9, 13_400],
])('after %i failures because of too many others it takes at most %i ms', (failures, most) => {
  expect(backoffFromCrowd(failures, () => 1)).toBe(most);
});
