import { classTable } from './classes.ts';
import { WORTH_TO_MOVE, WORTH_WAITING } from './worth.ts';

/**
 * All that four shapes mean, in one number: their class in the lowest four bits, then what they are worth to the colour
 * that waits and to the one that is to move, 14 bits each.
 */
export type Meaning = number;
/** By four shapes, packed in four bits each. */
export type MeaningTable = Int32Array;

export const classOf = (meaning: Meaning): number => meaning & 15;
export const waitingOf = (meaning: Meaning): number => (meaning << 14) >> 18;
export const worthToMoveOf = (meaning: Meaning): number => meaning >> 18;

/** `bound`: for the colour that has to mind forbidden shapes. */
export function meaningTable(bound: 'bound' | 'free'): MeaningTable {
  const classes = classTable(bound);
  return Int32Array.from(
    classes,
    (kind, shapes) => (WORTH_TO_MOVE[shapes]! << 18) | ((WORTH_WAITING[shapes]! & 0x3fff) << 4) | kind,
  );
}
