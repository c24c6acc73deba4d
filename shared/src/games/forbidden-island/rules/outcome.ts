import type { Result } from '../../../engine/game.ts';
import { TREASURES } from '../cards.ts';
import { SKULL } from '../meter.ts';
import type { Context, Ending, State, Table } from '../table.ts';
import { LANDING, type TileId, TREASURE_TILES } from '../tiles.ts';
import { rescuePossible, stranded } from './rescue.ts';

/** Everybody wins together, or nobody does. */
export function result({ endings, adventurers }: Table): Result | null {
  if (endings.length === 0) return null;
  return { winners: endings.includes('escaped') ? [...adventurers.keys()] : [], reasons: [...endings] };
}

/** Ends the game for these reasons, the weightiest first; nothing is left to do. */
export function endGame({ table }: State, endings: Ending[], { emit }: Context): void {
  table.endings = endings;
  table.agenda = [];
  emit({ type: 'ended', endings: [...endings] });
}

/** Ends the game if any loss holds, and tells whether it did; asked after every card (R-LOSE). */
export function endIfLost(draft: State, context: Context): boolean {
  const { table } = draft;
  const drowning = stranded(table);
  const lost: Ending[] = [];
  if (TREASURES.some((treasure) => !table.captured.includes(treasure) && TREASURE_TILES[treasure].every(isSunk)))
    lost.push('treasureLost');
  if (isSunk(LANDING)) lost.push('landingLost');
  if (drowning.length > 0 && (lost.length > 0 || !rescuePossible(table))) {
    lost.unshift('drowned');
    for (const seat of drowning) context.emit({ type: 'drowned', seat, place: table.adventurers[seat]!.place });
  }
  if (table.waterLevel >= SKULL) lost.unshift('skull');
  if (lost.length > 0) endGame(draft, lost, context);
  return lost.length > 0;

  function isSunk(tile: TileId): boolean {
    return table.levels[table.island.indexOf(tile)] === 'sunk';
  }
}
