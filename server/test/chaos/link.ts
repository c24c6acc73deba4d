import type { Reply } from '@landfall/shared/protocol/room.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import type { Room } from 'colyseus.js';
import { Client } from '../sdk.ts';

export async function openRoom(origin: string, reservation: unknown): Promise<Room<any, any>> {
  const room = await new Client(origin.replace('http', 'ws')).consumeSeatReservation<any>(reservation as never);
  room.reconnection.enabled = false; // coming back goes through the API
  room.onError(() => {}); // the socket closes next
  return room;
}

/** An open socket to a table. */
export class Link {
  /** Its state has arrived. */
  isKnown = false;
  /** Resolves when it is of no use any more. */
  readonly lost: Promise<void>;
  private readonly room: Room<any, any>;
  private end: () => void = () => {};
  private stopBeating: () => void = () => {};

  constructor(room: Room<any, any>) {
    this.room = room;
    this.lost = new Promise((resolve) => {
      this.end = resolve;
    });
    room.onLeave(() => this.cut());
  }

  /** Hands over every state that arrives, and gives the socket up when it shows no sign of life. */
  watch(everyMs: number, receive: (state: TableState) => void): void {
    this.room.onStateChange(() => {
      this.isKnown = true;
      receive(this.room.state.toJSON() as TableState);
    });
    let isAnswered = true;
    const timer = setInterval(() => {
      if (!isAnswered) this.cut();
      isAnswered = false;
      this.room.ping(() => {
        isAnswered = true;
      });
    }, everyMs);
    this.stopBeating = () => clearInterval(timer);
  }

  /** The answer to one request; null when there is none in time, or the socket is lost before. */
  ask(name: string, payload: object, ms: number): Promise<Reply | null> {
    const asked = this.room.request<any, Reply>(name as never, payload, { timeout: ms });
    return Promise.race([asked.catch(() => null), this.lost.then(() => null)]);
  }

  cut(): void {
    this.stopBeating();
    this.end();
    void this.room.leave(false);
  }
}
