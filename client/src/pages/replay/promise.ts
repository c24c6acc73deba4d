import { remember, remembered } from '../../storage.ts';

interface Round {
  code: string;
  round: number;
}

const key = ({ code, round }: Round) => `commitment.${code}.${round}`;

/**
 * Keeps what the server committed itself to when a round began, so that it cannot say something else afterwards. What it says
 * after the first move is worth nothing.
 */
export function keepPromise(round: Round & { ply: number }, commitment: string): void {
  if (commitment && round.ply === 0 && remembered(key(round), 'tab') === null) remember(key(round), commitment, 'tab');
}

/** What this tab was shown when the round began, or null if it was not there. */
export const promisedAt = (round: Round): string | null => remembered(key(round), 'tab');
