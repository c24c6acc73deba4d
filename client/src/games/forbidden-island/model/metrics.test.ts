import { GEOGRAPHIES, LAYOUT_IDS } from '@landfall/shared/games/forbidden-island/layouts.ts';
import { measure, placeAt, placeTowards, TREASURE_SIZE } from './metrics.ts';

const SCREENS = [
  [390, 520],
  [304, 300],
  [448, 378],
  [290, 308],
  [768, 660],
  [877, 640],
  [1800, 1100],
] as const;

const CASES = LAYOUT_IDS.flatMap((layout) => SCREENS.map(([width, height]) => ({ layout, width, height })));

test.each(CASES)('$layout fits $width x $height', ({ layout, width, height }) => {
  const { spots, tile, pitch, treasureSpots } = measure(layout, width, height);
  expect(spots).toHaveLength(24);
  for (const { x, y } of spots) {
    expect(x - tile / 2).toBeGreaterThanOrEqual(0);
    expect(x + tile / 2).toBeLessThanOrEqual(width);
    expect(y - pitch / 2).toBeGreaterThanOrEqual(0);
    expect(y + pitch / 2).toBeLessThanOrEqual(height);
  }
  const mid = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  expect(mid(spots.map(({ x }) => x))).toBeCloseTo(width / 2);
  const middle = mid(spots.map(({ y }) => y));
  expect(Math.abs(middle - height / 2)).toBeLessThan(treasureSpots ? 28 : 55); // the list of treasures lies above
  for (const treasure of treasureSpots ?? []) {
    expect(treasure.x - (tile * TREASURE_SIZE) / 2).toBeGreaterThanOrEqual(0);
    expect(treasure.x + (tile * TREASURE_SIZE) / 2).toBeLessThanOrEqual(width);
    for (const { x, y } of spots)
      expect(Math.abs(x - treasure.x) >= tile * 0.99 || Math.abs(y - treasure.y) >= pitch * 0.99).toBe(true);
  }
});

test.each(LAYOUT_IDS)('%s keeps its neighbours side by side, turned or not', (layout) => {
  for (const [width, height] of [
    [390, 900],
    [900, 390],
  ] as const) {
    const { spots, tile, pitch } = measure(layout, width, height);
    GEOGRAPHIES[layout].besides.forEach((besides, place) => {
      for (const beside of besides) {
        const x = Math.abs(spots[place]!.x - spots[beside]!.x);
        const y = Math.abs(spots[place]!.y - spots[beside]!.y);
        expect([x, y]).toEqual(
          x > y ? [expect.closeTo(tile), expect.closeTo(0)] : [expect.closeTo(0), expect.closeTo(pitch)],
        );
      }
    });
  }
});

test('a long island is turned on a tall screen', () => {
  expect(measure('bridge', 390, 520).tile).toBeGreaterThan(measure('bridge', 520, 390).tile - 8);
  expect(measure('bridge', 390, 520).tile).toBeGreaterThan(390 / 10);
});

test('the tile under a point is found, the sea between is not', () => {
  const metrics = measure('island', 600, 600);
  expect(metrics.spots.map((spot) => placeAt(metrics, spot))).toEqual([...metrics.spots.keys()]);
  expect(placeAt(metrics, { x: 5, y: 5 })).toBeNull();
});

test('arrow keys reach every tile of every island', () => {
  for (const layout of LAYOUT_IDS) {
    const metrics = measure(layout, 600, 600);
    const reached = new Set([0]);
    for (const place of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
        const next = placeTowards(metrics, place, key);
        if (next !== null) reached.add(next);
      }
    expect(reached.size).toBe(24);
  }
});

test('an arrow key goes to the tile beside', () => {
  const metrics = measure('island', 600, 600);
  expect(placeTowards(metrics, 2, 'ArrowRight')).toBe(3);
  expect(placeTowards(metrics, 9, 'ArrowUp')).toBe(4);
  expect(placeTowards(metrics, 0, 'ArrowUp')).toBeNull();
});
