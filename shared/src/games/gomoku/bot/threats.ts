import { BLACK, type Stone } from '../board.ts';
import { MAKES_FIVE, MAKES_FOUR, MAKES_FOUR_AND_THREE, MAKES_THREE, MAKES_WIN, MAYBE_FORBIDDEN } from './classes.ts';
import { type Cell, type Field, other } from './field.ts';
import { FOUR, TWO_FOURS } from './shapes.ts';

/** Stops a search whose work is used up. */
export interface Budget {
  /** Counts one more position; true when no more may be looked at. */
  spent(): boolean;
}

/** A win by force: the stone it begins with, and how many stones until five. */
export interface ForcedWin {
  cell: Cell;
  plies: number;
}

export const NO_CELL: Cell = 0;
const MOST_PLIES = 80;
const ROOM = 361;
const REMEMBERED = 1 << 16;

/** Whether a stone there makes a four (or more) that the rules allow. */
export function makesFour(field: Field, cell: Cell, colour: Stone): boolean {
  const kind = field.classAt(cell, colour);
  if (kind >= MAKES_FOUR && kind <= MAKES_WIN) return true;
  return kind === MAYBE_FORBIDDEN && hasFour(field, cell, colour) && !field.isForbidden(cell, colour);
}

/** Whether a stone there would make a four, allowed or not. */
function hasFour(field: Field, cell: Cell, colour: Stone): boolean {
  for (let shapes = field.shapes[cell * 2 + colour - 1]!; shapes > 0; shapes >>= 4) {
    const shape = shapes & 15;
    if (shape >= FOUR && shape <= TWO_FOURS) return true;
  }
  return false;
}

/** Whether a four of a colour could come to pass there; whoever has to stop a straight four looks at these points. */
export const mayBecomeFour = (field: Field, cell: Cell, colour: Stone): boolean => {
  const kind = field.classAt(cell, colour);
  return (kind >= MAKES_FOUR && kind <= MAKES_WIN) || (kind === MAYBE_FORBIDDEN && hasFour(field, cell, colour));
};

/** The place of the lowest bit in a word of a set of places. */
const lowestOf = (word: number, bits: number): number => (word << 5) + 31 - Math.clz32(bits & -bits);

/** Any point where a colour makes five. Ask only when there is one. */
export function fiveOf(field: Field, colour: Stone): Cell {
  const { points, classes, strong, words } = field;
  const from = (colour - 1) * words;
  for (let word = 0; word < words; word++)
    for (let bits = strong[from + word]!; bits !== 0; bits &= bits - 1) {
      const cell = points[lowestOf(word, bits)]!;
      if (classes[cell * 2 + colour - 1] === MAKES_FIVE) return cell;
    }
  return NO_CELL;
}

/** Finds wins in which every stone of the attacker threatens something that has to be answered. */
export class Threats {
  private readonly field: Field;
  private readonly cells = new Int16Array(MOST_PLIES * ROOM);
  private readonly failed = new Int32Array(2 * REMEMBERED); // positions in which nothing was found, and how deep
  private budget!: Budget;
  private left = 0;
  private isOut = false; // of work, so that finding nothing says nothing
  private first: Cell = NO_CELL;

  constructor(field: Field) {
    this.field = field;
  }

  /** A win by at most `depth` fours, whose every answer is forced; `most` positions are looked at. */
  byFours(attacker: Stone, depth: number, budget: Budget, most = Number.POSITIVE_INFINITY): ForcedWin | null {
    this.begin(budget, most);
    const plies = this.fours(attacker, depth, 0);
    return plies === 0 ? null : { cell: this.first, plies };
  }

  /** A win by fours and threes, looked for with more and more threes up to `depth` of them. */
  byThreats(attacker: Stone, depth: number, budget: Budget): ForcedWin | null {
    this.begin(budget, Number.POSITIVE_INFINITY);
    for (let threes = 0; threes <= depth && !this.isOut; threes++) {
      const plies = this.threats(attacker, threes, 0);
      if (plies > 0) return { cell: this.first, plies };
    }
    return null;
  }

  private begin(budget: Budget, most: number): void {
    this.budget = budget;
    this.left = most;
    this.isOut = false;
  }

  private spent(): boolean {
    if (this.left-- <= 0 || this.budget.spent()) this.isOut = true;
    return this.isOut;
  }

  /** Stones until five, 0 if there is no win. Leaves the first stone in `first`. */
  private fours(attacker: Stone, depth: number, ply: number): number {
    const { field } = this;
    const defender = other(attacker);
    if (field.countOf(attacker, MAKES_FIVE) > 0) {
      this.first = fiveOf(field, attacker);
      return 1;
    }
    const threatened = field.countOf(defender, MAKES_FIVE);
    if (threatened > 1 || depth <= 0 || ply >= MOST_PLIES - 2 || !this.mayHaveFour(attacker)) return 0;
    if (this.hasFailed(attacker, depth) || this.spent()) return 0;
    const from = ply * ROOM;
    const end = threatened ? this.only(from, fiveOf(field, defender), attacker) : this.foursOf(attacker, from);
    for (let at = from; at < end; at++) {
      const cell = this.cells[at]!;
      field.place(cell, attacker);
      const plies = this.afterFour(attacker, depth, ply);
      field.takeBack(cell);
      if (plies > 0) {
        this.first = cell;
        return plies + 1;
      }
    }
    this.fail(attacker, depth);
    return 0;
  }

  /** The attacker has just made a four; the defender can only stop it. */
  private afterFour(attacker: Stone, depth: number, ply: number): number {
    const { field } = this;
    const defender = other(attacker);
    if (field.countOf(defender, MAKES_FIVE) > 0) return 0;
    const fives = field.countOf(attacker, MAKES_FIVE);
    if (fives === 0) return 0;
    const answer = fiveOf(field, attacker);
    if (fives > 1 || field.isForbidden(answer, defender)) return 2;
    field.place(answer, defender);
    const plies = this.fours(attacker, depth - 1, ply + 1);
    field.takeBack(answer);
    return plies > 0 ? plies + 1 : 0;
  }

  private mayHaveFour(colour: Stone): boolean {
    const { field } = this;
    return (
      field.countOf(colour, MAKES_FOUR) +
        field.countOf(colour, MAKES_FOUR_AND_THREE) +
        field.countOf(colour, MAKES_WIN) +
        field.countOf(colour, MAYBE_FORBIDDEN) >
      0
    );
  }

  private only(from: number, cell: Cell, attacker: Stone): number {
    if (!makesFour(this.field, cell, attacker)) return from;
    this.cells[from] = cell;
    return from + 1;
  }

  /** Every four the attacker can make, the best first; where the list ends. */
  private foursOf(attacker: Stone, from: number): number {
    const { field, cells } = this;
    const { points, strong, words } = field;
    const first = (attacker - 1) * words;
    let end = from;
    for (let word = 0; word < words; word++)
      for (let bits = strong[first + word]!; bits !== 0; bits &= bits - 1) {
        const cell = points[lowestOf(word, bits)]!;
        if (!makesFour(field, cell, attacker)) continue;
        let at = end++;
        const worth = field.orderOf(cell, attacker);
        for (; at > from && field.orderOf(cells[at - 1]!, attacker) < worth; at--) cells[at] = cells[at - 1]!;
        cells[at] = cell;
      }
    return end;
  }

  /** The attacker is to move and may make so many threes on the way. */
  private threats(attacker: Stone, threes: number, ply: number): number {
    const { field } = this;
    const defender = other(attacker);
    const quick = this.fours(attacker, 12, ply);
    if (quick > 0) return quick;
    const isThreatened = field.countOf(defender, MAKES_FIVE) > 0 || field.countOf(defender, MAKES_WIN) > 0;
    if (isThreatened || threes <= 0 || ply >= MOST_PLIES - 4) return 0;
    if (this.hasFailed(attacker, 100 + threes) || this.spent()) return 0;
    const from = ply * ROOM;
    const end = this.threatsOf(attacker, from);
    for (let at = from; at < end; at++) {
      const cell = this.cells[at]!;
      field.place(cell, attacker);
      const plies = this.afterThreat(attacker, threes - 1, ply + 1);
      field.takeBack(cell);
      if (plies > 0) {
        this.first = cell;
        return plies + 1;
      }
    }
    this.fail(attacker, 100 + threes);
    return 0;
  }

  /** The attacker has just made a threat; stones until five if no answer helps, else 0. */
  private afterThreat(attacker: Stone, threes: number, ply: number): number {
    const { field } = this;
    const defender = other(attacker);
    if (field.countOf(defender, MAKES_FIVE) > 0) return 0;
    if (field.countOf(attacker, MAKES_FIVE) > 0) return this.afterForcingFour(attacker, threes, ply);
    if (field.countOf(attacker, MAKES_WIN) === 0 || this.spent()) return 0;
    if (this.fours(defender, 6, ply) > 0) return 0;
    const from = ply * ROOM;
    const end = this.defencesOf(attacker, from);
    let longest = 3;
    for (let at = from; at < end; at++) {
      const cell = this.cells[at]!;
      field.place(cell, defender);
      const plies = this.afterDefence(attacker, threes, ply + 1);
      field.takeBack(cell);
      if (plies === 0) return 0;
      longest = Math.max(longest, plies + 1);
    }
    return longest;
  }

  private afterForcingFour(attacker: Stone, threes: number, ply: number): number {
    const { field } = this;
    const answer = fiveOf(field, attacker);
    if (field.countOf(attacker, MAKES_FIVE) > 1 || field.isForbidden(answer, other(attacker))) return 2;
    field.place(answer, other(attacker));
    const plies = this.threats(attacker, threes, ply + 1);
    field.takeBack(answer);
    return plies > 0 ? plies + 1 : 0;
  }

  /** The defender has answered, perhaps with a four, which the attacker has to stop before anything else. */
  private afterDefence(attacker: Stone, threes: number, ply: number): number {
    const { field } = this;
    const defender = other(attacker);
    const fives = field.countOf(defender, MAKES_FIVE);
    if (fives === 0) return this.threats(attacker, threes, ply);
    if (field.countOf(attacker, MAKES_FIVE) > 0) return 1;
    if (fives > 1 || ply >= MOST_PLIES - 4) return 0;
    const stop = fiveOf(field, defender);
    if (field.isForbidden(stop, attacker)) return 0;
    field.place(stop, attacker);
    const plies = this.afterThreat(attacker, threes, ply + 1);
    field.takeBack(stop);
    return plies > 0 ? plies + 1 : 0;
  }

  /** Fours and threes the attacker can make, the best first. */
  private threatsOf(attacker: Stone, from: number): number {
    const { field, cells } = this;
    const { points, stones, classes } = field;
    let end = from;
    for (let n = 0; n < points.length; n++) {
      const cell = points[n]!;
      if (stones[cell] !== 0) continue;
      const kind = classes[cell * 2 + attacker - 1]!;
      if (kind < MAKES_THREE || field.isForbidden(cell, attacker)) continue;
      let at = end++;
      const worth = field.orderOf(cell, attacker);
      for (; at > from && field.orderOf(cells[at - 1]!, attacker) < worth; at--) cells[at] = cells[at - 1]!;
      cells[at] = cell;
    }
    return end;
  }

  /** The points where a straight four can be stopped, and the defender's own fours. */
  private defencesOf(attacker: Stone, from: number): number {
    const { field, cells } = this;
    const { points, stones } = field;
    const defender = other(attacker);
    let end = from;
    for (let n = 0; n < points.length; n++) {
      const cell = points[n]!;
      if (stones[cell] !== 0) continue;
      const matters = mayBecomeFour(field, cell, attacker) || makesFour(field, cell, defender);
      if (matters && !field.isForbidden(cell, defender)) cells[end++] = cell;
    }
    return end;
  }

  private slot(attacker: Stone): number {
    return ((this.field.hash ^ (attacker === BLACK ? 0 : 0x55555555)) & (REMEMBERED - 1)) * 2;
  }

  private hasFailed(attacker: Stone, depth: number): boolean {
    const at = this.slot(attacker);
    return this.failed[at] === (this.field.check ^ attacker) && this.failed[at + 1]! >= depth;
  }

  /** Notes that nothing was found, unless it was only for lack of work. */
  private fail(attacker: Stone, depth: number): void {
    if (this.isOut) return;
    const at = this.slot(attacker);
    this.failed[at] = this.field.check ^ attacker;
    this.failed[at + 1] = depth;
  }
}
