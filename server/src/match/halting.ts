import type { Requests } from '@landfall/shared/protocol/room.ts';
import { withSay } from '@landfall/shared/protocol/seats.ts';
import { type Answer, type Lobby, NO_SEAT, NOBODY, seatOf } from './seating.ts';

/** Stops everything for a while, or goes on. Whoever has a seat may do both. */
export function pause(lobby: Lobby, person: number, { on }: Requests['pause']): Answer {
  if (seatOf(lobby, person) === NO_SEAT) return { reason: 'notSeated' };
  if (lobby.phase !== 'playing') return { reason: 'notNow' };
  if (on && lobby.pausedBy !== NOBODY) return null;
  lobby.pausedBy = on ? person : NOBODY;
  return null;
}

/** Wants the game to end here, or no longer. It ends once everybody wants it who has a say. */
export function voteToEnd(lobby: Lobby, person: number, { agree }: Requests['end']): Answer {
  if (seatOf(lobby, person) === NO_SEAT) return { reason: 'notSeated' };
  if (lobby.phase !== 'playing') return { reason: 'notNow' };
  const others = lobby.endVotes.filter((voter) => voter !== person);
  lobby.endVotes = agree ? [...others, person] : others;
  if (!agree || !withSay(lobby).every((asked) => lobby.endVotes.includes(asked))) return null;
  lobby.phase = 'over';
  lobby.abandoned = true;
  return null;
}

/** What belongs to one round only is forgotten. */
export function forgetHalts(lobby: Lobby): void {
  lobby.pausedBy = NOBODY;
  lobby.endVotes = [];
  lobby.abandoned = false;
}
