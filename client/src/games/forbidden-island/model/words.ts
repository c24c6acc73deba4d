import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import { language, t } from '../../../i18n/i18n.ts';
import type { Seen } from './seen.ts';

/** The name of the tile at a place. */
export const tileName = ({ table }: Pick<Seen, 'table'>, place: Place): string =>
  t(`forbiddenIsland.tiles.${table.island[place]!}`);

/** Whoever sits at a seat, by name; `you` for the reader, as the object of a sentence. */
export const personName = ({ seat, players }: Seen, who: Seat): string =>
  who === seat ? t('common.you') : (players[who]?.name ?? '');

/** 'A', 'A and B', 'A, B and C' in the language of the page. */
export const list = (names: readonly string[]): string =>
  new Intl.ListFormat(language.value, { type: 'conjunction' }).format(names);

export const personNames = (seen: Seen, seats: readonly Seat[]): string =>
  list(seats.map((seat) => personName(seen, seat)));
