import { type Future, scatter } from './chance.ts';

/**
 * The generators of Sobol' sequences, one for each treasure draw: what its binary digits are shifted and added up by, and the
 * first numbers of it. From S. Joe and F. Y. Kuo, Constructing Sobol sequences with better two-dimensional projections (2008).
 */
const GENERATORS: readonly { degree: number; steps: number; first: readonly number[] }[] = [
  { degree: 0, steps: 0, first: [] },
  { degree: 1, steps: 0, first: [1] },
  { degree: 2, steps: 1, first: [1, 3] },
  { degree: 3, steps: 1, first: [1, 3, 1] },
];
/** How many treasure draws of a future are spread: those of two turns. */
export const SPREAD_DRAWS = GENERATORS.length;
const BITS = 32;
const STREAM = 0x68e31da4;

const DIRECTIONS: readonly Uint32Array[] = GENERATORS.map(({ degree, steps, first }) => {
  const directions = new Uint32Array(BITS);
  for (let bit = 0; bit < BITS; bit++)
    directions[bit] = degree === 0 ? 1 << (BITS - 1 - bit) : bit < degree ? first[bit]! << (BITS - 1 - bit) : 0;
  for (let bit = degree; degree > 0 && bit < BITS; bit++) {
    directions[bit] = directions[bit - degree]! ^ (directions[bit - degree]! >>> degree);
    for (let back = 1; back < degree; back++)
      if ((steps >> (degree - 1 - back)) & 1) directions[bit]! ^= directions[bit - back]!;
  }
  return directions;
});

/**
 * So many futures that together are more like all that may come than as many picked by chance. Waters Rise, and every other
 * card, comes as often among their first treasure draws as it should, also among the first eight or sixteen of them: where
 * the draws fall in the deck are the points of a Sobol' sequence, all moved by the seed. Each single future is as likely as
 * any other. `from` is the number of treasure cards drawn before.
 */
export const spreadFutures = (seed: number, count: number, from: number): Future[] =>
  Array.from({ length: count }, (_, index) => ({
    seed: scatter(seed + index),
    from,
    falls: DIRECTIONS.map(
      (directions, draw) => (pointOf(directions, index) ^ scatter(seed + STREAM * (draw + 1))) >>> 0,
    ),
  }));

/** A number of a sequence, as a 32-bit fraction. */
function pointOf(directions: Uint32Array, index: number): number {
  let point = 0;
  for (let bit = 0; index >> bit; bit++) if ((index >> bit) & 1) point ^= directions[bit]!;
  return point;
}
