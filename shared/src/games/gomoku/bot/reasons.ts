import type { Reason } from '../../../engine/bot.ts';

/** Every reason a CPU gives, with what its sentence needs to name. */
export const REASONS = {
  makesFive: ['point'],
  stopsFive: ['point'],
  makesFour: ['point'], //        one that cannot be stopped
  combination: ['point'], //      two threats with one stone
  stopsFour: ['point'],
  stopsCombination: ['point'],
  winsByForce: ['point'], //      every stone from here on has to be answered
  defends: ['point'], //          otherwise the opponent would win by force
  builds: ['point'], //           nothing urgent, a good spot
  opens: [],
  choosesColour: [],
  answersDraw: [],
} as const satisfies Record<string, readonly 'point'[]>;

export type ReasonWord = keyof typeof REASONS;

/** A reason of the vocabulary; `point` is the name of the point it is about, such as `H8`. */
export const because = (word: ReasonWord, point?: string): Reason =>
  point === undefined ? { word } : { word, about: { point } };
