import type { Action } from '@landfall/shared/games/forbidden-island/actions.ts';
import { type Card, SPECIALS, type Special } from '@landfall/shared/games/forbidden-island/cards.ts';
import type { Seen } from './seen.ts';

/** What playing each special card can be. */
const PLAYS: Readonly<Record<Special, readonly Action['type'][]>> = {
  helicopter: ['lift', 'liftOff'],
  sandbags: ['sandbag'],
};

/** The card as a special card, if it is one. */
export const specialOf = (card: Card | undefined): Special | null =>
  SPECIALS.find((special) => special === card) ?? null;

/** Whether this person can play the special card now. */
export const canPlay = ({ legal }: Seen, special: Special): boolean =>
  legal.some(({ type }) => PLAYS[special].includes(type));

/** The special cards this person can play now. */
export const playable = (seen: Seen): Special[] => SPECIALS.filter((special) => canPlay(seen, special));
