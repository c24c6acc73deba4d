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
  return [...capturing(table, seat), ...giving(table, seat), ...shoringUp(table, seat)];
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

/** Cards go to whoever has more of them, as far as there is room in that hand. */
function giving(table: Table, seat: Seat): Errand[] {
  const own = table.adventurers[seat]!;
  return table.adventurers.flatMap(({ hand, place }, to) =>
    to === seat || hand.length >= HAND_LIMIT
      ? []
      : missing(table)
          .filter((treasure) => cardsOf(own.hand, treasure) > 0)
          .filter((treasure) => {
            const theirs = cardsOf(hand, treasure);
            return theirs < CARDS_TO_CAPTURE && theirs >= cardsOf(own.hand, treasure) + (to < seat ? 0 : 1);
          })
          .map((treasure) => ({
            worth: cardsOf(hand, treasure) + cardsOf(own.hand, treasure) >= CARDS_TO_CAPTURE ? 5 : 2.5,
            from: POWERS[own.role].givesAfar ? table.levels.map((_, anywhere) => anywhere) : [place],
            isDoneBy: (action) => action.type === 'give' && action.card === treasure && action.to === to,
            reason: because('giveCard', { treasure, seat: to }),
            onTheWay: because('carryCard', { treasure, seat: to }),
          })),
  );
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
