import { fitHand } from './fit.ts';

test.each([
  [7, 290, 90],
  [7, 700, 130],
  [1, 290, 90],
  [14, 314, 182],
  [20, 250, 280],
  [7, 250, 250],
  [0, 300, 100],
])('%i tiles fit into %i x %i', (tiles, width, height) => {
  const { rows, tile, gap, scrolls } = fitHand(tiles, { width, height });
  const columns = Math.ceil(tiles / rows);
  if (!scrolls) expect(columns * tile + (columns - 1) * gap).toBeLessThanOrEqual(width);
  expect(rows * tile * 2 + (rows - 1) * gap).toBeLessThanOrEqual(height);
  expect(rows * columns).toBeGreaterThanOrEqual(tiles);
});

test.each([
  [7, 314, 94, 1],
  [14, 314, 182, 2],
])('a finger hits each of %i tiles on the smallest phone, without scrolling', (tiles, width, height, rows) => {
  const fit = fitHand(tiles, { width, height });
  expect(fit).toMatchObject({ rows, scrolls: false });
  expect(fit.tile).toBeGreaterThanOrEqual(44);
});

test('more tiles than there is room for stay as broad, and scroll', () => {
  expect(fitHand(9, { width: 314, height: 94 })).toMatchObject({ rows: 1, tile: 44, scrolls: true });
  expect(fitHand(20, { width: 314, height: 182 })).toMatchObject({ rows: 2, tile: 44, scrolls: true });
});

test('a hand stays in one row as long as that makes the tiles largest', () => {
  expect(fitHand(7, { width: 700, height: 120 }).rows).toBe(1);
  expect(fitHand(7, { width: 250, height: 260 }).rows).toBe(2);
});

test('without room there are no tiles, and without tiles nothing scrolls', () => {
  expect(fitHand(0, { width: 300, height: 20 }).scrolls).toBe(false);
  expect(fitHand(5, { width: 0, height: 0 }).tile).toBe(0);
});
