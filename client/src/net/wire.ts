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
  /** Opens the socket that a join reserved. Rejects if it cannot be opened, which may take long. */
  open(reservation: unknown): Promise<Room>;
}

export const wire: Wire = {
  join: api.join,
  async open(reservation) {
    const client = new Client(location.origin);
    const room = await client.consumeSeatReservation(reservation as Parameters<Client['consumeSeatReservation']>[0]);
    room.reconnection.enabled = false; // a fresh join works at any time, the SDK's own way only for a minute
    room.onError(() => {}); // the socket closes next, and that is dealt with
    return room as Room;
  },
};
