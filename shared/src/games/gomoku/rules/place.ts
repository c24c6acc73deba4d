import type { Seat } from '../../../engine/game.ts';
import { BLACK, type Board, boardOf, colourToPlace, EMPTY, type Point } from '../board.ts';
import type { Context, State, Table } from '../table.ts';
import { winningRow } from './five.ts';
import { endGame } from './outcome.ts';
import { type ForbiddenShape, forbiddenShape } from './renju.ts';

/** Why no stone can be placed on a point (GO-9). */
export type PointRefusal = 'offBoard' | 'occupied' | ForbiddenShape;

/** Why the next stone cannot go to this point, or null where it can. */
export function refusalOf(table: Table, point: Point, board: Board = boardOf(table)): PointRefusal | null {
  if (!Number.isInteger(point) || point < 0 || point >= table.size ** 2) return 'offBoard';
  if (board.cells[point] !== EMPTY) return 'occupied';
  return isBound(table) ? forbiddenShape(board, point) : null;
}

/** Whether the next stone is one of Black's in renju, who must not place it everywhere. */
const isBound = (table: Table): boolean => table.rule === 'renju' && colourToPlace(table) === BLACK;

/** The points where the next stone may go. */
export function permittedPoints(table: Table): Point[] {
  const board = boardOf(table);
  const points: Point[] = [];
  for (let point = 0; point < table.size ** 2; point++) if (refusalOf(table, point, board) === null) points.push(point);
  return points;
}

/** The points that are forbidden to the next stone, for the screen to mark. */
export function forbiddenPoints(table: Table): Point[] {
  if (!isBound(table)) return [];
  const board = boardOf(table);
  return [...board.cells.keys()].filter(
    (point) => board.cells[point] === EMPTY && forbiddenShape(board, point) !== null,
  );
}

/** Places the next stone, and ends the game if it made five or left no point to play (GO-3, GO-4). */
export function placeStone({ table }: State, { seat, point }: { seat: Seat; point: Point }, { emit }: Context): void {
  table.stones.push(point);
  emit({ type: 'placed', seat, point, number: table.stones.length });
  const row = winningRow(boardOf(table), point, table.rule);
  if (row) {
    table.line = row;
    endGame(table, { ending: 'five', winner: seat }, emit);
  } else if (!canGoOn(table)) endGame(table, { ending: 'full' }, emit);
}

function canGoOn(table: Table): boolean {
  const board = boardOf(table);
  return board.cells.some((_, point) => refusalOf(table, point, board) === null);
}
