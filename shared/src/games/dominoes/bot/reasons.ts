import type { Reason } from '../../../engine/bot.ts';
import type { Pip, Tile } from '../tiles.ts';

/** What a reason can be about. */
interface Subjects {
  tile: Tile;
  pips: Pip;
}

/** Every reason a CPU gives, with what its sentence needs to name. */
export const REASONS = {
  nothingFits: [], //        it has to draw or pass
  onward: [], //             the round is over
  onlyMove: ['tile'],
  lastTile: ['tile'], //     and with it the round
  firstThatFits: ['tile'],
  heaviest: ['tile'],
  doubleEarly: ['tile'], //  doubles are hard to get rid of
  shutsOut: ['tile', 'pips'], // the next seat is known not to have this number
  keepsOpen: ['tile', 'pips'], // it holds more tiles with this number
  looksBest: ['tile'], //    in most of the rounds it imagined
} as const satisfies Record<string, readonly (keyof Subjects)[]>;

export type ReasonWord = keyof typeof REASONS;
type About<W extends ReasonWord> = { readonly [S in (typeof REASONS)[W][number]]: Subjects[S] };

/** A reason of the vocabulary, with exactly what its sentence needs. */
export const because = <W extends ReasonWord>(word: W, about: About<W>): Reason => ({ word, about });
