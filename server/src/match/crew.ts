import type { Game, Seat } from '@landfall/shared/engine/game.ts';
import { hasSecrets } from '@landfall/shared/engine/secrets.ts';
import { type Answer, type Lobby, NOBODY, seatsOf } from './seating.ts';

/** Takes one more seat beside the own ones. Nobody may see two hands, so only where there are none. */
export function sitToo(game: Game, lobby: Lobby, person: number, wanted: Seat): Answer {
  const place = lobby.seats[wanted];
  if (!place) return { reason: 'noSuchSeat', field: 'seat' };
  if (seatsOf(lobby, person).length === 0) return { reason: 'notSeated' };
  if (lobby.phase !== 'lobby') return { reason: 'notNow' };
  if (place.person !== NOBODY) return { reason: 'seatTaken', field: 'seat' };
  if (hasSecrets(game)) return { reason: 'notAllowed', field: 'also', problem: 'secrets' };
  Object.assign(place, { person, cpu: '' });
  lobby.people[person]!.ready = false;
  return null;
}

/** Who a turn of a seat belongs to: its person, or the seat itself, which no person has as a number. */
export const ownerOf =
  ({ seats }: Pick<Lobby, 'seats'>) =>
  (seat: Seat): number =>
    seats[seat]?.person || -1 - seat;
