import type { Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import { CROSS_FADE_MS, reducedMotion } from '../../../board/motion.ts';
import type { Revealed } from '../hud/Reveal.tsx';
import type { Seen } from '../model/seen.ts';

/** How long a card that is turned over stays in sight. */
const TREASURE_MS = 1150;
const FLOOD_MS = 950;

/** The card an event turns over, and how long people look at it; null when it turns none. */
export function revealOf(event: Event, seen: Seen): { revealed: Revealed; ms: number } | null {
  const ms = (usual: number) => (reducedMotion() ? CROSS_FADE_MS : usual);
  if (event.type === 'drewTreasure')
    return {
      revealed: { deck: 'treasure', card: event.card, to: seen.players[event.seat]?.name ?? '' },
      ms: ms(TREASURE_MS),
    };
  if (event.type === 'flooded' || event.type === 'sank')
    return { revealed: { deck: 'flood', tile: seen.table.island[event.place]! }, ms: ms(FLOOD_MS) };
  return null;
}
