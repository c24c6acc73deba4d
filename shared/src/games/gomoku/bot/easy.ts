import {
  type Board,
  DIRECTIONS,
  type Direction,
  EMPTY,
  emptyBoard,
  type Point,
  pointBeside,
  type Stone,
  type Way,
} from '../board.ts';
import { type Field, other } from './field.ts';
import { type Position, player } from './player.ts';

/** What stones and empty points of a run are worth. */
const OWN = 5;
const THEIRS = 3;
const OPEN = 1;
/** A run ends after so many empty points. */
const MOST_EMPTY = 2;

/** Puts its stone where the most stones lie in line, its own above the opponent's. It sees no threats. */
export const easy = player({
  place: ({ field, colour, permitted }, { random }) => {
    const board = boardOf(field);
    const scores = permitted.map((point) => score(board, point, colour));
    const best = Math.max(...scores);
    const points = permitted.filter((_, nth) => scores[nth] === best);
    return { point: points[random.below(points.length)]!, why: 'builds' };
  },
  judge: ({ field, colour }: Position) => Math.sign(field.worth(colour)) * 0.1,
});

function boardOf(field: Field): Board {
  const board = emptyBoard(field.size);
  for (const cell of field.points) board.cells[field.pointOf(cell)] = field.stones[cell]!;
  return board;
}

/** The best run through a point, of either colour; among equal ones all runs count, and the middle of the board. */
function score(board: Board, point: Point, colour: Stone): number {
  const runs = DIRECTIONS.flatMap((direction) => [
    run(board, point, direction, { colour, stone: OWN }),
    run(board, point, direction, { colour: other(colour), stone: THEIRS }),
  ]);
  const sum = runs.reduce((total, worth) => total + worth, 0);
  return Math.max(...runs) + sum / 1000 - distanceFromMiddle(board, point) / 100_000;
}

/** The run of one colour through a point: stones and empty points, up to the other colour, the edge or too many gaps. */
function run(board: Board, point: Point, direction: Direction, worth: { colour: Stone; stone: number }): number {
  const arms = ([0, 1] as const).map((way) => arm(board, point, direction, { ...worth, way }));
  const [ahead, behind] = arms as [Arm, Arm];
  if (ahead.stones + behind.stones === 0 || ahead.length + behind.length + 1 < 5) return 0;
  return ahead.worth + behind.worth;
}

interface Arm {
  length: number;
  stones: number;
  worth: number;
}

function arm(
  board: Board,
  from: Point,
  direction: Direction,
  { colour, stone, way }: { colour: Stone; stone: number; way: Way },
): Arm {
  const found: Arm = { length: 0, stones: 0, worth: 0 };
  let gaps = 0;
  for (
    let at = pointBeside(board, from, direction, way);
    found.length < 4;
    at = pointBeside(board, at, direction, way)
  ) {
    const there = board.cells[at];
    if (there !== colour && there !== EMPTY) break;
    if (there === EMPTY && ++gaps > MOST_EMPTY) break;
    found.length++;
    found.worth += there === colour ? stone : OPEN;
    if (there === colour) found.stones++;
  }
  return found;
}

const distanceFromMiddle = ({ size }: Board, point: Point): number =>
  Math.abs((point % size) - (size - 1) / 2) + Math.abs(Math.floor(point / size) - (size - 1) / 2);
