import { type Match, start } from '@landfall/shared/engine/match.ts';
import { defaultSetting } from '@landfall/shared/engine/setting.ts';
import { type Card, DECK, type HeldCard } from '@landfall/shared/games/forbidden-island/cards.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import type { Island, Table } from '@landfall/shared/games/forbidden-island/table.ts';
import { TILES, type TileId } from '@landfall/shared/games/forbidden-island/tiles.ts';

/** Who learns, and who plays along as the lesson says. */
export const LEARNER = 0;
export const MATE = 1;

/** Where what matters lies. */
export const PLACES = {
  landing: 8, //   where everybody flies home from
  between: 9, //   on the way there
  cave: 15, //     of the Crystal of Fire; flooded
  shore: 16, //    flooded, and about to sink
  beginning: 21, // the learner
  palace: 13, //   of the Ocean’s Chalice; the mate
  path: 14, //     the way of the mate to the landing
  lost: 0, //      flooded; it sinks first
  dry: 5, //       it is flooded next
  far: 11, //      and this one by the mate
} as const satisfies Record<string, Place>;

const LAID: Readonly<Partial<Record<TileId, Place>>> = {
  landing: PLACES.landing,
  caveEmbers: PLACES.cave,
  palaceCoral: PLACES.palace,
  watchtower: PLACES.shore,
};

const FLOODED: readonly Place[] = [PLACES.cave, PLACES.shore, PLACES.lost];

const HANDS: readonly (readonly HeldCard[])[] = [
  ['fire', 'fire', 'fire', 'ocean', 'helicopter'],
  ['ocean', 'ocean', 'ocean'],
];
const CAPTURED = ['earth', 'wind'] as const;
const DISCARDED: readonly Card[] = CAPTURED.flatMap((treasure) => Array<Card>(4).fill(treasure));
/** What is drawn, in this order. */
const DRAWN: readonly Card[] = ['fire', 'watersRise', 'earth', 'wind'];
const FLOOD: readonly Place[] = [PLACES.dry, PLACES.far, PLACES.shore];

/**
 * The island of the first lesson: a real game, shortly before its end, in which it is known what comes. Every card and
 * every tile is there as often as in the box.
 */
export function lessonMatch(): Match<Island> {
  const setting = defaultSetting(forbiddenIsland, HANDS.length);
  const options = { ...setting.options, roles: 'chosen', first: '1' } as const;
  const choices = [{ role: 'messenger' }, { role: 'engineer' }] as const;
  const match = start(forbiddenIsland, { ...setting, options, choices }, 'lesson');
  const { table, hidden } = match.state;
  layOut(table);
  table.captured = [...CAPTURED];
  table.treasureDiscard = [...DISCARDED];
  table.adventurers[LEARNER]!.place = PLACES.beginning;
  table.adventurers[MATE]!.place = PLACES.palace;
  for (const [seat, hand] of HANDS.entries()) table.adventurers[seat]!.hand = [...hand];

  // The last card of a pile is drawn first. What is lost lies on the discard pile, and comes back with Waters Rise.
  hidden.treasureDeck = [...restOf([...HANDS.flat(), ...DISCARDED, ...DRAWN]), ...DRAWN.toReversed()];
  table.treasureDeck = hidden.treasureDeck.length;
  table.floodDiscard = [PLACES.lost];
  const later = table.island
    .map((_, place) => place)
    .filter((place) => place !== PLACES.lost && !FLOOD.includes(place));
  hidden.floodDeck = [...later, ...FLOOD.toReversed()];
  table.floodLayers = table.island.map((_, place) => (place === PLACES.lost ? 0 : 1));
  return match;
}

function layOut(table: Table): void {
  const others = TILES.filter((tile) => LAID[tile] === undefined);
  const laid = Object.entries(LAID) as [TileId, Place][];
  table.island = table.island.map((_, place) => laid.find(([, at]) => at === place)?.[0] ?? others.pop()!);
  table.levels = table.island.map((_, place) => (FLOODED.includes(place) ? 'flooded' : 'dry'));
}

/** The cards of the box without these. */
function restOf(used: readonly Card[]): Card[] {
  const isUsed = (card: Card) => used.filter((one) => one === card).length;
  return (Object.keys(DECK) as Card[]).flatMap((card) => Array<Card>(DECK[card] - isUsed(card)).fill(card));
}
