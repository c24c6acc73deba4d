export const TREASURES = ['earth', 'wind', 'fire', 'ocean'] as const;
export type Treasure = (typeof TREASURES)[number];

export const SPECIALS = ['helicopter', 'sandbags'] as const;
export type Special = (typeof SPECIALS)[number];

/** Every card that can be held in a hand. */
export const HELD_CARDS = [...TREASURES, ...SPECIALS] as const;
export type HeldCard = (typeof HELD_CARDS)[number];

/** The treasure deck also holds cards that are never held: they take effect the moment they are drawn. */
export type Card = HeldCard | 'watersRise';

/** How many of each card the treasure deck starts with. */
export const DECK: Readonly<Record<Card, number>> = {
  earth: 5,
  wind: 5,
  fire: 5,
  ocean: 5,
  helicopter: 3,
  sandbags: 2,
  watersRise: 3,
};

export const HAND_LIMIT = 5;
export const CARDS_TO_CAPTURE = 4;
