import { SHAPES } from './shapes.ts';

/*
 * What the empty points of a board say about its future: for each colour, the four shapes a stone there would make. The
 * numbers come from games the CPU played against itself, fitted so that the sum over all points, divided by 200, is the
 * logarithm of the odds to win. There are two sets: for the colour that is to move, and for the one that has to wait.
 */

/** By shape, for each line. */
const LINE_TO_MOVE = [0, 2, 9, 11, 0, 9, 13, 7, 0, 0, 0, 0];
const LINE_WAITING = [0, 1, 5, 6, 2, 8, 9, 21, 0, 0, 0, 0];

/** By the two best shapes of a point, the better one first: where lines meet. */
const MEETING_TO_MOVE = [
  [0],
  [0, -4],
  [0, -9, -7],
  [0, -9, -7, -7],
  [0, 6, 8, 8, 15],
  [0, 11, 57, 57, 43, 22],
  [0, 11, 57, 57, 43, 22, 22],
  [0, 20, 62, 62, 20, 129, 129, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
];
const MEETING_WAITING = [
  [0],
  [0, -2],
  [0, -6, -3],
  [0, -6, -3, -3],
  [0, 1, 9, 9, 1],
  [0, 4, 27, 27, 30, 25],
  [0, 4, 27, 27, 30, 25, 25],
  [0, 1, 49, 49, 67, 157, 157, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
];

/** To move is worth something by itself. */
export const TEMPO = 2;

/** For looking at the most promising points first, what forces more comes first. */
const LINE_ORDER = [0, 6, 22, 27, 34, 110, 125, 130, 1200, 1200, 10_000, 0];
const PAIRS = [0, 2, 5, 6, 7, 14, 15, 16, 16, 16, 16, 0];

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
