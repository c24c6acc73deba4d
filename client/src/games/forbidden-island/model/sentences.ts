import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import type { Card } from '@landfall/shared/games/forbidden-island/cards.ts';
import { t, textAt } from '../../../i18n/i18n.ts';
import { list } from '../../../i18n/list.ts';
import type { Seen } from './seen.ts';
import { isMe, personName, personNames, tileName } from './words.ts';

/** What an event's sentence is about, by the blanks of its text. */
type Filling = Readonly<Record<string, string | number>>;
type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

const card = (name: Card) => t(`forbiddenIsland.cards.${name}`);
const nothing = () => ({});

const FILLINGS: { readonly [T in Event['type']]: (event: EventOf<T>, seen: Seen) => Filling } = {
  turnBegan: nothing,
  moved: ({ to }, seen) => ({ to: tileName(seen, to) }),
  flew: ({ to }, seen) => ({ to: tileName(seen, to) }),
  guided: ({ pawn, to }, seen) => ({ pawn: personName(seen, pawn), to: tileName(seen, to) }),
  shoredUp: ({ places }, seen) => ({ places: list(places.map((place) => tileName(seen, place))) }),
  gave: ({ card: given, to }, seen) => ({ card: card(given), receiver: personName(seen, to) }),
  captured: ({ treasure }) => ({ treasure: t(`forbiddenIsland.cards.${treasure}`) }),
  actionsEnded: nothing,
  drewTreasure: ({ card: drawn }) => ({ card: card(drawn) }),
  watersRose: ({ level }) => ({ level }),
  treasureDeckShuffled: nothing,
  flooded: ({ place }, seen) => ({ tile: tileName(seen, place) }),
  sank: ({ place }, seen) => ({ tile: tileName(seen, place) }),
  floodDeckShuffled: nothing,
  discarded: ({ card: put }) => ({ card: card(put) }),
  swam: ({ to }, seen) => ({ to: tileName(seen, to) }),
  lifted: ({ pawns, to }, seen) => ({ passengers: personNames(seen, pawns), to: tileName(seen, to) }),
  drowned: ({ place }, seen) => ({ tile: tileName(seen, place) }),
  sandbagged: ({ place }, seen) => ({ tile: tileName(seen, place) }),
  liftedOff: nothing,
  ended: nothing,
};

/** An event as a sentence of the log, told to the person who sees the table. */
export function sentence(event: Event, seen: Seen): string {
  const filling = (FILLINGS[event.type] as (event: Event, seen: Seen) => Filling)(event, seen);
  const name: Filling = 'seat' in event ? { name: personName(seen, event.seat as Seat) } : {};
  return textAt(`forbiddenIsland.events.${event.type}${variant(event, seen)}`, { ...name, ...filling }) ?? '';
}

/** Texts about somebody come as told to that person and as told to the others. */
function variant(event: Event, seen: Seen): string {
  if (event.type === 'ended') return event.endings.includes('escaped') ? '.won' : '.lost';
  if (UNTOLD_WHO.has(event.type) || !('seat' in event)) return '';
  return isMe(seen, event.seat as Seat) ? '.mine' : '.theirs';
}

/** Events whose sentence does not say who turned over the card. */
const UNTOLD_WHO: ReadonlySet<Event['type']> = new Set<Event['type']>(['flooded', 'sank', 'watersRose']);
