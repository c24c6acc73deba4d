import { LEARNED } from './learned.ts';
import { WEIGHTS } from './network.ts';

/** The finest step of a stored weight; they are stored as 16-bit whole numbers of it. */
const STEP = 1 / 2048;

/** Weights as text, in lines of base64. */
export function encodeWeights(weights: Float64Array): string[] {
  const whole = Int16Array.from(weights, (weight) => Math.max(-32768, Math.min(32767, Math.round(weight / STEP))));
  const bytes = String.fromCharCode(...new Uint8Array(whole.buffer));
  return btoa(bytes).match(/.{1,108}/g) ?? [];
}

/** @throws when the text is of a network of another shape */
export function decodeWeights(lines: readonly string[]): Float64Array {
  const bytes = Uint8Array.from(atob(lines.join('')), (character) => character.charCodeAt(0));
  const weights = Float64Array.from(new Int16Array(bytes.buffer), (whole) => whole * STEP);
  if (weights.length !== WEIGHTS) throw new Error(`learned ${weights.length} weights, the network has ${WEIGHTS}`);
  return weights;
}

/** What the network has learned. */
export const weights: Float64Array = decodeWeights(LEARNED);
