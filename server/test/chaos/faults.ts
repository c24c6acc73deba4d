import type { Random } from '@landfall/shared/engine/game.ts';
import { chance, oneOf } from './luck.ts';

/** The way to the server, and the way back. */
export type Direction = 'up' | 'down';

/**
 * How a connection ends. `cut`: both ends are told, with or without the rest of the piece that was on its way. `reset`: the
 * same without a farewell. `hole`: nothing arrives any more, and nobody is told. `deaf`: the same in one direction.
 */
export type Ending = 'none' | 'cut' | 'reset' | 'hole' | 'deaf';

/** What goes wrong on one connection. */
export interface Fault {
  ending: Ending;
  /** It happens with the so manieth piece of data in this direction, counted from 1. */
  direction: Direction;
  after: number;
  /** How much of that piece still arrives, from 0 to 1. */
  share: number;
  /** How late everything arrives. */
  delayMs: number;
  /** Everything from the client arrives on two connections; it hears only what one of them is told. */
  twice: boolean;
}

/** Holes are rare because it takes a while to notice one. */
const ENDINGS: readonly Ending[] = ['none', 'cut', 'cut', 'cut', 'cut', 'reset', 'reset', 'hole', 'deaf'];
const MOST_PIECES = 60;
const LATEST_MS = 60;
const DELAYED = 25;
const TWICE = 15;

export const drawFault = (luck: Random): Fault => ({
  ending: oneOf(luck, ENDINGS),
  direction: oneOf(luck, ['up', 'down']),
  after: 1 + luck.below(MOST_PIECES),
  share: oneOf(luck, [0, 0.5, 1]),
  delayMs: chance(luck, DELAYED) ? 1 + luck.below(LATEST_MS) : 0,
  twice: chance(luck, TWICE),
});
