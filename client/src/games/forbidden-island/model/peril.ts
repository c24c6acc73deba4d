import { TREASURES, type Treasure } from '@landfall/shared/games/forbidden-island/cards.ts';
import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import type { Table } from '@landfall/shared/games/forbidden-island/table.ts';
import { LANDING, type Level, type TileId, TREASURE_TILES } from '@landfall/shared/games/forbidden-island/tiles.ts';
import { t } from '../../../i18n/i18n.ts';
import { anyOf } from '../../../i18n/list.ts';
import type { Seen } from './seen.ts';
import { tileName } from './words.ts';

/** Flooded tiles with which the game would be lost: the landing, and the last tile of a treasure that is still to be had. */
export function lastHopes({ island, levels, captured, endings }: Table): Place[] {
  if (endings.length > 0) return [];
  const levelOf = (tile: TileId): Level => levels[island.indexOf(tile)]!;
  const lastOf = (treasure: Treasure): TileId[] => {
    const left = TREASURE_TILES[treasure].filter((tile) => levelOf(tile) !== 'sunk');
    return left.length === 1 && !captured.includes(treasure) ? left : [];
  };
  const needed: TileId[] = [LANDING, ...TREASURES.flatMap(lastOf)];
  return needed.filter((tile) => levelOf(tile) === 'flooded').map((tile) => island.indexOf(tile));
}

/** What must not sink now, in a sentence; '' when there is no such tile. */
export function warning(seen: Seen): string {
  const places = lastHopes(seen.table);
  return places.length === 0
    ? ''
    : t('forbiddenIsland.prompt.peril', { tiles: anyOf(places.map((place) => tileName(seen, place))) });
}
