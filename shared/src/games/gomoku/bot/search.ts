import { EMPTY, type Stone } from '../board.ts';
import { MAKES_DOUBLE_THREE, MAKES_FIVE, MAKES_FOUR_AND_THREE, MAKES_THREE, MAKES_WIN } from './classes.ts';
import { type Cell, type Field, other } from './field.ts';
import { AT_LEAST, AT_MOST, EXACT, Memory, UNKNOWN } from './memory.ts';
import { type Budget, fiveOf, makesFour, mayBecomeFour, NO_CELL, Threats } from './threats.ts';
import { SURE, WON } from './value.ts';

const MOST_PLIES = 64;
const ROOM = 361;
/** Stones beyond the planned depth, while threats are pending. */
const QUIET_DEPTH = -4;
const FOURS_AT_LEAF = 6;
const MOST_AT_LEAF = 16;
const FOURS_INSIDE = 12;
const MOST_INSIDE = 200;

/** So near to a leaf, quiet moves that cannot reach what is needed are left out … */
const NEAR_LEAF = 2;
/** … where this much a stone is missing. */
const MOST_GAIN = 120;
/** These many of them are looked at all the same. */
const FEW_MOVES = 2;

/** What a search has found. */
export interface Found {
  cell: Cell;
  /** From the view of the colour to move; beyond `SURE` a forced end. */
  value: number;
  depth: number;
}

/** Principal variation search with a table of positions, on one field. */
export class Search {
  readonly field: Field;
  readonly threats: Threats;
  private readonly budget: Budget;
  private readonly cells = new Int16Array(MOST_PLIES * ROOM);
  private readonly orders = new Int32Array(MOST_PLIES * ROOM);
  private readonly killers = new Int16Array(2 * MOST_PLIES);
  private readonly memory: Memory;
  private readonly history: Int32Array;
  private stopped = false;

  constructor(field: Field, budget: Budget) {
    this.field = field;
    this.budget = budget;
    this.threats = new Threats(field);
    this.memory = new Memory(field);
    this.history = new Int32Array(2 * field.stones.length);
  }

  /** Deepens step by step until the work is used up or the end is sure. */
  deepen(colour: Stone, deepest: number): Found {
    let best: Found = { cell: NO_CELL, value: 0, depth: 0 };
    for (let depth = 1; depth <= deepest && !this.stopped; depth++) {
      const found = this.root(colour, depth, best.cell);
      if (found.cell !== NO_CELL) best = { ...found, depth };
      if (Math.abs(best.value) > SURE) break;
    }
    return best;
  }

  private root(colour: Stone, depth: number, first: Cell): Found {
    const end = this.movesOf(colour, { ply: 0, depth, first });
    let best: Cell = NO_CELL;
    let alpha = -WON;
    for (let at = 0; at < end; at++) {
      const cell = this.pick(at, end);
      const value = this.childValue(cell, colour, { depth, alpha, beta: WON, ply: 0, isFirst: at === 0, reduce: 0 });
      if (this.stopped) break;
      if (value > alpha || best === NO_CELL) {
        alpha = value;
        best = cell;
      }
    }
    return { cell: best, value: alpha, depth };
  }

  private childValue(
    cell: Cell,
    colour: Stone,
    window: { depth: number; alpha: number; beta: number; ply: number; isFirst: boolean; reduce: number },
  ): number {
    const { field } = this;
    const { depth, alpha, beta, ply, isFirst, reduce } = window;
    field.place(cell, colour);
    let value: number;
    if (isFirst) value = -this.look(other(colour), depth - 1, -beta, -alpha, ply + 1);
    else {
      value = -this.look(other(colour), depth - 1 - reduce, -alpha - 1, -alpha, ply + 1);
      if (value > alpha && reduce > 0 && !this.stopped)
        value = -this.look(other(colour), depth - 1, -alpha - 1, -alpha, ply + 1);
      if (value > alpha && value < beta && !this.stopped)
        value = -this.look(other(colour), depth - 1, -beta, -alpha, ply + 1);
    }
    field.takeBack(cell);
    return value;
  }

  /** What the position is worth to the colour to move. */
  private look(colour: Stone, depth: number, alpha: number, beta: number, ply: number): number {
    const { field } = this;
    if (this.budget.spent()) {
      this.stopped = true;
      return 0;
    }
    const opponent = other(colour);
    if (field.countOf(colour, MAKES_FIVE) > 0) return WON - ply - 1;
    const fives = field.countOf(opponent, MAKES_FIVE);
    if (fives > 1) return -(WON - ply - 2);
    if (field.placed === field.points.length) return 0;
    if (fives === 1) return this.stopFive(colour, depth, alpha, beta, ply);
    if (field.countOf(colour, MAKES_WIN) > 0) return WON - ply - 3;
    if (ply >= MOST_PLIES - 1) return field.worth(colour);

    // A win or loss further away than one already known is of no interest.
    alpha = Math.max(alpha, -(WON - ply - 4));
    beta = Math.min(beta, WON - ply - 3);
    if (alpha >= beta) return alpha;

    const known = this.memory.known(colour, depth, alpha, beta, ply);
    if (known !== UNKNOWN) return known;

    const byFours =
      depth <= 0
        ? this.threats.byFours(colour, FOURS_AT_LEAF, this.budget, MOST_AT_LEAF)
        : this.threats.byFours(colour, FOURS_INSIDE, this.budget, MOST_INSIDE);
    if (byFours) {
      const value = WON - ply - byFours.plies;
      this.memory.store(colour, { depth: 31, value, ply, bound: EXACT, cell: byFours.cell });
      return value;
    }
    const mustDefend = field.countOf(opponent, MAKES_WIN) > 0;
    if (depth <= 0 && (!mustDefend || depth <= QUIET_DEPTH)) return this.quiet(colour);
    if (!mustDefend && depth <= NEAR_LEAF && this.isSafelyAbove(colour, depth, beta)) return beta;
    return this.expand(colour, depth, alpha, beta, ply);
  }

  /** Whether the colour to move stands so well that a few more stones will not change it. */
  private isSafelyAbove(colour: Stone, depth: number, beta: number): boolean {
    const { field } = this;
    if (Math.abs(beta) > SURE || field.worth(colour) - MOST_GAIN * (depth + 1) < beta) return false;
    const opponent = other(colour);
    return field.countOf(opponent, MAKES_FOUR_AND_THREE) + field.countOf(opponent, MAKES_DOUBLE_THREE) === 0;
  }

  /** Whether it stands so badly that quiet moves will not reach what is needed. */
  private isFarBelow(colour: Stone, depth: number, alpha: number): boolean {
    if (depth <= 0 || depth > NEAR_LEAF || alpha < -SURE) return false;
    return this.field.worth(colour) + MOST_GAIN * (depth + 1) <= alpha;
  }

  private expand(colour: Stone, depth: number, alpha: number, beta: number, ply: number): number {
    const from = ply * ROOM;
    const mustDefend = this.field.countOf(other(colour), MAKES_WIN) > 0;
    const end = this.movesOf(colour, { ply, depth, first: this.memory.cellFor(colour) });
    let best = -WON + ply;
    let bestCell = NO_CELL;
    let bound = AT_MOST;
    const isFarBelow = !mustDefend && this.isFarBelow(colour, depth, alpha);
    for (let at = from; at < end; at++) {
      const cell = this.pick(at, end);
      const nth = at - from;
      const isQuiet = !mustDefend && nth >= FEW_MOVES && !this.isForcing(cell, colour);
      if (isFarBelow && isQuiet) continue;
      const reduce = isQuiet && depth >= 3 && nth >= 3 ? reduction(depth, nth) : 0;
      const value = this.childValue(cell, colour, { depth, alpha, beta, ply, isFirst: nth === 0, reduce });
      if (this.stopped) return 0;
      if (value <= best && bestCell !== NO_CELL) continue;
      best = value;
      bestCell = cell;
      if (value <= alpha) continue;
      alpha = value;
      bound = EXACT;
      if (alpha < beta) continue;
      bound = AT_LEAST;
      this.reward(cell, colour, depth, ply);
      break;
    }
    if (bestCell === NO_CELL) return mustDefend ? -(WON - ply - 4) : this.quiet(colour);
    this.memory.store(colour, { depth, value: best, ply, bound, cell: bestCell });
    return best;
  }

  /** Whether a move makes a threat or takes away a strong one, so that its depth is not reduced. */
  private isForcing(cell: Cell, colour: Stone): boolean {
    return (
      this.field.classAt(cell, colour) >= MAKES_THREE || this.field.classAt(cell, other(colour)) >= MAKES_DOUBLE_THREE
    );
  }

  /** The opponent would make five: there is only one point to play. */
  private stopFive(colour: Stone, depth: number, alpha: number, beta: number, ply: number): number {
    const { field } = this;
    const cell = fiveOf(field, other(colour));
    if (ply >= MOST_PLIES - 1) return field.worth(colour);
    if (field.isForbidden(cell, colour)) return -(WON - ply - 2);
    field.place(cell, colour);
    const value = -this.look(other(colour), depth, -beta, -alpha, ply + 1);
    field.takeBack(cell);
    return value;
  }

  /** The worth of a position that is not looked into any further. */
  private quiet(colour: Stone): number {
    const { field } = this;
    const opponent = other(colour);
    let value = field.worth(colour);
    const strong = field.countOf(colour, MAKES_DOUBLE_THREE) + field.countOf(colour, MAKES_FOUR_AND_THREE);
    if (strong > 0 && field.countOf(opponent, MAKES_WIN) === 0) value += 300;
    return Math.max(-SURE + 1, Math.min(SURE - 1, value));
  }

  /** Lists the moves worth looking at, with how promising they are; where the list ends. */
  private movesOf(colour: Stone, { ply, depth, first }: { ply: number; depth: number; first: Cell }): number {
    const { field, cells, orders, history } = this;
    const { points, stones, near } = field;
    const opponent = other(colour);
    const mustDefend = field.countOf(opponent, MAKES_WIN) > 0;
    const from = ply * ROOM;
    let end = from;
    for (let n = 0; n < points.length; n++) {
      const cell = points[n]!;
      if (stones[cell] !== EMPTY || near[cell] === 0) continue;
      if (mustDefend && !mayBecomeFour(field, cell, opponent) && !makesFour(field, cell, colour)) continue;
      if (field.isForbidden(cell, colour)) continue;
      let order = field.orderOf(cell, colour) * 16 + Math.min(history[cell * 2 + colour - 1]!, 200) * 4;
      if (cell === this.killers[2 * ply] || cell === this.killers[2 * ply + 1]) order += 2000;
      if (cell === first) order = 1 << 30;
      cells[end] = cell;
      orders[end++] = order;
    }
    const most = mustDefend ? ROOM : ply === 0 ? 40 : MOST_MOVES[Math.max(0, Math.min(depth, MOST_MOVES.length - 1))]!;
    return end - from > most ? this.keepBest(from, end, most) : end;
  }

  /** Brings the `most` most promising moves to the front. */
  private keepBest(from: number, end: number, most: number): number {
    for (let at = from; at < from + most; at++) this.pick(at, end);
    return from + most;
  }

  /** Brings the most promising of the moves that are left to the front, and tells it. */
  private pick(from: number, end: number): Cell {
    const { cells, orders } = this;
    let best = from;
    for (let at = from + 1; at < end; at++) if (orders[at]! > orders[best]!) best = at;
    const cell = cells[best]!;
    const order = orders[best]!;
    cells[best] = cells[from]!;
    orders[best] = orders[from]!;
    cells[from] = cell;
    orders[from] = order;
    return cell;
  }

  private reward(cell: Cell, colour: Stone, depth: number, ply: number): void {
    const { killers, history } = this;
    if (killers[2 * ply] !== cell) {
      killers[2 * ply + 1] = killers[2 * ply]!;
      killers[2 * ply] = cell;
    }
    if (depth > 0) history[cell * 2 + colour - 1]! += depth * depth;
  }
}

/** How many moves are looked at, by the depth that is left. */
const MOST_MOVES = [12, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30];

const reduction = (depth: number, nth: number): number =>
  Math.min(depth - 2, Math.floor(0.5 + (Math.log(depth) * Math.log(nth + 1)) / 2.4));
