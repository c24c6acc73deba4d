import {
  armEnd,
  BLACK,
  type Board,
  DIRECTIONS,
  type Direction,
  EMPTY,
  type Point,
  pointBeside,
  rowLength,
  type Way,
} from '../board.ts';
import { FIVE } from './five.ts';

/** What Black must not make in renju, the weightiest first (GO-2.4). */
export const FORBIDDEN_SHAPES = ['overline', 'doubleFour', 'doubleThree'] as const;
export type ForbiddenShape = (typeof FORBIDDEN_SHAPES)[number];

/** The forbidden shape that a black stone on an empty point would make, or null where Black may play. */
export const forbiddenShape = (board: Board, point: Point): ForbiddenShape | null =>
  mayMatter(board, point) ? withBlack(board, point, () => shapeAround(board, point)) : null;

/** Looks at the board as it would be with one more black stone; the board is left as it was. */
function withBlack<T>({ cells }: Board, point: Point, look: () => T): T {
  cells[point] = BLACK;
  const seen = look();
  cells[point] = EMPTY;
  return seen;
}

/** Every forbidden shape takes four other black stones on one line, or two each on two; a quick way out for most points. */
function mayMatter(board: Board, point: Point): boolean {
  let lines = 0;
  for (const direction of DIRECTIONS) {
    const near =
      blackWithinReach(board, point, { direction, way: 0 }) + blackWithinReach(board, point, { direction, way: 1 });
    if (near >= 4) return true;
    if (near >= 2) lines++;
  }
  return lines >= 2;
}

/** Black stones so near that one row could join them to the point. */
function blackWithinReach(board: Board, point: Point, { direction, way }: { direction: Direction; way: Way }): number {
  let stones = 0;
  let next = point;
  for (let steps = 0; steps < FIVE; steps++) {
    next = pointBeside(board, next, direction, way);
    if (board.cells[next]! > BLACK) return stones;
    stones += board.cells[next]!;
  }
  return stones;
}

function shapeAround(board: Board, point: Point): ForbiddenShape | null {
  if (makesFive(board, point)) return null; // that wins, whatever else it makes
  if (DIRECTIONS.some((direction) => rowLength(board, point, direction) > FIVE)) return 'overline';
  if (isDouble(board, point, foursThrough)) return 'doubleFour';
  return isDouble(board, point, threesThrough) ? 'doubleThree' : null;
}

const makesFive = (board: Board, point: Point): boolean =>
  DIRECTIONS.some((direction) => rowLength(board, point, direction) === FIVE);

function isDouble(board: Board, point: Point, through: typeof foursThrough): boolean {
  let shapes = 0;
  for (const direction of DIRECTIONS) {
    shapes += through(board, point, direction);
    if (shapes >= 2) return true;
  }
  return false;
}

/** The two points that stop the unbroken row through a stone. */
const endsOf = (board: Board, point: Point, direction: Direction): Point[] => [
  armEnd(board, point, direction, 0),
  armEnd(board, point, direction, 1),
];

/** The ends at which one more stone makes exactly five. */
const fivePoints = (board: Board, point: Point, direction: Direction): number =>
  endsOf(board, point, direction).filter(
    (end) => board.cells[end] === EMPTY && withBlack(board, end, () => rowLength(board, end, direction) === FIVE),
  ).length;

/** Fours of one line that the stone is part of: none, one, or two that lack different stones, as in X XXX X. */
function foursThrough(board: Board, point: Point, direction: Direction): number {
  const fours = fivePoints(board, point, direction);
  return rowLength(board, point, direction) === FIVE - 1 ? Math.min(fours, 1) : fours;
}

/** One if the line has a three: one more stone, which Black may play and which does not win, makes a straight four of it. */
function threesThrough(board: Board, point: Point, direction: Direction): number {
  const isThree = endsOf(board, point, direction).some(
    (end) =>
      board.cells[end] === EMPTY &&
      withBlack(board, end, () => isStraightFour(board, end, direction) && isPlainMove(board, end)),
  );
  return isThree ? 1 : 0;
}

/** Four in an unbroken row that becomes five, and not more, at either end. */
const isStraightFour = (board: Board, point: Point, direction: Direction): boolean =>
  rowLength(board, point, direction) === FIVE - 1 && fivePoints(board, point, direction) === 2;

/** Whether the black stone just added is neither forbidden itself nor a five. */
const isPlainMove = (board: Board, added: Point): boolean =>
  shapeAround(board, added) === null && !makesFive(board, added);
