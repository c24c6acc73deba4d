import type { Requests } from '@landfall/shared/protocol/room.ts';
import {
  type Answer,
  dropStaleOffers,
  isOpen,
  type Lobby,
  mayHold,
  mayWatch,
  NO_SEAT,
  NOBODY,
  OTHER_HAND,
  seatOf,
} from './seating.ts';

/** Whether there is a place for somebody new; that of a CPU is one while it can be had or asked for. */
export function hasPlace(lobby: Lobby, { watch }: { watch: boolean }): boolean {
  const isSettled = lobby.phase !== 'lobby' && lobby.phase !== 'playing';
  const isFree = (place: Lobby['seats'][number]) => (isSettled ? isOpen(place) : place.person === NOBODY);
  return mayWatch(lobby, NOBODY) || (!watch && lobby.seats.some(isFree));
}

/** Whether somebody may stay: on a seat, to watch, or as long as they ask for the seat of a CPU. */
export const mayStay = (lobby: Lobby, person: number): boolean =>
  seatOf(lobby, person) !== NO_SEAT || mayWatch(lobby, person) || asksForSeat(lobby, person);

/** Everybody who would have to go. */
export const unwelcome = (lobby: Lobby): number[] =>
  Object.keys(lobby.people)
    .map(Number)
    .filter((person) => !mayStay(lobby, person));

/** Everybody without a seat who asks for one. */
export const askers = (lobby: Lobby): number[] =>
  Object.keys(lobby.people)
    .map(Number)
    .filter((person) => asksForSeat(lobby, person));

const asksForSeat = (lobby: Lobby, person: number): boolean =>
  seatOf(lobby, person) === NO_SEAT && (lobby.people[person]?.wants ?? NO_SEAT) !== NO_SEAT;

/** The host gives a CPU's seat to somebody who has asked for it, or does not. */
export function grant(lobby: Lobby, host: number, { person, yes }: Requests['grant']): Answer {
  if (lobby.host !== host) return { reason: 'notHost' };
  const asker = lobby.people[person];
  const place = lobby.seats[asker?.wants ?? NO_SEAT];
  const asks = asker && place?.person === NOBODY && lobby.phase === 'playing' && seatOf(lobby, person) === NO_SEAT;
  if (!asks) return { reason: 'noSuchPerson', field: 'person' };
  if (yes && !mayHold(lobby, person, asker.wants)) return OTHER_HAND;
  if (yes) Object.assign(place, { person, cpu: '' });
  asker.wants = NO_SEAT;
  dropStaleOffers(lobby);
  return null;
}
