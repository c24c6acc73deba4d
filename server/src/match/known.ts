import type { Known } from '@landfall/shared/protocol/room.ts';
import type { Lobby } from './seating.ts';

/** So many of the last rounds are remembered. */
const MOST = 500;

/** Notes that somebody could know what is hidden in the round of this number before it began. */
export function noteKnown(lobby: Lobby, why: Known): void {
  const others = lobby.known.filter(({ round }) => round !== lobby.round);
  lobby.known = [...others, { round: lobby.round, why }].slice(-MOST);
}

/** How somebody could know what is hidden in a round, or '' where nobody could. */
export const whyKnown = ({ known }: Lobby, round: number): Known | '' =>
  known.find((one) => one.round === round)?.why ?? '';
