import type { Random } from '@landfall/shared/engine/game.ts';
import { randomFrom, seeded } from '@landfall/shared/engine/random.ts';

/** The choices of one part of a run: the same part of a run with the same seed gets the same ones. */
export const luckOf = (...part: (string | number)[]): Random => randomFrom(seeded(part.join(' ')));

/** True so often in a hundred. */
export const chance = (luck: Random, percent: number): boolean => luck.below(100) < percent;

export const oneOf = <T>(luck: Random, things: readonly T[]): T => things[luck.below(things.length)]!;
