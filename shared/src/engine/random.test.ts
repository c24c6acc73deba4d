import { randomFrom, seeded } from './random.ts';

test('the same seed gives the same numbers, another seed others', () => {
  const numbers = (seed: string) => {
    const random = randomFrom(seeded(seed));
    return Array.from({ length: 50 }, () => random.below(1000));
  };
  expect(numbers('a')).toEqual(numbers('a'));
  expect(numbers('a')).not.toEqual(numbers('b'));
  expect(numbers('')).not.toEqual(numbers(' '));
});

test('the state carries on where it was saved', () => {
  const state = seeded('saved');
  randomFrom(state).below(10);
  const saved = structuredClone(state);
  expect(randomFrom(state).below(1e9)).toBe(randomFrom(saved).below(1e9));
});

test('numbers stay below the bound, and all of them come up', () => {
  const random = randomFrom(seeded('bound'));
  const met = new Set(Array.from({ length: 500 }, () => random.below(7)));
  expect([...met].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(random.below(1)).toBe(0);
});

/** How far the counts are from even, in units that are below 4 in all but a few of a hundred thousand fair cases. */
function unevenness(counts: number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}

test('every order of a shuffle is equally likely, from one generator and from seeds that resemble each other', () => {
  const one = randomFrom(seeded('one'));
  const generators = [() => one, (index: number) => randomFrom(seeded(`${index}`))];
  for (const generator of generators) {
    const orders = new Map<string, number>();
    for (let index = 0; index < 24_000; index++) {
      const items = ['a', 'b', 'c', 'd'];
      generator(index).shuffle(items);
      orders.set(items.join(''), (orders.get(items.join('')) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(Math.abs(unevenness([...orders.values()]))).toBeLessThan(4);
  }
});

test('a shuffle keeps the items, and does not mind none', () => {
  const items = Array.from({ length: 30 }, (_, index) => index);
  randomFrom(seeded('items')).shuffle(items);
  expect([...items].sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index));
  const none: number[] = [];
  randomFrom(seeded('none')).shuffle(none);
  expect(none).toEqual([]);
});
