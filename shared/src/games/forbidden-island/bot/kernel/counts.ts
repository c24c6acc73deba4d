import { type Card, HELD_CARDS } from '../../cards.ts';

/** Cards by number: the four treasures, then the cards that do something. */
export const CARDS = [...HELD_CARDS, 'watersRise'] as const satisfies readonly Card[];
export const HELICOPTER = 4;
export const SANDBAGS = 5;
export const WATERS_RISE = 6;

/** How many there are of each card: three bits a card, the first in the lowest. Never more than seven of one. */
export type Counts = number;

export const NO_CARDS: Counts = 0;

/** One card, for adding to and taking from counts. */
export const one = (card: number): Counts => 1 << (3 * card);

export const countOf = (counts: Counts, card: number): number => (counts >> (3 * card)) & 7;

const EVERY_SECOND = 0o7070707;

/** How many cards there are in all. */
export function total(counts: Counts): number {
  const pairs = (counts & EVERY_SECOND) + ((counts >> 3) & EVERY_SECOND);
  return (pairs + (pairs >> 6) + (pairs >> 12) + (pairs >> 18)) & 63;
}

export const countsOf = (cards: Iterable<Card>): Counts => {
  let counts = NO_CARDS;
  for (const card of cards) counts += one(CARDS.indexOf(card));
  return counts;
};
