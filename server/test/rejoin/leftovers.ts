import type { EventEmitter } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { MatchRoom } from '../../src/match/MatchRoom.ts';

/** Bytes in use after everything that is not needed was thrown away. */
export function used(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

/** What keeps the process busy: sockets and timers, its own and those of the clients in it. */
export const active = () => {
  const kinds = process.getActiveResourcesInfo();
  const count = (kind: string) => kinds.filter((one) => one === kind).length;
  return { sockets: count('TCPSocketWrap'), timers: count('Timeout') };
};

const listeners = (on: EventEmitter) => on.eventNames().reduce((sum, name) => sum + on.listenerCount(name), 0);

/** Parts of a room that nobody else looks at. */
interface Inside {
  clients: unknown[];
  timers: Set<unknown>;
  people: { guests: Map<number, { patience: unknown[] }> };
  _reservedSeats: object;
  _reservedSeatTimeouts: object;
  _events: EventEmitter;
}

/** What a room keeps for connections, and what it will do later. */
export function heldBy(room: MatchRoom) {
  const { clients, timers, people, _reservedSeats, _reservedSeatTimeouts, _events } = room as unknown as Inside;
  const guests = [...people.guests.values()];
  return {
    clients: clients.length,
    timers: timers.size,
    guests: guests.length,
    waits: guests.flatMap(({ patience }) => patience).length,
    reserved: Object.getOwnPropertyNames(_reservedSeats).length,
    reservations: Object.getOwnPropertyNames(_reservedSeatTimeouts).length,
    listeners: listeners(_events),
    processWide: listeners(process),
  };
}
