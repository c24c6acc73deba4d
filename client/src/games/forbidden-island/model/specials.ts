import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Action } from '@landfall/shared/games/forbidden-island/actions.ts';
import { type Card, SPECIALS, type Special } from '@landfall/shared/games/forbidden-island/cards.ts';
import { legalFor, type Seen } from './seen.ts';

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

/** The special cards this person can play now in their seat. */
export const playable = (seen: Seen): Special[] => SPECIALS.filter((special) => canPlay(seen, special));

/** A special card that can be played, and by whom. */
export interface Playable {
  seat: Seat;
  card: Special;
}

/** The special cards this person can play now in any of their seats, those of the seat they look through first. */
export function playableOfAll(seen: Seen): Playable[] {
  const { seat, own, table } = seen;
  const others = own.filter((one) => one !== seat).map((one) => ({ ...seen, seat: one, legal: legalFor(table, one) }));
  return [seen, ...others].flatMap((one) => playable(one).map((card) => ({ seat: one.seat!, card })));
}
