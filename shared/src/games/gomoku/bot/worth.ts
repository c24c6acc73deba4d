import { SHAPES } from './shapes.ts';

/*
 * What the empty points of a board say about its future: for each colour, the four shapes a stone there would make. The
 * numbers come from games the CPU played against itself, fitted so that the sum over all points, divided by 200, is the
 * logarithm of the odds to win. There are two sets: for the colour that is to move, and for the one that has to wait.
 */

/** By shape, for each line. */
const LINE_TO_MOVE = [0, -2, -1, 2, 7, 8, 3, 9, 16, 3, 0, 0, 0, 0];
const LINE_WAITING = [0, -2, -1, 1, 5, 5, 4, 5, 11, 18, 0, 0, 0, 0];

/** By the two best shapes of a point, the better one first: where lines meet. */
const MEETING_TO_MOVE = [
  [0],
  [0, 0],
  [0, 2, 3],
  [0, 11, 1, -1],
  [0, -9, -10, -7, -2],
  [0, -9, -10, -7, -2, -2],
  [0, 2, 5, 3, 8, 8, 8],
  [0, -22, 9, 10, 58, 58, 35, 27],
  [0, -22, 9, 10, 58, 58, 35, 27, 27],
  [0, 8, 26, 22, 72, 72, 18, 106, 106, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
];
const MEETING_WAITING = [
  [0],
  [0, -9],
  [0, 0, 1],
  [0, 9, 1, 0],
  [0, 0, -7, -4, -1],
  [0, 0, -7, -4, -1, -1],
  [0, -2, 4, 5, 8, 8, -4],
  [0, -9, 10, 8, 23, 23, 23, 26],
  [0, -9, 10, 8, 23, 23, 23, 26, 26],
  [0, 6, 15, 7, 54, 54, 64, 172, 172, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
];

/** To move is worth something by itself. */
export const TEMPO = 3;

/** For looking at the most promising points first, what forces more comes first. */
const LINE_ORDER = [0, 1, 3, 6, 22, 27, 34, 110, 125, 130, 1200, 1200, 10_000, 0];
const PAIRS = [0, 0, 1, 2, 5, 6, 7, 14, 15, 16, 16, 16, 16, 0];

/** For every four shapes, packed in four bits each. */
export type WorthTable = Int16Array;
const MOST = 32_000;

export const WORTH_TO_MOVE = worthTable(LINE_TO_MOVE, (first, second) => MEETING_TO_MOVE[first]![second]!);
export const WORTH_WAITING = worthTable(LINE_WAITING, (first, second) => MEETING_WAITING[first]![second]!);
export const ORDER = worthTable(LINE_ORDER, (first, second) => 0.375 * PAIRS[first]! * PAIRS[second]!);

function worthTable(line: readonly number[], meeting: (first: number, second: number) => number): WorthTable {
  const table = new Int16Array(1 << 16);
  for (let shapes = 0; shapes < table.length; shapes++) {
    const all = [0, 4, 8, 12].map((shift) => (shapes >> shift) & 15);
    if (all.some((shape) => shape >= SHAPES)) continue;
    const [first, second] = [...all].sort((a, b) => b - a) as [number, number];
    const sum = all.reduce((total, shape) => total + line[shape]!, 0) + meeting(first, second);
    table[shapes] = Math.min(MOST, Math.round(sum));
  }
  return table;
}
