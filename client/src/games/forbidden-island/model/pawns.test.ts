import { measure } from './metrics.ts';
import { NAMED_TILE, pawnAt, pawnHeight, standings, standingsOf } from './pawns.ts';

const metrics = measure('island', 900, 640);
const spot = metrics.spots[9]!;

test.each([1, 2, 3, 4])('%i pawns stand side by side on their tile, above its name', (count) => {
  expect(metrics.tile).toBeGreaterThan(NAMED_TILE);
  const pawns = standings(metrics, spot, count);
  expect(pawns).toHaveLength(count);
  for (const { x, y, width } of pawns) {
    expect(x - width / 2).toBeGreaterThanOrEqual(spot.x - metrics.tile / 2);
    expect(x + width / 2).toBeLessThanOrEqual(spot.x + metrics.tile / 2);
    expect(y).toBeLessThanOrEqual(spot.y + metrics.tile * 0.15); // two lines of a name begin below
    expect(y - pawnHeight(width)).toBeGreaterThan(spot.y - metrics.pitch / 2);
  }
  const lefts = pawns.map(({ x }) => x);
  expect(new Set(lefts).size).toBe(count);
});

test('everybody has a place to stand, and can be pointed at', () => {
  const adventurers = [9, 9, 3, 0].map((place) => ({ role: 'diver' as const, place, hand: [], flown: false }));
  const pawns = standingsOf({ adventurers }, metrics);
  expect([...pawns.keys()].sort()).toEqual([0, 1, 2, 3]);
  for (const [seat, { x, y, width }] of pawns) expect(pawnAt(pawns, { x, y: y - pawnHeight(width) / 2 })).toBe(seat);
  expect(pawnAt(pawns, { x: 1, y: 1 })).toBeNull();
});
