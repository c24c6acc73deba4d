import { NOBODY } from '@landfall/shared/protocol/seats.ts';
import { dropStaleProposal } from './proposal.ts';
import type { Lobby } from './seating.ts';

/** Who the host role goes to: somebody here and seated, else here, else seated, in the order of seats and arrival. */
export function nextHost(lobby: Lobby): number {
  const seated = lobby.seats.map((seat) => seat.person).filter((person) => person !== NOBODY);
  const everybody = [...seated, ...Object.keys(lobby.people).map(Number)];
  return everybody.find((person) => lobby.people[person]?.connection === 'online') ?? everybody[0] ?? NOBODY;
}

/** Gives the host role to somebody who is here, if there is anybody. */
export function replaceHost(lobby: Lobby): void {
  const candidate = nextHost(lobby);
  if (lobby.people[candidate]?.connection === 'online') lobby.host = candidate;
  dropStaleProposal(lobby);
}
