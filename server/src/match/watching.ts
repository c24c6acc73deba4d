import type { Seat } from '@landfall/shared/engine/game.ts';
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
  placeNewcomer,
  seatOf,
} from './seating.ts';

/** Whether there is a place for somebody new; that of a CPU is one while it can be had, or asked for by fewer than there are. */
export function hasPlace(lobby: Lobby, { watch }: { watch: boolean }): boolean {
  if (mayWatch(lobby, NOBODY)) return true;
  const isSettled = lobby.phase !== 'lobby' && lobby.phase !== 'playing';
  const isFree = (place: Lobby['seats'][number]) => (isSettled ? isOpen(place) : place.person === NOBODY);
  const promised = lobby.phase === 'playing' ? askers(lobby).length : 0;
  return !watch && lobby.seats.filter(isFree).length > promised;
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

/** Another round: who still asks for a seat gets one as far as there are any, before their wish lapses. */
export function seatAskers(lobby: Lobby, asking: readonly number[]): void {
  for (const person of asking) {
    lobby.people[person]!.wants = NO_SEAT;
    placeNewcomer(lobby, person);
  }
}

/** A seat that has just been opened is first for somebody who has asked for it and would have to go. */
export function offerToAsker(lobby: Lobby, seat: Seat): void {
  const isFor = (person: number) => lobby.people[person]!.wants === seat && !mayWatch(lobby, person);
  const asker = askers(lobby).find((person) => isFor(person) && mayHold(lobby, person, seat));
  if (asker === undefined) return;
  lobby.seats[seat]!.person = asker;
  lobby.people[asker]!.wants = NO_SEAT;
}

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
