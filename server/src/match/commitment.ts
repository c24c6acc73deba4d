import { createHash } from 'node:crypto';
import { committed } from '@landfall/shared/protocol/commitment.ts';

/** What is shown from the start of a round, so that everybody can check afterwards that the seed was fixed by then. */
export const commitmentOf = (seed: string, code: string, round: number): string =>
  createHash('sha256')
    .update(committed(seed, code, round))
    .digest('hex');
