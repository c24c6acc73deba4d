import {
  CARDS_TO_CAPTURE,
  HAND_LIMIT,
  SPECIALS,
  TREASURES,
  type Treasure,
} from '@landfall/shared/games/forbidden-island/cards.ts';
import { GEOGRAPHIES, type Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import { SKULL } from '@landfall/shared/games/forbidden-island/meter.ts';
import type { Table } from '@landfall/shared/games/forbidden-island/table.ts';
import { LANDING, type TileId, TREASURE_TILES } from '@landfall/shared/games/forbidden-island/tiles.ts';

const WON = 100_000;
const LOST = -100_000;
const CAPTURED = 1000;

/** How good a position is for winning, in points that only mean something beside one another. */
export function teamwork(table: Table): number {
  if (table.endings.length > 0) return table.endings.includes('escaped') ? WON : LOST;
  const missing = TREASURES.filter((treasure) => !table.captured.includes(treasure));
  return (
    table.captured.length * CAPTURED +
    missing.reduce((sum, treasure) => sum + collected(table, treasure) + shores(table, treasure), 0) +
    landing(table) +
    gathered(table) * (missing.length === 0 ? 20 : 1) +
    helicopters(table) +
    ground(table)
  );
}

/** How much of the island is left, which is all that counts for somebody who waits for the water. */
export const dryness = (table: Table): number =>
  (table.waterLevel >= SKULL ? -LOST : table.endings.length > 0 ? LOST : 0) +
  landing(table) +
  TREASURES.reduce((sum, treasure) => sum + shores(table, treasure), 0) +
  ground(table);

/** Cards of a treasure in one hand count most; whoever has others should be near, whoever has all near the tile. */
function collected({ adventurers, island, levels, layout }: Table, treasure: Treasure): number {
  const counts = adventurers.map(({ hand }) => hand.filter((card) => card === treasure).length);
  const most = Math.max(...counts);
  const collector = counts.indexOf(most);
  const here = adventurers[collector]!.place;
  if (most >= CARDS_TO_CAPTURE) {
    const ways = TREASURE_TILES[treasure]
      .map((tile) => island.indexOf(tile))
      .filter((place) => levels[place] !== 'sunk');
    return 400 - 12 * Math.min(...ways.map((place) => distance(layout, here, place)));
  }
  const givers = adventurers.flatMap(({ place }, seat) => (counts[seat]! > 0 && seat !== collector ? [place] : []));
  return most ** 2 * 15 - givers.reduce((sum, place) => sum + distance(layout, place, here), 0);
}

/** A treasure needs one of its tiles. */
function shores({ island, levels }: Table, treasure: Treasure): number {
  const [one, other] = TREASURE_TILES[treasure].map((tile) => levels[island.indexOf(tile)]);
  const risk = { dry: 0, flooded: 1, sunk: 3 };
  return -25 * (risk[one!] * risk[other!]) - 8 * (risk[one!] + risk[other!]);
}

function landing(table: Table): number {
  return levelOf(table, LANDING) === 'flooded' ? -120 : 0;
}

/** In the end everybody has to be at the landing tile. */
function gathered({ adventurers, island, layout }: Table): number {
  const home = island.indexOf(LANDING);
  return -adventurers.reduce((sum, { place }) => sum + distance(layout, place, home), 0);
}

/** One Helicopter Lift is the way home. */
function helicopters({ adventurers }: Table): number {
  const specials = adventurers.flatMap(({ hand }) => hand.filter((card) => card === 'helicopter')).length;
  const full = adventurers.filter(({ hand }) => hand.length >= HAND_LIMIT).length;
  const held = adventurers.flatMap(({ hand }) => hand.filter((card) => SPECIALS.some((special) => special === card)));
  return (specials > 0 ? 150 : 0) + 10 * held.length - 5 * full;
}

const ground = ({ levels }: Table): number =>
  -levels.reduce((sum, level) => sum + { dry: 0, flooded: 3, sunk: 8 }[level], 0);

const levelOf = ({ island, levels }: Table, tile: TileId) => levels[island.indexOf(tile)];

/** Steps between two places as the crow walks. */
function distance(layout: Table['layout'], from: Place, to: Place): number {
  const { cells } = GEOGRAPHIES[layout];
  const [a, b] = [cells[from]!, cells[to]!];
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column);
}
