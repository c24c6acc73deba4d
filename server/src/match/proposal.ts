import { seatsOf, withSay } from '@landfall/shared/protocol/seats.ts';
import type { Lobby } from './seating.ts';

/** Somebody wants to take back more than their own last actions. */
export interface Proposal {
  version: number; // it is for this position and lapses with it
  person: number;
  turns: number; // so many actions would still count
  agreed: number[]; // people who have agreed, whether they have a say at the moment or not
}

/** Whether somebody may ask for something to be taken back. */
export const mayPropose = (lobby: Pick<Lobby, 'seats' | 'host'>, person: number): boolean =>
  lobby.host === person || seatsOf(lobby, person).length > 0;

/** Who has a say by now and has not agreed yet. */
export const waitsOf = (lobby: Pick<Lobby, 'seats' | 'people'>, { person, agreed }: Proposal): number[] =>
  withSay(lobby).filter((one) => one !== person && !agreed.includes(one));

/** A question ends once whoever asked may not ask any more. Should they be back, they may ask anew. */
export function dropStaleProposal(lobby: Lobby): void {
  if (lobby.proposal && !mayPropose(lobby, lobby.proposal.person)) lobby.proposal = null;
}
