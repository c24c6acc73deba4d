import type { BotLevel } from '@landfall/shared/engine/bot.ts';
import type { Requests } from '@landfall/shared/protocol/room.ts';
import { type Answer, dropStaleOffers, isAway, isOpen, type Lobby, NOBODY, seatsOf } from './seating.ts';
import { offerToAsker } from './watching.ts';

/** The level of a CPU that plays for somebody who is gone. */
export const STAND_IN: BotLevel = 'medium';

/** Puts a CPU on a seat, or (level '') takes it away: the host anywhere, everybody else on their own seat. */
export function fill(lobby: Lobby, person: number, { seat, level }: Requests['fill']): Answer {
  const place = lobby.seats[seat];
  if (!place) return { reason: 'noSuchSeat', field: 'seat' };
  if (lobby.host !== person && place.person !== person) return { reason: 'notHost' };
  if (lobby.phase !== 'lobby' && lobby.phase !== 'playing') return { reason: 'notNow' };
  const isFree = place.person === NOBODY || isAway(lobby, place.person);
  if (lobby.phase === 'lobby' && !isFree) return { reason: 'seatTaken', field: 'seat' };
  place.cpu = level;
  if (isOpen(place) && lobby.phase === 'playing') offerToAsker(lobby, seat);
  dropStaleOffers(lobby);
  return null;
}

/** Gives somebody who is here again their seats back. */
export function giveSeatsBack(lobby: Lobby, person: number): void {
  for (const seat of seatsOf(lobby, person)) lobby.seats[seat]!.cpu = '';
}

/** A seat that has lost its person in the middle of a game is played on at once. */
export function replaceLost(lobby: Lobby, seat: number): void {
  const place = lobby.seats[seat];
  if (place && place.person === NOBODY && lobby.phase === 'playing') place.cpu = STAND_IN;
}
