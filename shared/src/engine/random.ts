import type { Random } from './game.ts';

/** sfc32: four 32-bit numbers, too many to guess from the shuffles a player sees. */
export type RandomState = [number, number, number, number];

/** The generator's starting state for a seed of any length; equal seeds give equal games. */
export function seeded(seed: string): RandomState {
  let hash = 1779033703 ^ seed.length;
  const next = () => {
    for (let i = 0; i < seed.length; i++) {
      hash = Math.imul(hash ^ seed.charCodeAt(i), 3432918353);
      hash = (hash << 13) | (hash >>> 19);
    }
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return hash >>> 0;
  };
  return [next(), next(), next(), next()];
}

/** Draws from `state`, advancing it in place, so that the state saved with a match continues the same sequence. */
export function randomFrom(state: RandomState): Random {
  const next32 = () => {
    const [a, b, c, d] = state;
    const sum = (((a + b) | 0) + d) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = (c + (c << 3)) | 0;
    state[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
    state[3] = (d + 1) | 0;
    return sum >>> 0;
  };
  const below = (n: number) => Math.floor((next32() / 4294967296) * n);
  return {
    below,
    shuffle<T>(items: T[]) {
      for (let i = items.length - 1; i > 0; i--) {
        const j = below(i + 1);
        const kept = items[i] as T;
        items[i] = items[j] as T;
        items[j] = kept;
      }
    },
  };
}
