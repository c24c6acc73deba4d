import type { Seat } from '../../src/engine/game.ts';
import type { Action } from '../../src/games/forbidden-island/actions.ts';
import type { Card, Treasure } from '../../src/games/forbidden-island/cards.ts';
import { GEOGRAPHIES, type Place } from '../../src/games/forbidden-island/layouts.ts';
import type { Role } from '../../src/games/forbidden-island/roles.ts';
import type { Table } from '../../src/games/forbidden-island/table.ts';
import { TILES, type TileId } from '../../src/games/forbidden-island/tiles.ts';

/** How the reference games name what we name otherwise. */

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  diver: 'Diver',
  engineer: 'Engineer',
  explorer: 'Explorer',
  messenger: 'Messenger',
  navigator: 'Navigator',
  pilot: 'Pilot',
};

export const CARD_NAMES: Readonly<Record<Card, string>> = {
  earth: 'The Earth Stone',
  wind: 'The Statue of the Wind',
  fire: 'The Crystal of Fire',
  ocean: "The Ocean's Chalice",
  helicopter: 'Helicopter Lift',
  sandbags: 'Sandbags',
  watersRise: 'Waters Rise!',
};

export const TREASURE_NAMES: Readonly<Record<Treasure, string>> = {
  earth: 'EarthStone',
  wind: 'StatueOfTheWind',
  fire: 'CrystalOfFire',
  ocean: 'OceansChalice',
};

export const TILE_NAMES: Readonly<Record<TileId, string>> = {
  landing: 'FoolsLanding',
  gateBronze: 'BronzeGate',
  gateCopper: 'CopperGate',
  gateGold: 'GoldGate',
  gateIron: 'IronGate',
  gateSilver: 'SilverGate',
  templeMoon: 'TempleOfTheMoon',
  templeSun: 'TempleOfTheSun',
  gardenWhispering: 'WhisperingGarden',
  gardenHowling: 'HowlingGarden',
  caveEmbers: 'CaveOfEmbers',
  caveShadows: 'CaveOfShadows',
  palaceCoral: 'CoralPalace',
  palaceTidal: 'TidalPalace',
  bridge: 'BreakersBridge',
  cliffs: 'CliffsOfAbandon',
  forest: 'CrimsonForest',
  dunes: 'DunesOfDeception',
  lagoon: 'LostLagoon',
  marsh: 'MistyMarsh',
  observatory: 'Observatory',
  rock: 'PhantomRock',
  hollow: 'TwilightHollow',
  watchtower: 'Watchtower',
};

/** The word of ours that the reference names like this; undefined when there is none. */
export function ourWord<Word extends string>(names: Readonly<Record<Word, string>>, name: string): Word | undefined {
  return (Object.keys(names) as Word[]).find((word) => names[word] === name);
}

/** A tile's name without the mark that some reference names carry. */
export const plainTile = (name: string): string => name.replace(/\^$/, '');

export const cellText = (table: Table, place: Place): string => {
  const cell = GEOGRAPHIES[table.layout].cells[place];
  return cell ? `(${cell.column + 1},${cell.row + 1})` : '(none)';
};

export const roleText = (table: Table, seat: Seat): string => {
  const adventurer = table.adventurers[seat];
  return adventurer ? ROLE_NAMES[adventurer.role] : '(nobody)';
};

export const tileText = (table: Table, place: Place): string => TILE_NAMES[table.island[place] ?? TILES[0]];

type Text = { [T in Action['type']]: (table: Table, seat: Seat, action: Extract<Action, { type: T }>) => string };

const TEXTS: Text = {
  move: (table, seat, { to }) => `${roleText(table, seat)} moves to ${cellText(table, to)}`,
  fly: (table, seat, { to }) => `${roleText(table, seat)} flies to ${cellText(table, to)}`,
  guide: (table, _seat, { pawn, to }) => `${roleText(table, pawn)} moves to ${cellText(table, to)}`,
  shoreUp: (table, seat, { places }) =>
    `${listText(places.map((place) => cellText(table, place)))} shored up by ${roleText(table, seat)}`,
  give: (table, seat, { card, to }) =>
    `${roleText(table, seat)} gives one '${CARD_NAMES[card]}' card to ${roleText(table, to)}`,
  capture: (table, seat, { treasure }) => `${TREASURE_NAMES[treasure]} is captured by ${roleText(table, seat)}`,
  endActions: (table, seat) => `${roleText(table, seat)} draws from the Treasure Deck`, // they do both at once
  drawTreasure: (table, seat) => `${roleText(table, seat)} draws from the Treasure Deck`,
  drawFlood: (table, seat) => `${roleText(table, seat)} draws from the Flood Deck`,
  discard: (table, seat, { card }) => `${roleText(table, seat)} discards ${CARD_NAMES[card]}`,
  swim: (table, seat, { to }) => `${roleText(table, seat)} swims to safety at ${cellText(table, to)}`,
  drown: (table, seat) => `${roleText(table, seat)} drowns`,
  lift: (table, seat, { pawns, to }) =>
    `${listText(pawns.map((pawn) => roleText(table, pawn)))} helicopter lifted to ${cellText(table, to)} by ${roleText(table, seat)}`,
  sandbag: (table, seat, { place }) => `${cellText(table, place)} is sand bagged by ${roleText(table, seat)}`,
  liftOff: (table, seat) => `All players are lifted off the island by ${roleText(table, seat)}`,
};

/** An action of ours in the reference's words. */
export function actionText(table: Table, seat: Seat, action: Action): string {
  const text = TEXTS[action.type] as (table: Table, seat: Seat, action: Action) => string;
  return text(table, seat, action);
}

const listText = (names: string[]): string => `${[...names].sort().join(' and ')} ${names.length > 1 ? 'are' : 'is'}`;

/** The same action text whatever the order in which it lists pawns or cells. */
export const orderless = (text: string): string =>
  text.replace(
    /^(\S+ and .+) are (shored up|helicopter lifted)/,
    (_, list: string, deed: string) => `${listText(list.split(' and '))} ${deed}`,
  );
