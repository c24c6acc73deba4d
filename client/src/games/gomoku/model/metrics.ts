import type { Point } from '@landfall/shared/games/gomoku/board.ts';
import type { Point as Spot } from '../../../board/pointer.ts';

/** Where everything of a board lies, in CSS pixels from its upper left corner. */
export interface Metrics {
  size: number;
  /** From one line to the next; a whole number, so that lines are sharp. */
  cell: number;
  /** From the edge of the wood to the first line. */
  margin: number;
  /** Length of the edge of the wood. */
  side: number;
}

/** How much wood is left around the lines, in cells: enough for half a stone, or for the coordinates too. */
const MARGIN = { bare: 0.72, named: 1.14 } as const;

/** The largest board that fits into an area. */
export function measure(size: number, area: { width: number; height: number }, withNames: boolean): Metrics {
  const around = withNames ? MARGIN.named : MARGIN.bare;
  const room = Math.min(area.width, area.height);
  const cell = Math.max(8, Math.floor(room / (size - 1 + 2 * around)));
  const margin = Math.min(Math.round(cell * around), Math.floor((room - cell * (size - 1)) / 2));
  return { size, cell, margin, side: cell * (size - 1) + 2 * margin };
}

export const spotOf = ({ size, cell, margin }: Metrics, point: Point): Spot => ({
  x: margin + (point % size) * cell,
  y: margin + Math.floor(point / size) * cell,
});

/** The point nearest to a place on the board, or null beyond half a cell around the lines. */
export function pointNear({ size, cell, margin }: Metrics, { x, y }: Spot): Point | null {
  const column = Math.round((x - margin) / cell);
  const row = Math.round((y - margin) / cell);
  const isThere = column >= 0 && column < size && row >= 0 && row < size;
  return isThere ? row * size + column : null;
}

/** The marked points that help to find one's way: the middle, and where the fourth lines cross; the third on small boards. */
export function starPoints(size: number): Point[] {
  const near = size < 13 ? 2 : 3;
  const far = size - 1 - near;
  const middle = (size - 1) / 2;
  const corners = [near, far].flatMap((row) => [near, far].map((column) => row * size + column));
  const sides = size >= 19 ? [near, far].flatMap((one) => [one * size + middle, middle * size + one]) : [];
  return [...corners, ...sides, middle * size + middle];
}
