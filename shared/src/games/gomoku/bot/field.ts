import { BLACK, type Board, boardOf, EMPTY, type Point, type Stone, WHITE } from '../board.ts';
import type { RuleSet } from '../options.ts';
import { forbiddenShape } from '../rules/renju.ts';
import { CLASSES, type ClassTable, classTable, MAYBE_FORBIDDEN } from './classes.ts';
import { reachOf, type ShapeTable, SIDE, shapeTable } from './shapes.ts';
import { ORDER, TEMPO, WORTH_TO_MOVE, WORTH_WAITING } from './worth.ts';

/** A place of the field: a point of the board, counted with a margin all around. */
export type Cell = number;

const MARGIN = 5;
const FREE = classTable('free');
const BOUND = classTable('bound');

/** Points so near to a stone that it is worth looking at them: two steps around, three along a line. */
const AROUND: readonly (readonly [dx: number, dy: number])[] = neighbourhood();

function neighbourhood(): [number, number][] {
  const steps: [number, number][] = [];
  for (let dy = -3; dy <= 3; dy++)
    for (let dx = -3; dx <= 3; dx++) {
      const [x, y] = [Math.abs(dx), Math.abs(dy)];
      if (x + y > 0 && ((x < 3 && y < 3) || x === y || x === 0 || y === 0)) steps.push([dx, dy]);
    }
  return steps;
}

/**
 * The board as the search plays on it, in place. For every empty point it knows what a stone of either colour would make
 * there, and keeps that up to date with each stone that is placed or taken back.
 */
export class Field {
  readonly size: number;
  readonly rule: RuleSet;
  readonly width: number;
  /** Cells that are points of the board, in order. */
  readonly points: Int16Array;
  /** What lies on each cell; SIDE beyond the edge. */
  readonly stones: Uint8Array;
  /** For each cell and colour (`cell * 2 + colour - 1`): the four shapes a stone would make, four bits each. */
  readonly shapes: Uint16Array;
  /** Likewise their class. */
  readonly classes: Uint8Array;
  /** How many empty points are of each class, for Black from 0 and for White from CLASSES. */
  readonly counts = new Int32Array(2 * CLASSES);
  /** Sums over all empty points of what they are worth: Black to move, White to move, Black waiting, White waiting. */
  readonly sums = new Int32Array(4);
  /** How many stones are near each cell. */
  readonly near: Uint8Array;
  /** Two numbers that (nearly) nothing but equal positions have in common. */
  hash = 0;
  check = 0;
  placed = 0;

  private readonly reach: number;
  private readonly steps: Int32Array; // to the next cell, by direction
  private readonly around: Int32Array;
  private readonly lines: Int32Array; // by cell and direction, as in `shapes.ts`
  private readonly table: ShapeTable;
  private readonly classOf: readonly [ClassTable, ClassTable];
  private readonly keys: Int32Array;
  private readonly board: Board | null; // kept for the rules of renju only

  constructor(size: number, rule: RuleSet) {
    this.size = size;
    this.rule = rule;
    this.width = size + MARGIN;
    this.reach = reachOf(rule);
    this.table = shapeTable(rule);
    this.classOf = [rule === 'renju' ? BOUND : FREE, FREE];
    this.board = rule === 'renju' ? boardOf({ size, stones: [] }) : null;
    const cells = (size + 2 * MARGIN) * this.width + MARGIN;
    this.steps = Int32Array.of(1, this.width, this.width + 1, 1 - this.width);
    this.around = Int32Array.from(AROUND, ([dx, dy]) => dy * this.width + dx);
    this.stones = new Uint8Array(cells).fill(SIDE);
    this.shapes = new Uint16Array(2 * cells);
    this.classes = new Uint8Array(2 * cells);
    this.near = new Uint8Array(cells);
    this.lines = new Int32Array(4 * cells);
    this.keys = randomKeys(4 * cells);
    this.points = Int16Array.from({ length: size * size }, (_, point) => this.cellOf(point));
    for (const cell of this.points) this.stones[cell] = EMPTY;
    for (const cell of this.points) this.lookAround(cell);
    for (const cell of this.points) this.enter(cell);
  }

  cellOf(point: Point): Cell {
    return (Math.floor(point / this.size) + MARGIN) * this.width + (point % this.size) + MARGIN;
  }

  pointOf(cell: Cell): Point {
    return (Math.floor(cell / this.width) - MARGIN) * this.size + (cell % this.width) - MARGIN;
  }

  /** The class of a point for a colour. */
  classAt(cell: Cell, colour: Stone): number {
    return this.classes[cell * 2 + colour - 1]!;
  }

  countOf(colour: Stone, kind: number): number {
    return this.counts[(colour - 1) * CLASSES + kind]!;
  }

  /** Whether a stone there is against the rules of renju. */
  isForbidden(cell: Cell, colour: Stone): boolean {
    return (
      this.board !== null &&
      colour === BLACK &&
      this.classes[cell * 2]! === MAYBE_FORBIDDEN &&
      forbiddenShape(this.board, this.pointOf(cell)) !== null
    );
  }

  /** How good a point is to look at first: what it gives oneself and takes from the other colour. */
  orderOf(cell: Cell, colour: Stone): number {
    const own = cell * 2 + colour - 1;
    return ORDER[this.shapes[own]!]! * 2 + ORDER[this.shapes[own ^ 1]!]!;
  }

  /** What the position is worth to the colour that is to move. */
  worth(colour: Stone): number {
    const { sums } = this;
    return TEMPO + (colour === BLACK ? sums[0]! - sums[3]! : sums[1]! - sums[2]!);
  }

  place(cell: Cell, colour: Stone): void {
    this.leave(cell);
    this.stones[cell] = colour;
    this.spread(cell, colour);
    const { around, near } = this;
    for (let n = 0; n < around.length; n++) near[cell + around[n]!]!++;
    this.turnKey(cell, colour);
    this.placed++;
  }

  takeBack(cell: Cell): void {
    const colour = this.stones[cell] as Stone;
    this.stones[cell] = EMPTY;
    this.spread(cell, -colour);
    const { around, near } = this;
    for (let n = 0; n < around.length; n++) near[cell + around[n]!]!--;
    this.turnKey(cell, colour);
    this.placed--;
    this.judge(cell);
    this.enter(cell);
  }

  private turnKey(cell: Cell, colour: Stone): void {
    const at = cell * 4 + (colour - 1) * 2;
    this.hash ^= this.keys[at]!;
    this.check ^= this.keys[at + 1]!;
    if (this.board) this.board.cells[this.pointOf(cell)] = this.stones[cell]!;
  }

  /** Tells every cell in reach that a colour came (or went, when negative), and what that changes for the empty ones. */
  private spread(cell: Cell, colour: number): void {
    const { stones, steps, reach } = this;
    for (let direction = 0; direction < 4; direction++) {
      const step = steps[direction]!;
      // To a cell ahead the stone lies behind, and the other way round.
      for (let n = 1, at = cell + step; n <= reach && stones[at] !== SIDE; n++, at += step)
        this.tell(at, direction, colour << (2 * (reach - n)));
      for (let n = 1, at = cell - step; n <= reach && stones[at] !== SIDE; n++, at -= step)
        this.tell(at, direction, colour << (2 * (reach + n - 1)));
    }
  }

  /** Changes one line through a cell and, where it is empty, what stones would make of it. */
  private tell(cell: Cell, direction: number, difference: number): void {
    const { lines, table } = this;
    const line = lines[cell * 4 + direction]!;
    lines[cell * 4 + direction] = line + difference;
    if (this.stones[cell] !== EMPTY) return;
    const made = table[line + difference]!;
    const unmade = made ^ table[line]!;
    if (unmade === 0) return;
    const shift = 4 * direction;
    const black = cell * 2;
    if (unmade & 15) this.change(black, 0, (unmade & 15) << shift);
    if (unmade & 240) this.change(black + 1, 1, (unmade >> 4) << shift);
  }

  /** Changes the shapes that a colour would make, by the bits that differ. */
  private change(at: number, colour: 0 | 1, bits: number): void {
    const { sums, counts } = this;
    const before = this.shapes[at]!;
    const after = before ^ bits;
    this.shapes[at] = after;
    sums[colour]! += WORTH_TO_MOVE[after]! - WORTH_TO_MOVE[before]!;
    sums[colour + 2]! += WORTH_WAITING[after]! - WORTH_WAITING[before]!;
    const kind = this.classOf[colour]![after]!;
    const old = this.classes[at]!;
    if (kind === old) return;
    this.classes[at] = kind;
    counts[colour * CLASSES + old]!--;
    counts[colour * CLASSES + kind]!++;
  }

  /** Judges all four lines through an empty point, without counting it. */
  private judge(cell: Cell): void {
    let black = 0;
    let white = 0;
    for (let direction = 0; direction < 4; direction++) {
      const made = this.table[this.lines[cell * 4 + direction]!]!;
      black |= (made & 15) << (4 * direction);
      white |= (made >> 4) << (4 * direction);
    }
    this.shapes[cell * 2] = black;
    this.shapes[cell * 2 + 1] = white;
    this.classes[cell * 2] = this.classOf[0]![black]!;
    this.classes[cell * 2 + 1] = this.classOf[1]![white]!;
  }

  /** Counts an empty point. */
  private enter(cell: Cell): void {
    this.count(cell, 1);
  }

  /** Stops counting a point that is empty no more. */
  private leave(cell: Cell): void {
    this.count(cell, -1);
  }

  private count(cell: Cell, times: 1 | -1): void {
    const { sums, counts, shapes, classes } = this;
    const black = shapes[cell * 2]!;
    const white = shapes[cell * 2 + 1]!;
    sums[0]! += times * WORTH_TO_MOVE[black]!;
    sums[1]! += times * WORTH_TO_MOVE[white]!;
    sums[2]! += times * WORTH_WAITING[black]!;
    sums[3]! += times * WORTH_WAITING[white]!;
    counts[classes[cell * 2]!]! += times;
    counts[CLASSES + classes[cell * 2 + 1]!]! += times;
  }

  /** Reads the lines through a point from scratch. */
  private lookAround(cell: Cell): void {
    for (let direction = 0; direction < 4; direction++) {
      let line = 0;
      for (let n = -this.reach; n <= this.reach; n++) {
        const slot = n < 0 ? n + this.reach : n + this.reach - 1;
        if (n !== 0) line |= this.at(cell + n * this.steps[direction]!) << (2 * slot);
      }
      this.lines[cell * 4 + direction] = line;
    }
    this.judge(cell);
  }

  private at(cell: Cell): number {
    return this.stones[cell] ?? SIDE;
  }
}

/** Numbers without a pattern, the same in every process. */
function randomKeys(length: number): Int32Array {
  let state = 0x9e3779b9;
  return Int32Array.from({ length }, () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return mixed ^ (mixed >>> 14);
  });
}

export const other = (colour: Stone): Stone => (colour === BLACK ? WHITE : BLACK);
