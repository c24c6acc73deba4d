import { BLACK, type Board, EMPTY, emptyBoard, type Point, WHITE } from '../board.ts';

/** A board drawn in text, and the points that were marked on it. */
export interface Drawing {
  board: Board;
  /** Points by the letter or digit they are marked with, in reading order. */
  marks: Readonly<Record<string, Point[]>>;
}

/**
 * Reads a board: `X` Black, `O` White, `.` empty; any other mark is an empty point to talk about. The drawing is put into
 * the middle of an empty board, or fills it where it has as many rows.
 */
export function draw(text: string, size = 15): Drawing {
  const rows = text
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  const down = Math.floor((size - rows.length) / 2);
  const right = Math.floor((size - rows[0]!.length) / 2);
  const board = emptyBoard(size);
  const marks: Record<string, Point[]> = {};
  rows.forEach((row, y) => {
    row.forEach((mark, x) => {
      const point = (y + down) * size + x + right;
      board.cells[point] = mark === 'X' ? BLACK : mark === 'O' ? WHITE : EMPTY;
      if (!'XO.'.includes(mark)) marks[mark] = [...(marks[mark] ?? []), point];
    });
  });
  return { board, marks };
}
