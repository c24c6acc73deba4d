import type { Seat } from '@landfall/shared/engine/game.ts';
import { halvesOf, nameOf, type Pip, type Tile } from '@landfall/shared/games/dominoes/tiles.ts';
import { t } from '../../../i18n/i18n.ts';
import { anyOf, list } from '../../../i18n/list.ts';
import type { Seen } from './seen.ts';

/** Whoever sits at a seat, by name; `you` for the reader, as the object of a sentence. */
export const personName = ({ seat, people }: Pick<Seen, 'seat' | 'people'>, who: Seat): string =>
  who === seat ? t('common.you') : (people[who]?.name ?? '');

export const personNames = (seen: Seen, seats: readonly Seat[]): string =>
  list(seats.map((seat) => personName(seen, seat)));

/** A tile as it is written in a sentence: `[2|5]`, whichever way it lies. */
export const tileText = (tile: Tile): string => `[${nameOf(tile)}]`;

/** A tile as it is read out, the halves in the order given: `2 and 5`, `double 4`. */
export function tileSpoken(tile: Tile): string {
  const [a, b] = halvesOf(tile);
  return a === b ? t('dominoes.tile.double', { pips: a }) : t('dominoes.tile.plain', { a, b });
}

/** Numbers of pips of which any one will do, or of which there is none: `3 or 5`. */
export const pipsText = (pips: Iterable<Pip>): string => anyOf([...pips].sort((a, b) => a - b).map(String));
