import { BLACK, type Stone } from '../board.ts';
import type { Cell, Field } from './field.ts';
import { NO_CELL } from './threats.ts';
import { SURE } from './value.ts';

const ENTRIES = 1 << 18;

export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;

/** What is told of a position that says nothing for the question. */
export const UNKNOWN = 1 << 20;

/** What a search has found out about one position. */
export interface Entry {
  depth: number;
  value: number;
  /** How many stones the position is away from where the search began. */
  ply: number;
  /** Whether the value is exact or a bound. */
  bound: number;
  /** The best move. */
  cell: Cell;
}

/** The positions a search has seen; new ones replace old ones in the same slot. */
export class Memory {
  private readonly field: Field;
  private readonly checks = new Int32Array(ENTRIES);
  private readonly notes = new Int32Array(ENTRIES); // cell, depth (5 bits), bound (2 bits)
  private readonly values = new Int16Array(ENTRIES);

  constructor(field: Field) {
    this.field = field;
  }

  /** The best move that is remembered for the position on the field. */
  cellFor(colour: Stone): Cell {
    const at = this.slot(colour);
    return this.checks[at] === (this.field.check ^ colour) ? this.notes[at]! >> 7 : NO_CELL;
  }

  /** The worth of the position on the field, if it was seen as deep as this and the value is of use in this window. */
  known(colour: Stone, depth: number, alpha: number, beta: number, ply: number): number {
    const at = this.slot(colour);
    if (this.checks[at] !== (this.field.check ^ colour)) return UNKNOWN;
    const note = this.notes[at]!;
    if (((note >> 2) & 31) < depth) return UNKNOWN;
    let value = this.values[at]!;
    if (value > SURE) value -= ply;
    else if (value < -SURE) value += ply;
    const bound = note & 3;
    if (bound === EXACT || (bound === AT_LEAST && value >= beta) || (bound === AT_MOST && value <= alpha)) return value;
    return UNKNOWN;
  }

  /** Remembers the position on the field. */
  store(colour: Stone, { depth, value, ply, bound, cell }: Entry): void {
    const at = this.slot(colour);
    this.checks[at] = this.field.check ^ colour;
    this.notes[at] = (cell << 7) | (Math.max(0, Math.min(31, depth)) << 2) | bound;
    this.values[at] = value > SURE ? value + ply : value < -SURE ? value - ply : value;
  }

  private slot(colour: Stone): number {
    return (this.field.hash ^ (colour === BLACK ? 0 : 0x2aaaaaaa)) & (ENTRIES - 1);
  }
}
