import type { Point } from '../board.ts';

const FIRST_COLUMN = 'a'.charCodeAt(0);

/** A point as people write it: a letter for the column from the left, a number for the row from below, as in `h8`. */
export const pointName = (point: Point, size: number): string =>
  `${columnName(point % size)}${size - Math.floor(point / size)}`;

export const columnName = (column: number): string => String.fromCharCode(FIRST_COLUMN + column);

/** The point with this name, or undefined where the board has none. */
export function parsePoint(name: string, size: number): Point | undefined {
  const [, letter, digits] = /^([a-z])(\d{1,2})$/i.exec(name) ?? [];
  if (!letter || !digits) return undefined;
  const column = letter.toLowerCase().charCodeAt(0) - FIRST_COLUMN;
  const row = size - Number(digits);
  return column < size && row >= 0 && row < size ? row * size + column : undefined;
}
