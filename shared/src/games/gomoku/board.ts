import type { Table } from './table.ts';

/** A point of the board, counted from 0 row by row, from the upper left corner. */
export type Point = number;

export const EMPTY = 0;
export const BLACK = 1;
export const WHITE = 2;
export type Stone = typeof BLACK | typeof WHITE;
/** What lies beyond the edge, on all sides. */
const EDGE = 3;

/** The board as it is looked at: what lies on each point, and one cell more that stands for everything beyond the edge. */
export interface Board {
  readonly size: number;
  readonly cells: Uint8Array;
  readonly beside: Int16Array;
}

/** Across, down, along the falling and along the rising diagonal (GO-3.1); each is walked both ways. */
export const DIRECTIONS = [0, 1, 2, 3] as const;
export type Direction = (typeof DIRECTIONS)[number];
/** Along a direction, or against it. */
export type Way = 0 | 1;

const STEPS: readonly (readonly [dx: number, dy: number])[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/** For each size: the points beside each point, in every direction and both ways. */
const besideBySize = new Map<number, Int16Array>();

function besideOf(size: number): Int16Array {
  const known = besideBySize.get(size);
  if (known) return known;
  const isOnBoard = (at: number) => at >= 0 && at < size;
  const beyond = size * size;
  const beside = new Int16Array((beyond + 1) * 8).fill(beyond);
  for (let point = 0; point < beyond; point++)
    STEPS.forEach(([dx, dy], direction) => {
      for (const way of [1, -1]) {
        const column = (point % size) + way * dx;
        const row = Math.floor(point / size) + way * dy;
        const isThere = isOnBoard(column) && isOnBoard(row);
        if (isThere) beside[point * 8 + direction * 2 + (way > 0 ? 0 : 1)] = row * size + column;
      }
    });
  besideBySize.set(size, beside);
  return beside;
}

/** A board of so many points along each edge without a stone. */
export function emptyBoard(size: number): Board {
  const cells = new Uint8Array(size * size + 1);
  cells[size * size] = EDGE;
  return { size, cells, beside: besideOf(size) };
}

/** The colour of the nth stone of a game, counted from 0: they alternate from the first to the last. */
export const colourOf = (nth: number): Stone => (nth % 2 === 0 ? BLACK : WHITE);

/** The colour of the next stone. */
export const colourToPlace = ({ stones }: Pick<Table, 'stones'>): Stone => colourOf(stones.length);

/** The board of a table with all its stones. */
export function boardOf({ size, stones }: Pick<Table, 'size' | 'stones'>): Board {
  const board = emptyBoard(size);
  for (let nth = 0; nth < stones.length; nth++) board.cells[stones[nth]!] = colourOf(nth);
  return board;
}

/** The point directly beside another one; beyond the edge it is the one cell that stands for all that. */
export const pointBeside = ({ beside }: Board, point: Point, direction: Direction, way: Way): Point =>
  beside[point * 8 + direction * 2 + way]!;

/** The first point along a way that holds something else than the point it starts from. */
export function armEnd(board: Board, from: Point, direction: Direction, way: Way): Point {
  const { cells, beside } = board;
  const colour = cells[from];
  let next = from;
  while (cells[next] === colour) next = beside[next * 8 + direction * 2 + way]!;
  return next;
}

/** The points of the unbroken row of one colour through a stone, from its end against the direction to the other one. */
export function rowThrough(board: Board, point: Point, direction: Direction): Point[] {
  const colour = board.cells[point];
  const row: Point[] = [];
  let next = point;
  while (board.cells[pointBeside(board, next, direction, 1)] === colour) next = pointBeside(board, next, direction, 1);
  for (; board.cells[next] === colour; next = pointBeside(board, next, direction, 0)) row.push(next);
  return row;
}

/** How long that row is. */
export function rowLength({ cells, beside }: Board, point: Point, direction: Direction): number {
  const colour = cells[point];
  const forth = direction * 2;
  let length = 1;
  for (let next = beside[point * 8 + forth]!; cells[next] === colour; next = beside[next * 8 + forth]!) length++;
  const back = forth + 1;
  for (let next = beside[point * 8 + back]!; cells[next] === colour; next = beside[next * 8 + back]!) length++;
  return length;
}
