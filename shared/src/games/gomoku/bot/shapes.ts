import { BLACK, type Stone, WHITE } from '../board.ts';
import type { RuleSet } from '../options.ts';
import { isFive } from '../rules/five.ts';

/** What a stone on an empty point makes of one line, from nothing to five. */
export const DEAD = 0; //         nothing that matters yet
export const TWO_STOPPED = 1; //  one more stone makes a THREE_STOPPED
export const TWO = 2; //          … a THREE
export const TWO_WIDE = 3; //     … in several ways
export const THREE_STOPPED = 4; //one more stone makes a FOUR
export const THREE = 5; //        … a STRAIGHT_FOUR
export const THREE_WIDE = 6; //   … in several ways
export const FOUR = 7; //         one more stone makes five, on one point
export const STRAIGHT_FOUR = 8; //… on either side
export const TWO_FOURS = 9; //    … on two points, with different stones
export const FIVE = 10;
export const OVERLINE = 11; //    more than five where that does not win
export const SHAPES = 12;
export type Shape = number;

/** How far along a line a stone can matter to another one: a sixth stone spoils a five where five must be exact. */
export const reachOf = (rule: RuleSet): number => (rule === 'freestyle' ? 4 : 5);

/**
 * A line around a point is a number of two bits for each neighbour, from the one furthest back to the one furthest ahead,
 * without the point itself.
 */
export const SIDE = 3; // beyond the edge, for both colours

/** For every line around an empty point, what a black stone (lower four bits) and a white one (upper) make of it. */
export type ShapeTable = Uint8Array;

const tables = new Map<RuleSet, ShapeTable>();

/** The table of a rule set; made when it is first asked for. */
export function shapeTable(rule: RuleSet): ShapeTable {
  const known = tables.get(rule);
  if (known) return known;
  const reach = reachOf(rule);
  const table = new Uint8Array(1 << (4 * reach));
  const black = new Judge(rule, BLACK);
  const white = rule === 'renju' ? new Judge(rule, WHITE) : black;
  for (let line = 0; line < table.length; line++) {
    const { blacks, whites } = read(line, reach);
    table[line] = black.shape(blacks & ~whites, whites) | (white.shape(whites & ~blacks, blacks) << 4);
  }
  tables.set(rule, table);
  return table;
}

/** The neighbours that hold black and white, as bits with a gap for the point itself; what lies beyond the edge is both. */
function read(line: number, reach: number): { blacks: number; whites: number } {
  let blacks = 0;
  let whites = 0;
  for (let slot = 0; slot < 2 * reach; slot++) {
    const code = (line >> (2 * slot)) & 3;
    const bit = 1 << (slot < reach ? slot : slot + 1);
    if (code & BLACK) blacks |= bit;
    if (code & WHITE) whites |= bit;
  }
  return { blacks, whites };
}

/** Judges lines for one colour. Lines are pairs of bit sets: own stones, and places that are not to be had. */
class Judge {
  private readonly length: number;
  private readonly centre: number;
  private readonly wins: (row: number) => boolean;
  private readonly known: Int8Array;

  constructor(rule: RuleSet, colour: Stone) {
    const reach = reachOf(rule);
    this.length = 2 * reach + 1;
    this.centre = reach;
    this.wins = (row) => isFive(row, colour, rule);
    this.known = new Int8Array(1 << (2 * this.length)).fill(-1);
  }

  /** What the line becomes with an own stone in its middle. */
  shape(own: number, taken: number): Shape {
    return this.judge(own | (1 << this.centre), taken);
  }

  private judge(own: number, taken: number): Shape {
    const key = own | (taken << this.length);
    const known = this.known[key]!;
    if (known >= 0) return known;
    const shape = this.look(own, taken);
    this.known[key] = shape;
    return shape;
  }

  private look(own: number, taken: number): Shape {
    const row = this.rowLength(own);
    if (this.wins(row)) return FIVE;
    if (row >= 5) return OVERLINE;
    const next = new Int32Array(SHAPES); // how many more stones make what
    for (let place = 0; place < this.length; place++)
      if (((own | taken) & (1 << place)) === 0) next[this.judge(own | (1 << place), taken)]!++;
    if (next[FIVE]! >= 2) return row === 4 ? STRAIGHT_FOUR : TWO_FOURS;
    if (next[FIVE] === 1) return FOUR;
    const straight = next[STRAIGHT_FOUR]! + next[TWO_FOURS]!;
    if (straight > 0) return straight > 1 ? THREE_WIDE : THREE;
    if (next[FOUR]! > 0) return THREE_STOPPED;
    const threes = next[THREE]! + next[THREE_WIDE]!;
    if (threes > 0) return threes > 2 ? TWO_WIDE : TWO;
    return next[THREE_STOPPED]! > 0 ? TWO_STOPPED : DEAD;
  }

  /** The unbroken row through the middle. */
  private rowLength(own: number): number {
    let length = 1;
    for (let place = this.centre + 1; own & (1 << place); place++) length++;
    for (let place = this.centre - 1; place >= 0 && own & (1 << place); place--) length++;
    return length;
  }
}
