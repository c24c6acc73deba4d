import { fitHand, GAP } from './fit.ts';

test.each([
  [7, 290, 90],
  [7, 700, 130],
  [1, 290, 90],
  [14, 290, 90],
  [21, 290, 90],
  [20, 250, 250],
  [7, 250, 250],
  [0, 300, 100],
])('%i tiles fit into %i x %i', (tiles, width, height) => {
  const { rows, tile } = fitHand(tiles, { width, height });
  const columns = Math.ceil(tiles / rows);
  expect(columns * tile + (columns - 1) * GAP).toBeLessThanOrEqual(width);
  expect(rows * tile * 2 + (rows - 1) * GAP).toBeLessThanOrEqual(height);
  expect(rows * columns).toBeGreaterThanOrEqual(tiles);
});

test('seven tiles on the smallest phone can be hit, and twenty still be read', () => {
  expect(fitHand(7, { width: 288, height: 94 }).tile).toBeGreaterThanOrEqual(36);
  expect(fitHand(20, { width: 288, height: 94 }).tile).toBeGreaterThanOrEqual(16);
});

test('a hand stays in one row as long as that makes the tiles largest', () => {
  expect(fitHand(7, { width: 700, height: 120 }).rows).toBe(1);
  expect(fitHand(7, { width: 250, height: 260 }).rows).toBe(2);
});

test('without room there are no tiles', () => {
  expect(fitHand(5, { width: 0, height: 0 }).tile).toBe(0);
});
