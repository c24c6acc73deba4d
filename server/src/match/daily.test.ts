import { dayOf, seedOfDay } from './daily.ts';

test('the seed follows from the day, the game and the secret, and shows none of them', () => {
  const seeds = [
    seedOfDay('a', 'island', '2030-01-31'),
    seedOfDay('a', 'island', '2030-02-01'),
    seedOfDay('a', 'other', '2030-01-31'),
    seedOfDay('b', 'island', '2030-01-31'),
  ];
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(seedOfDay('a', 'island', '2030-01-31')).toBe(seeds[0]);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
});

test.each([
  ['2030-01-31T23:59:59Z', '2030-01-31'],
  ['2030-02-01T00:00:00Z', '2030-02-01'],
  ['2030-02-01T01:30:00+02:00', '2030-01-31'],
])('%s is in the day %s', (moment, day) => expect(dayOf(Date.parse(moment))).toBe(day));
