import { findGame } from '@landfall/shared/games/registry.ts';
import { matchState } from '@landfall/shared/protocol/state.ts';
import { Client } from 'colyseus.js';
import { type Api, api } from './api.ts';

/** The part of a room of the Colyseus SDK that we use. */
export interface Room {
  readonly state: { toJSON(): unknown };
  onStateChange(listener: () => void): unknown;
  onLeave(listener: (code: number) => void): unknown;
  request(name: string, payload: unknown, options: { timeout: number }): Promise<unknown>;
  ping(answered: () => void): void;
  leave(consented: boolean): unknown;
}

/** The way to the server, so that tests can put another one in its place. */
export interface Wire {
  join: Api['join'];
  /** Opens the socket that a join reserved, to a table of this game. Rejects if it cannot be opened, which may take long. */
  open(reservation: unknown, game: string): Promise<Room>;
}

/** What the state of a game's table is made of, so that the server need not describe it to each client that joins. */
function stateOf(id: string) {
  const game = findGame(id);
  return game && matchState(game);
}

export const wire: Wire = {
  join: api.join,
  async open(reservation, game) {
    const client = new Client(location.origin);
    const [reserved, state] = [reservation, stateOf(game)] as unknown as Parameters<Client['consumeSeatReservation']>;
    const room = await client.consumeSeatReservation(reserved, state);
    room.reconnection.enabled = false; // a fresh join works at any time, the SDK's own way only for a minute
    room.onError(() => {}); // the socket closes next, and that is dealt with
    return room as Room;
  },
};
