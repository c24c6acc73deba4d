import { type Line, tilesOf } from '@landfall/shared/games/dominoes/line.ts';
import { halvesOf, isDouble, type Tile } from '@landfall/shared/games/dominoes/tiles.ts';
import fc from 'fast-check';
import { type LaidTile, layOut, type Snake, type Spot, spotFor } from './snake.ts';

/** The felt at the sizes of screens that people have, and at sizes nobody has. */
const AREAS = [
  { width: 300, height: 210 },
  { width: 304, height: 250 },
  { width: 374, height: 430 },
  { width: 470, height: 360 },
  { width: 740, height: 560 },
  { width: 860, height: 590 },
  { width: 1700, height: 1050 },
  { width: 240, height: 700 },
  { width: 900, height: 130 },
];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function boxOf({ x, y, angle }: Spot, unit: number): Box {
  const [wide, high] = angle % 180 === 0 ? [unit, unit / 2] : [unit / 2, unit];
  return { left: x - wide, top: y - high, right: x + wide, bottom: y + high };
}

const EPSILON = 0.01;
const overlap = (a: Box, b: Box) =>
  a.left < b.right - EPSILON && b.left < a.right - EPSILON && a.top < b.bottom - EPSILON && b.top < a.bottom - EPSILON;

/** The middle of a half, `which` 0 being the one that is written first. */
function halfAt({ x, y, angle }: LaidTile, which: 0 | 1, unit: number) {
  const turn = (angle * Math.PI) / 180;
  const away = (which === 0 ? -1 : 1) * (unit / 2);
  return { x: x + away * Math.cos(turn), y: y + away * Math.sin(turn) };
}

/** Whether the two tiles meet with the halves that are equal: their middles are one unit apart, or nearly so. */
function meet(before: LaidTile, after: LaidTile, unit: number): boolean {
  const ends = (laid: LaidTile, which: 0 | 1) =>
    isDouble(laid.tile)
      ? [{ x: laid.x, y: laid.y }, halfAt(laid, 0, unit), halfAt(laid, 1, unit)]
      : [halfAt(laid, which, unit)];
  return ends(before, 1).some((a) => ends(after, 0).some((b) => Math.hypot(a.x - b.x, a.y - b.y) < 1.25 * unit));
}

function check(line: Line, area: (typeof AREAS)[number], snake: Snake): void {
  const { unit, tiles, next } = snake;
  const boxes = tiles.map((spot) => boxOf(spot, unit));
  const spare = tiles.length < 28 ? [boxOf(next.left, unit), boxOf(next.right, unit)] : [];
  for (const box of [...boxes, ...spare]) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(area.width);
    expect(box.bottom).toBeLessThanOrEqual(area.height);
  }
  for (const [n, box] of boxes.entries())
    for (const other of [...boxes.slice(n + 1), ...(tiles.length > 0 ? spare : [])])
      expect(overlap(box, other)).toBe(false);
  expect(tiles.map(({ tile }) => tile)).toEqual(tilesOf(line));
  for (const [n, tile] of tiles.slice(1).entries()) expect(meet(tiles[n]!, tile, unit)).toBe(true);
}

/** A line of any length that could have been laid: halves meet, no tile twice. */
const lines = fc.array(fc.nat({ max: 10_000 }), { minLength: 0, maxLength: 28 }).map((choices): Line => {
  const line: Line = { left: [], right: [] };
  const spare = new Set(
    Array.from({ length: 49 }, (_, n) => [Math.floor(n / 7), n % 7] as const).filter(([a, b]) => a <= b),
  );
  for (const choice of choices) {
    const [left] = halvesOf(line.left.at(-1) ?? line.first ?? '0|0');
    const [, right] = halvesOf(line.right.at(-1) ?? line.first ?? '0|0');
    const end = choice % 2 ? 'left' : 'right';
    const open = end === 'left' ? left : right;
    const fitting = [...spare].filter(([a, b]) => line.first === undefined || a === open || b === open);
    const taken = fitting[Math.floor(choice / 2) % Math.max(1, fitting.length)];
    if (!taken) continue;
    spare.delete(taken);
    const [a, b] = taken;
    const far = a === open ? b : a;
    if (line.first === undefined) line.first = `${a}|${b}` as Tile;
    else line[end].push((end === 'left' ? `${far}|${open}` : `${open}|${far}`) as Tile);
  }
  return line;
});

test.each(AREAS)('any line lies inside $width x $height, without overlaps, equal halves together', (area) => {
  fc.assert(
    fc.property(lines, (line) => check(line, area, layOut(line, area))),
    { numRuns: 150, seed: 1 },
  );
});

const straight = (left: number, right: number): Line => ({
  first: '0|1',
  left: Array(left).fill('1|0'),
  right: Array(right).fill('1|0'),
});

test.each(AREAS)('all twenty-eight tiles fit into $width x $height, also all on one side', ({ width, height }) => {
  for (const left of [0, 5, 13, 14, 22, 27]) {
    const { unit, tiles } = layOut(straight(left, 27 - left), { width, height });
    const boxes = tiles.map((spot) => boxOf(spot, unit));
    expect(Math.min(...boxes.map((box) => Math.min(box.left, box.top)))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...boxes.map((box) => box.right))).toBeLessThanOrEqual(width);
    expect(Math.max(...boxes.map((box) => box.bottom))).toBeLessThanOrEqual(height);
  }
});

test('tiles can still be read on the smallest screen', () => {
  expect(layOut(straight(13, 14), { width: 304, height: 210 }).unit).toBeGreaterThan(15);
  expect(layOut(straight(8, 8), { width: 304, height: 250 }).unit).toBeGreaterThan(20);
});

const AREA = { width: 800, height: 500 };

test('doubles lie across their row', () => {
  const { tiles } = layOut({ first: '3|3', left: ['2|2', '2|3'].toReversed() as Tile[], right: ['3|4', '4|4'] }, AREA);
  const lies = tiles.map(({ tile, angle }) => [tile, angle % 180 === 0 ? 'along' : 'across']);
  expect(lies).toEqual([
    ['2|2', 'across'],
    ['2|3', 'along'],
    ['3|3', 'across'],
    ['3|4', 'along'],
    ['4|4', 'across'],
  ]);
});

test('a short line is straight, begins in the middle and reads from left to right', () => {
  const { tiles, next } = layOut({ first: '2|5', left: ['6|2'], right: ['5|1'] }, AREA);
  expect(new Set(tiles.map(({ y }) => y)).size).toBe(1);
  expect(tiles.map(({ angle }) => angle % 360)).toEqual([0, 0, 0]);
  expect(tiles[1]).toMatchObject({ x: 400, y: 250 });
  expect(next.left.x).toBeLessThan(tiles[0]!.x);
  expect(next.right.x).toBeGreaterThan(tiles[2]!.x);
});

test('adding a tile moves the others together or not at all', () => {
  for (let length = 0; length < 12; length++) {
    const before = layOut(straight(4, length), AREA).tiles;
    const after = layOut(straight(4, length + 1), AREA).tiles;
    const moved = new Set(before.map(({ x, y }, n) => `${after[n]!.x - x} ${Math.round(after[n]!.y - y)}`));
    expect([...moved]).toEqual([expect.stringMatching(/^0 /)]);
    expect(after.slice(0, before.length).map(({ angle }) => angle)).toEqual(before.map(({ angle }) => angle));
  }
});

test('the next tile lies where it was announced', () => {
  for (let length = 0; length < 12; length++) {
    const { next, tiles: before } = layOut(straight(4, length), AREA);
    const { tiles: after } = layOut(straight(4, length + 1), AREA);
    const down = after[0]!.y - before[0]!.y;
    const { x, y, angle } = after.at(-1)!;
    expect([x, angle]).toEqual([next.right.x, next.right.angle]);
    expect(y - down).toBeCloseTo(next.right.y);
  }
});

test('so does a double, across its row', () => {
  for (let length = 0; length < 12; length++) {
    const before = layOut(straight(4, length), AREA);
    const { right } = straight(4, length);
    const { tiles: after } = layOut({ ...straight(4, length), right: [...right, '0|0'] }, AREA);
    const { x, angle } = after.at(-1)!;
    expect(spotFor(before, 'right', '0|0')).toMatchObject({ x, angle });
    expect(spotFor(before, 'right', '0|1')).toBe(before.next.right);
  }
});

test('an empty table asks for its first tile in the middle', () => {
  const { tiles, next } = layOut({ left: [], right: [] }, AREA);
  expect(tiles).toEqual([]);
  expect(next.right).toEqual({ x: 400, y: 250, angle: 0 });
});

test('a table without a size yet is no trouble', () => {
  for (const side of [0, 1, 3]) expect(layOut(straight(9, 18), { width: side, height: side }).tiles).toHaveLength(28);
});
