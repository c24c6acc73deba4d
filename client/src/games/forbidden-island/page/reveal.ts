import type { Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import { t } from '../../../i18n/i18n.ts';
import type { Revealed } from '../hud/Reveal.tsx';
import type { Seen } from '../model/seen.ts';

/** The card an event turns over; null when it turns none. */
export function revealOf(event: Event, seen: Seen): Revealed | null {
  if (event.type === 'drewTreasure') {
    const { seat, card } = event;
    const name = seat === seen.seat ? t('forbiddenIsland.players.you') : (seen.players[seat]?.name ?? '');
    return { deck: 'treasure', card, seat, name };
  }
  if (event.type === 'flooded' || event.type === 'sank')
    return { deck: 'flood', tile: seen.table.island[event.place]!, place: event.place };
  return null;
}
