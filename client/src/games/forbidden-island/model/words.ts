import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import { t } from '../../../i18n/i18n.ts';
import { list } from '../../../i18n/list.ts';
import type { Seen } from './seen.ts';

/** The name of the tile at a place. */
export const tileName = ({ table }: Pick<Seen, 'table'>, place: Place): string =>
  t(`forbiddenIsland.tiles.${table.island[place]!}`);

export const roleName = ({ table }: Pick<Seen, 'table'>, seat: Seat): string =>
  t(`forbiddenIsland.roles.${table.adventurers[seat]!.role}.name`);

/**
 * Whoever sits at a seat, by name; `you` for the reader, as the object of a sentence. Where somebody has several seats it
 * is the adventurer that tells them apart.
 */
export function personName(seen: Seen, who: Seat): string {
  const { own, players } = seen;
  const player = players[who];
  if (!player?.several) return own.includes(who) ? t('common.you') : (player?.name ?? '');
  const role = roleName(seen, who);
  return own.includes(who) ? role : t('forbiddenIsland.players.as', { name: player.name, role });
}

/** Whether a seat is the reader, who has no other. */
export const isMe = ({ own, players }: Seen, who: Seat): boolean => own.includes(who) && !players[who]?.several;

export const personNames = (seen: Seen, seats: readonly Seat[]): string =>
  list(seats.map((seat) => personName(seen, seat)));
