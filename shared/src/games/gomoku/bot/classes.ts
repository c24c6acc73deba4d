import {
  FIVE,
  FOUR,
  OVERLINE,
  STRAIGHT_FOUR,
  THREE,
  THREE_STOPPED,
  THREE_WIDE,
  TWO,
  TWO_FOURS,
  TWO_WIDE,
} from './shapes.ts';

/** What a stone on an empty point makes of all four lines together, from the least to the most forcing. */
export const NOTHING = 0;
export const MAKES_TWO = 1; //        an open two
export const MAKES_STOPPED_THREE = 2;
export const MAKES_THREE = 3;
export const MAKES_DOUBLE_THREE = 4;
export const MAKES_FOUR = 5; //       has to be answered at once
export const MAKES_FOUR_AND_THREE = 6;
export const MAKES_WIN = 7; //        a straight four, or two fours: five follows
export const MAKES_FIVE = 8;
export const MAYBE_FORBIDDEN = 9; //  for Black in renju: only a closer look can tell
export const CLASSES = 10;
export type Class = number;

/** The class of every four shapes, packed in four bits each. */
export type ClassTable = Uint8Array;

/** `bound`: for the colour that has to mind forbidden shapes. */
export function classTable(bound: 'bound' | 'free'): ClassTable {
  const table = new Uint8Array(1 << 16);
  const counts = new Uint8Array(16);
  for (let shapes = 0; shapes < table.length; shapes++) {
    counts.fill(0);
    for (let direction = 0; direction < 4; direction++) counts[(shapes >> (4 * direction)) & 15]!++;
    table[shapes] = classOf(counts, bound === 'bound');
  }
  return table;
}

function classOf(counts: Uint8Array, isBound: boolean): Class {
  const threes = counts[THREE]! + counts[THREE_WIDE]!;
  const fours = counts[FOUR]! + counts[STRAIGHT_FOUR]!;
  if (counts[FIVE]! > 0) return MAKES_FIVE;
  if (isBound && (counts[OVERLINE]! > 0 || counts[TWO_FOURS]! > 0 || fours > 1 || threes > 1)) return MAYBE_FORBIDDEN;
  if (counts[STRAIGHT_FOUR]! + counts[TWO_FOURS]! > 0 || fours > 1) return MAKES_WIN;
  if (fours > 0) return threes > 0 ? MAKES_FOUR_AND_THREE : MAKES_FOUR;
  if (threes > 0) return threes > 1 ? MAKES_DOUBLE_THREE : MAKES_THREE;
  if (counts[THREE_STOPPED]! > 0) return MAKES_STOPPED_THREE;
  return counts[TWO]! + counts[TWO_WIDE]! > 0 ? MAKES_TWO : NOTHING;
}
