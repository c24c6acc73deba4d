import { BLACK, type Board, DIRECTIONS, type Point, rowLength, rowThrough, type Stone } from '../board.ts';
import type { RuleSet } from '../options.ts';

export const FIVE = 5;

/** Whether an unbroken row of so many stones wins for a colour (GO-2). */
export function isFive(length: number, colour: Stone, rule: RuleSet): boolean {
  const mustBeExact = rule === 'standard' || (rule === 'renju' && colour === BLACK);
  return mustBeExact ? length === FIVE : length >= FIVE;
}

/** The row that wins with the stone on this point, end to end; null when there is none. */
export function winningRow(board: Board, point: Point, rule: RuleSet): Point[] | null {
  const colour = board.cells[point] as Stone;
  const direction = DIRECTIONS.find((one) => isFive(rowLength(board, point, one), colour, rule));
  return direction === undefined ? null : rowThrough(board, point, direction);
}
