import { LEARNED } from './learned.ts';
import { LEARNED_BY_FOUR } from './learnedByFour.ts';
import { LEARNED_BY_THREE } from './learnedByThree.ts';
import { LEARNED_BY_TWO } from './learnedByTwo.ts';
import { type Network, networkOf, type Shape } from './network.ts';

/** The finest step of a stored weight; they are stored as 16-bit whole numbers of it. */
const STEP = 1 / 2048;

/** Weights as text, in lines of base64. */
export function encodeWeights(weights: Float64Array): string[] {
  const whole = Int16Array.from(weights, (weight) => Math.max(-32768, Math.min(32767, Math.round(weight / STEP))));
  const bytes = String.fromCharCode(...new Uint8Array(whole.buffer));
  return btoa(bytes).match(/.{1,108}/g) ?? [];
}

/** @throws when the text is of a network of another shape */
export function decodeNetwork(lines: readonly string[], shape: Shape): Network {
  const bytes = Uint8Array.from(atob(lines.join('')), (character) => character.charCodeAt(0));
  const weights = Float64Array.from(new Int16Array(bytes.buffer), (whole) => whole * STEP);
  return networkOf(shape, weights);
}

export const SHAPE: Shape = { treasureUnits: 16, tableUnits: 32 };
/** What was learned at tables of two, three and four. */
export const network: Network = decodeNetwork(LEARNED, SHAPE);

export const LARGE_SHAPE: Shape = { treasureUnits: 32, tableUnits: 64 };
const byTwo = decodeNetwork(LEARNED_BY_TWO, LARGE_SHAPE);
const byThree = decodeNetwork(LEARNED_BY_THREE, LARGE_SHAPE);
const byFour = decodeNetwork(LEARNED_BY_FOUR, LARGE_SHAPE);
/** What was learned at tables of some numbers of players only, by larger networks; by number of players. */
export const NETWORKS: Readonly<Record<number, Network>> = { 2: byTwo, 3: byThree, 4: byFour };
