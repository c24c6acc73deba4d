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

/** Whether there is a place for somebody new. */
export const hasPlace = (lobby: Lobby, { watch }: { watch: boolean }): boolean =>
  mayWatch(lobby, NOBODY) || (!watch && lobby.seats.some(isOpen));

/** Everybody who would have to go if nobody but the host may watch. */
export const watchers = (lobby: Lobby): number[] =>
  Object.keys(lobby.people)
    .map(Number)
    .filter((person) => seatOf(lobby, person) === NO_SEAT && person !== lobby.host);

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
