import type { Reason } from '../../../../engine/bot.ts';
import type { Seat } from '../../../../engine/game.ts';
import type { Action } from '../../actions.ts';
import { CARDS_TO_CAPTURE, HAND_LIMIT, type HeldCard, TREASURES, type Treasure } from '../../cards.ts';
import type { Place } from '../../layouts.ts';
import { POWERS } from '../../roles.ts';
import type { Table } from '../../table.ts';
import { LANDING, TREASURE_TILES } from '../../tiles.ts';
import { because } from '../reasons.ts';

/** Something worth doing with an action, and where to stand for it. */
export interface Errand {
  worth: number;
  /** The places from which it can be done. */
  from: readonly Place[];
  /** Whether an action does it. */
  isDoneBy(action: Action): boolean;
  reason: Reason;
  /** The reason for walking there. */
  onTheWay: Reason;
}

/** Everything a casual player thinks of doing with the actions of a turn. */
export function errands(table: Table, seat: Seat): Errand[] {
  if (table.captured.length === TREASURES.length) return [goHome(table), ...shoringUp(table, seat)];
  return [...capturing(table, seat), ...exchanging(table, seat), ...shoringUp(table, seat)];
}

export const missing = ({ captured }: Table): Treasure[] =>
  TREASURES.filter((treasure) => !captured.includes(treasure));

export const cardsOf = (hand: readonly HeldCard[], card: HeldCard): number =>
  hand.filter((held) => held === card).length;

/** The places of the tiles of a treasure that still exist. */
export const placesOf = ({ island, levels }: Table, treasure: Treasure): Place[] =>
  TREASURE_TILES[treasure].map((tile) => island.indexOf(tile)).filter((place) => levels[place] !== 'sunk');

function goHome(table: Table): Errand {
  const landing = table.island.indexOf(LANDING);
  const reason = because('toLanding', { tile: LANDING });
  return { worth: 20, from: [landing], isDoneBy: () => false, reason, onTheWay: reason };
}

function capturing(table: Table, seat: Seat): Errand[] {
  const { hand } = table.adventurers[seat]!;
  return missing(table)
    .filter((treasure) => cardsOf(hand, treasure) >= CARDS_TO_CAPTURE)
    .map((treasure) => ({
      worth: 10,
      from: placesOf(table, treasure),
      isDoneBy: (action) => action.type === 'capture' && action.treasure === treasure,
      reason: because('captureHere', { treasure }),
      onTheWay: because('toTreasure', { treasure }),
    }));
}

/** The seat that gathers a treasure's cards: whoever has most of them. */
export function collectorOf({ adventurers }: Table, treasure: Treasure): Seat {
  const held = adventurers.map(({ hand }) => cardsOf(hand, treasure));
  return held.indexOf(Math.max(...held));
}

/** Cards go to the seat that gathers them; if that is the own one, it goes to where they are. */
function exchanging(table: Table, seat: Seat): Errand[] {
  const own = table.adventurers[seat]!;
  return missing(table).flatMap((treasure) => {
    const collector = collectorOf(table, treasure);
    const { hand, place } = table.adventurers[collector]!;
    if (cardsOf(hand, treasure) >= CARDS_TO_CAPTURE) return [];
    if (collector === seat) return fetching(table, seat, treasure);
    const held = cardsOf(own.hand, treasure);
    if (held === 0 || hand.length >= HAND_LIMIT) return [];
    return {
      worth: held + cardsOf(hand, treasure) >= CARDS_TO_CAPTURE ? 7 : 3,
      from: POWERS[own.role].givesAfar ? [...table.levels.keys()] : [place],
      isDoneBy: (action) => action.type === 'give' && action.card === treasure && action.to === collector,
      reason: because('giveCard', { treasure, seat: collector }),
      onTheWay: because('carryCard', { treasure, seat: collector }),
    };
  });
}

function fetching(table: Table, seat: Seat, treasure: Treasure): Errand[] {
  const own = table.adventurers[seat]!;
  return table.adventurers.flatMap(({ hand, place, role }, holder) => {
    const held = cardsOf(hand, treasure);
    if (holder === seat || held === 0 || POWERS[role].givesAfar || own.hand.length >= HAND_LIMIT) return [];
    const reason = because('fetchCard', { treasure, seat: holder });
    return {
      worth: held + cardsOf(own.hand, treasure) >= CARDS_TO_CAPTURE ? 4 : 1.5,
      from: [place],
      isDoneBy: () => false,
      reason,
      onTheWay: reason,
    };
  });
}

function shoringUp(table: Table, seat: Seat): Errand[] {
  const { shores } = POWERS[table.adventurers[seat]!.role];
  const standing = [...table.levels.keys()].filter((place) => table.levels[place] !== 'sunk');
  return standing
    .filter((place) => table.levels[place] === 'flooded')
    .map((place) => {
      const { worth, reason } = worthOfTile(table, place);
      return {
        worth,
        from: standing.filter((from) => shores(table, from).includes(place)),
        isDoneBy: (action) => action.type === 'shoreUp' && action.places.includes(place),
        reason,
        onTheWay: because('toTile', { tile: table.island[place]! }),
      };
    });
}

/** How much a casual player wants a flooded tile dry, whatever the flood deck may hold. */
export function worthOfTile(table: Table, place: Place): { worth: number; reason: Reason } {
  const tile = table.island[place]!;
  if (tile === LANDING) return { worth: 5, reason: because('saveLanding', { tile }) };
  const treasure = missing(table).find((treasure) => TREASURE_TILES[treasure].includes(tile));
  if (!treasure) return { worth: 0.8, reason: because('keepTile', { tile }) };
  const left = placesOf(table, treasure);
  if (left.length === 1) return { worth: 7, reason: because('lastTile', { tile, treasure }) };
  return left.every((other) => table.levels[other] === 'flooded')
    ? { worth: 4, reason: because('bothInDanger', { tile, treasure }) }
    : { worth: 2.2, reason: because('treasureTile', { tile, treasure }) };
}
