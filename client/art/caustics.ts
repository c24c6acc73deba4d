import { createScene } from './kit/scene.ts';
import { type Point, tenth } from './kit/svg.ts';

/** How many cells of light lie side by side, and half the width of the bright lines between them. */
const CELLS = 4;
const LINE = 1.6;
const SIZE = 320;
const SPACING = SIZE / CELLS;

/**
 * The web of light on a sea floor: a square of 320 from which rounded cells are cut out (fill-rule evenodd). The cells
 * are those of a Voronoi diagram whose seeds repeat beyond the edges, so that nothing thins out at the border.
 */
export function caustics(): string {
  const seeds = repeated(jitteredGrid());
  const cells = seeds.filter(isNear).map((seed) => cellAround(seed, seeds));
  return `M0 0H${SIZE}V${SIZE}H0Z${cells.map(rounded).join('')}`;
}

function jitteredGrid(): Point[] {
  const scene = createScene('caustics');
  const jitter = () => scene.between(-0.4, 0.4);
  return Array.from({ length: CELLS * CELLS }, (_, index): Point => {
    const [column, row] = [index % CELLS, Math.floor(index / CELLS)];
    return [(column + 0.5 + jitter()) * SPACING, (row + 0.5 + jitter()) * SPACING];
  });
}

function repeated(points: readonly Point[]): Point[] {
  const shifts = [-SIZE, 0, SIZE];
  return points.flatMap(([x, y]) => shifts.flatMap((dx) => shifts.map((dy): Point => [x + dx, y + dy])));
}

const isNear = ([x, y]: Point): boolean =>
  [x, y].every((value) => value > -1.5 * SPACING && value < SIZE + 1.5 * SPACING);

/** What is nearer to the seed than to any other, less half a line. */
function cellAround(seed: Point, seeds: readonly Point[]): Point[] {
  const [x, y] = seed;
  const reach = 2 * SPACING;
  const everything: Point[] = [
    [x - reach, y - reach],
    [x + reach, y - reach],
    [x + reach, y + reach],
    [x - reach, y + reach],
  ];
  return seeds.filter((other) => other !== seed).reduce((cell, other) => cutBetween(cell, seed, other), everything);
}

/** The part of the cell on the seed's side of the line half way to its neighbour. */
function cutBetween(cell: readonly Point[], [x, y]: Point, [otherX, otherY]: Point): Point[] {
  const [dx, dy] = [otherX - x, otherY - y];
  const limit = (dx * (x + otherX) + dy * (y + otherY)) / 2 - LINE * Math.hypot(dx, dy);
  const beyond = ([px, py]: Point) => dx * px + dy * py - limit;
  return cell.flatMap((corner, index) => {
    const next = cell[(index + 1) % cell.length]!;
    const [here, there] = [beyond(corner), beyond(next)];
    const kept = here <= 0 ? [corner] : [];
    return here < 0 === there < 0 ? kept : [...kept, between(corner, next, here / (here - there))];
  });
}

const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];

/** A smooth outline that touches the middle of every side. */
function rounded(cell: readonly Point[]): string {
  const write = ([x, y]: Point) => `${tenth(x)} ${tenth(y)}`;
  const next = (index: number) => cell[(index + 1) % cell.length]!;
  const middles = cell.map((corner, index) => between(corner, next(index), 0.5));
  const curves = middles.map((_, index) => `Q${write(next(index))} ${write(middles[(index + 1) % middles.length]!)}`);
  return middles.length < 3 ? '' : `M${write(middles[0]!)}${curves.join('')}Z`;
}
