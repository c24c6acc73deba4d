import { BLACK, type Board, boardOf, EMPTY, type Point, type Stone, WHITE } from '../board.ts';
import type { RuleSet } from '../options.ts';
import { forbiddenShape } from '../rules/renju.ts';
import { CLASSES, MAKES_FOUR, MAYBE_FORBIDDEN } from './classes.ts';
import { Lines } from './lines.ts';
import { classOf, type MeaningTable, meaningTable, waitingOf, worthToMoveOf } from './meaning.ts';
import { type ShapeTable, SIDE, shapeTable } from './shapes.ts';
import { ORDER, TEMPO } from './worth.ts';

/** A place of the field: a point of the board, counted with a margin all around. */
export type Cell = number;

/** So wide that no line reaches over an edge onto another one. */
const MARGIN = 5;
const FREE = meaningTable('free');
const BOUND = meaningTable('bound');
/** Room for what stones on the board have changed: each makes no more entries than this. */
const MOST_ENTRIES = 164;

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
 * there, and keeps that up to date with each stone that is placed. Stones are taken back in the opposite order.
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
  /** The empty points where a colour makes a four or more, a bit each in the order of `points`; Black's words come first. */
  readonly strong: Int32Array;
  /** How many words of `strong` a colour has. */
  readonly words: number;
  /** Two numbers that (nearly) nothing but equal positions have in common. */
  hash = 0;
  check = 0;
  placed = 0;

  private readonly lines: Lines;
  private readonly steps: Int32Array; // to the next cell, by direction
  private readonly around: Int32Array;
  private readonly places: Int16Array; // of cells, in the order of `points`
  private readonly table: ShapeTable;
  private readonly meanings: readonly [MeaningTable, MeaningTable];
  private readonly meaning: Int32Array; // of `shapes`
  private readonly log: Int32Array; // what each stone has changed: the sums before, then where and which shapes, and their meaning
  private readonly marks: Int32Array; // where the changes of each stone begin in the log
  private entries = 0;
  private readonly keys: Int32Array;
  private readonly board: Board | null; // kept for the rules of renju only

  constructor(size: number, rule: RuleSet) {
    this.size = size;
    this.rule = rule;
    this.width = size + MARGIN;
    this.table = shapeTable(rule);
    this.lines = new Lines(size, rule);
    this.meanings = [rule === 'renju' ? BOUND : FREE, FREE];
    this.board = rule === 'renju' ? boardOf({ size, stones: [] }) : null;
    const cells = (size + 2 * MARGIN) * this.width + MARGIN;
    this.steps = Int32Array.of(1, this.width, this.width + 1, 1 - this.width);
    this.around = Int32Array.from(AROUND, ([dx, dy]) => dy * this.width + dx);
    this.stones = new Uint8Array(cells).fill(SIDE);
    this.shapes = new Uint16Array(2 * cells);
    this.classes = new Uint8Array(2 * cells);
    this.meaning = new Int32Array(2 * cells);
    this.near = new Uint8Array(cells);
    this.keys = randomKeys(4 * cells);
    this.points = Int16Array.from({ length: size * size }, (_, point) => this.cellOf(point));
    this.places = new Int16Array(cells);
    this.words = (size * size + 31) >> 5;
    this.strong = new Int32Array(2 * this.words);
    this.log = new Int32Array(size * size * MOST_ENTRIES);
    this.marks = new Int32Array(size * size + 1);
    this.points.forEach((cell, place) => {
      this.stones[cell] = EMPTY;
      this.places[cell] = place;
    });
    for (const cell of this.points) this.judge(cell);
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
    this.note();
    this.leave(cell);
    this.stones[cell] = colour;
    this.lines.put(this.places[cell]!, colour);
    this.spread(cell);
    const { around, near } = this;
    for (let n = 0; n < around.length; n++) near[cell + around[n]!]!++;
    this.turnKey(cell, colour);
    this.placed++;
  }

  /** Takes the stone back that was placed last. */
  takeBack(cell: Cell): void {
    const colour = this.stones[cell] as Stone;
    this.placed--;
    this.stones[cell] = EMPTY;
    this.lines.put(this.places[cell]!, colour);
    this.undo();
    const { around, near } = this;
    for (let n = 0; n < around.length; n++) near[cell + around[n]!]!--;
    this.turnKey(cell, colour);
    this.recount(cell, 1);
  }

  /** Writes down the sums, before a stone changes them. */
  private note(): void {
    const { sums, log } = this;
    for (let n = 0; n < 4; n++) log[this.entries++] = sums[n]!;
    this.marks[this.placed] = this.entries;
  }

  private turnKey(cell: Cell, colour: Stone): void {
    const at = cell * 4 + (colour - 1) * 2;
    this.hash ^= this.keys[at]!;
    this.check ^= this.keys[at + 1]!;
    if (this.board) this.board.cells[this.pointOf(cell)] = this.stones[cell]!;
  }

  /** Judges every empty cell in reach again, along the lines that have changed. */
  private spread(cell: Cell): void {
    const { stones, steps, lines, table, shapes, places } = this;
    const { reach } = lines;
    for (let direction = 0; direction < 4; direction++) {
      const step = steps[direction]!;
      const shift = 4 * direction;
      const line = lines.lineOf(places[cell]!, direction);
      for (let way = -step; ; way = step) {
        for (let n = 1, at = cell + way; n <= reach && stones[at] !== SIDE; n++, at += way) {
          if (stones[at] !== EMPTY) continue;
          const made = table[lines.around(line, places[at]!, direction)]!;
          const black = at * 2;
          const known = ((shapes[black]! >> shift) & 15) | (((shapes[black + 1]! >> shift) & 15) << 4);
          const unmade = made ^ known;
          if (unmade & 15) this.change(black, 0, (unmade & 15) << shift);
          if (unmade & 240) this.change(black + 1, 1, (unmade >> 4) << shift);
        }
        if (way === step) break;
      }
    }
  }

  /** Changes the shapes that a colour would make, by the bits that differ. */
  private change(at: number, colour: 0 | 1, bits: number): void {
    const { sums, meaning, shapes, log } = this;
    const before = shapes[at]!;
    const old = meaning[at]!;
    const now = this.meanings[colour]![before ^ bits]!;
    shapes[at] = before ^ bits;
    meaning[at] = now;
    const { entries } = this;
    log[entries] = (at << 16) | before;
    log[entries + 1] = old;
    this.entries = entries + 2;
    if (((now ^ old) & ~15) !== 0) {
      sums[colour]! += worthToMoveOf(now) - worthToMoveOf(old);
      sums[colour + 2]! += waitingOf(now) - waitingOf(old);
    }
    if (classOf(now ^ old) !== 0) this.reclass(at, colour, classOf(old), classOf(now));
  }

  /** Undoes what a stone has changed, the last change first. */
  private undo(): void {
    const { log, meaning, shapes, sums } = this;
    const begin = this.marks[this.placed]!;
    let at = this.entries;
    while (at > begin) {
      at -= 2;
      const which = log[at]! >> 16;
      const old = log[at + 1]!;
      const now = meaning[which]!;
      shapes[which] = log[at]!;
      meaning[which] = old;
      if (classOf(now ^ old) !== 0) this.reclass(which, (which & 1) as 0 | 1, classOf(now), classOf(old));
    }
    for (let n = 0; n < 4; n++) sums[n] = log[begin - 4 + n]!;
    this.entries = begin - 4;
  }

  private reclass(at: number, colour: 0 | 1, before: number, after: number): void {
    const { counts } = this;
    this.classes[at] = after;
    counts[colour * CLASSES + before]!--;
    counts[colour * CLASSES + after]!++;
    if (before >= MAKES_FOUR !== after >= MAKES_FOUR) this.turnStrong(this.places[at >> 1]!, colour);
  }

  private turnStrong(place: number, colour: 0 | 1): void {
    this.strong[colour * this.words + (place >> 5)]! ^= 1 << (place & 31);
  }

  /** Judges all four lines through an empty point, without counting it. */
  private judge(cell: Cell): void {
    const place = this.places[cell]!;
    let black = 0;
    let white = 0;
    for (let direction = 0; direction < 4; direction++) {
      const line = this.lines.lineOf(place, direction);
      const made = this.table[this.lines.around(line, place, direction)]!;
      black |= (made & 15) << (4 * direction);
      white |= (made >> 4) << (4 * direction);
    }
    [black, white].forEach((shapes, colour) => {
      const meaning = this.meanings[colour]![shapes]!;
      this.shapes[cell * 2 + colour] = shapes;
      this.meaning[cell * 2 + colour] = meaning;
      this.classes[cell * 2 + colour] = classOf(meaning);
    });
  }

  /** Counts an empty point. */
  private enter(cell: Cell): void {
    this.sumUp(cell, 1);
    this.recount(cell, 1);
  }

  /** Stops counting a point that is empty no more. */
  private leave(cell: Cell): void {
    this.sumUp(cell, -1);
    this.recount(cell, -1);
  }

  private sumUp(cell: Cell, times: 1 | -1): void {
    const { sums } = this;
    const black = this.meaning[cell * 2]!;
    const white = this.meaning[cell * 2 + 1]!;
    sums[0]! += times * worthToMoveOf(black);
    sums[1]! += times * worthToMoveOf(white);
    sums[2]! += times * waitingOf(black);
    sums[3]! += times * waitingOf(white);
  }

  private recount(cell: Cell, times: 1 | -1): void {
    const { counts, classes } = this;
    const black = classes[cell * 2]!;
    const white = classes[cell * 2 + 1]!;
    counts[black]! += times;
    counts[CLASSES + white]! += times;
    if (black >= MAKES_FOUR) this.turnStrong(this.places[cell]!, 0);
    if (white >= MAKES_FOUR) this.turnStrong(this.places[cell]!, 1);
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
