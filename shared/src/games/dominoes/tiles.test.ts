import { halvesOf, isDouble, nameOf, pipsIn, TILES, turned } from './tiles.ts';

test('DO-1: the set has every pair of numbers once, the lower one first', () => {
  expect(TILES).toHaveLength(28);
  expect(new Set(TILES).size).toBe(28);
  for (const tile of TILES) {
    const [low, high] = halvesOf(tile);
    expect(low).toBeLessThanOrEqual(high);
    expect(high).toBeLessThanOrEqual(6);
  }
  expect(TILES.filter(isDouble)).toEqual(['0|0', '1|1', '2|2', '3|3', '4|4', '5|5', '6|6']);
  expect(pipsIn(TILES)).toBe(168);
});

test('a turned tile keeps its name', () => {
  expect(turned('2|5')).toBe('5|2');
  expect(nameOf('5|2')).toBe('2|5');
  expect(nameOf('2|5')).toBe('2|5');
  expect(nameOf('4|4')).toBe('4|4');
});
