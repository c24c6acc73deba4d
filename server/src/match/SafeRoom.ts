import { type Client, type ClientPrivate, ClientState, Room, type RoomException, ServerError } from '@colyseus/core';
import type { Refusal } from '@landfall/shared/protocol/refusals.ts';
import { CLOSE, type Reply } from '@landfall/shared/protocol/room.ts';
import type { WebSocket } from 'ws';
import type { Config } from '../config.ts';
import { Bucket } from '../limits.ts';
import { type FrameHead, MOST_BYTES, readHead, replyFrame } from './frames.ts';

/** Ready state of a socket that is not being closed. */
const OPEN = 1;

/** So many bytes may wait for a client to read them before it is sent more. A page that plays is owed some thousand. */
const MOST_OWED = 1_000_000;

type Socket = Client & ClientPrivate;

/** Room binds this private method to each socket that joins. */
interface FrameHandler {
  _onMessage(client: Socket, frame: Buffer): void;
}

/** What Room keeps about those who may come in. */
interface Reservations {
  _reservedSeats: Record<string, unknown>;
  _reservedSeatTimeouts: Record<string, NodeJS.Timeout>;
}

/** What one connection may still send. */
interface Allowance {
  messages: Bucket;
  garbage: Bucket;
}

/**
 * A room that nothing a client sends can bring down: every frame is looked at before the framework decodes it, and what a
 * handler, a hook or a timer throws is logged and ends there.
 *
 * There is deliberately no `allowReconnection`: people come back through the HTTP API with their secret.
 */
export abstract class SafeRoom extends Room {
  protected config!: Config;
  private readonly allowances = new WeakMap<object, Allowance>();
  private readonly timers = new Set<() => void>();
  private isDisposed = false;

  constructor() {
    super();
    const frames = this as unknown as FrameHandler;
    const handle = frames._onMessage;
    frames._onMessage = (client, frame) => {
      try {
        if (!this.letsPass(client, frame)) return;
        const isEntering = client.state === ClientState.JOINING;
        handle.call(this, client, frame);
        if (isEntering && client.state === ClientState.JOINED) forgetWhatWasSent(client);
      } catch (error) {
        this.config.log.error('frame', error);
      }
    };
  }

  /** The names of the messages that are understood. */
  protected abstract understands(name: string): boolean;

  protected abstract refusal(reason: Refusal): Reply;

  /** A method, not a field: the constructor of Room looks for it before fields exist. */
  override onUncaughtException(error: RoomException, where: string): void {
    if (error.cause instanceof ServerError) return; // our own words to the client
    this.config.log.error(where, error);
  }

  override onBeforeShutdown(): void {
    try {
      this.dropReservations();
      super.onBeforeShutdown();
    } catch (error) {
      this.config.log.error('shutdown', error);
    }
  }

  override onDispose(): void | Promise<void> {
    this.isDisposed = true;
    for (const callOff of this.timers) callOff();
  }

  /**
   * Sends this client copies of the frames. The framework sends out of the buffer that it writes the next patch into, so a
   * socket that cannot keep up would in the end be sent a mixture of several. One that does not read at all is let go: it may
   * come back to the state as it is then, and nothing that it has missed is kept for it.
   */
  protected sendCopies(client: Client): void {
    const send = client.raw.bind(client);
    const socket = client.ref as unknown as WebSocket;
    client.raw = (frame, ...rest) => {
      if (socket.bufferedAmount > MOST_OWED) socket.terminate();
      else send(Uint8Array.from(frame), ...rest);
    };
  }

  /** Counts a message against the connection that sent it; one that only sends garbage is closed in the end. */
  protected complain(client: Client): void {
    if (!this.allowance(client).garbage.take()) client.leave(CLOSE.misbehaved);
  }

  /** Runs something later, unless the returned function is called or the room is gone by then. */
  protected readonly later = (ms: number, run: () => void): (() => void) => {
    if (this.isDisposed) return () => {};
    const fire = () => {
      this.timers.delete(callOff);
      try {
        run();
      } catch (error) {
        this.config.log.error('timer', error);
      }
    };
    const [handle, clear] = ms > 0 ? [setTimeout(fire, ms), clearTimeout] : [setImmediate(fire), clearImmediate];
    const callOff = () => {
      this.timers.delete(callOff);
      clear(handle as never);
    };
    this.timers.add(callOff);
    return callOff;
  };

  /** Somebody may be on the way here. */
  get isExpecting(): boolean {
    return Object.keys((this as unknown as Reservations)._reservedSeats).length > 0;
  }

  /** Nobody can use them any more, and each would keep the room from closing until it expires. */
  protected dropReservations(): void {
    const { _reservedSeats: seats, _reservedSeatTimeouts: timeouts } = this as unknown as Reservations;
    for (const [session, timeout] of Object.entries(timeouts)) {
      clearTimeout(timeout);
      delete timeouts[session];
      delete seats[session];
    }
  }

  private letsPass(client: Socket, frame: Buffer): boolean {
    if (client.readyState !== OPEN) return false;
    const head = readHead(frame);
    const reason = this.objection(client, frame, head);
    if (reason === null) return true;
    if (head.request !== null && client.state === ClientState.JOINED)
      client.enqueueRaw(replyFrame(head.request, this.refusal(reason)));
    this.complain(client);
    return false;
  }

  private objection(client: Socket, frame: Buffer, head: FrameHead): Refusal | null {
    if (!this.allowance(client).messages.take()) return 'tooMany';
    if (head.kind === 'enter' || head.kind === 'control') return null;
    // Answers to somebody who has not entered yet would pile up in memory until they do.
    if (head.kind === 'garbage' || frame.length > MOST_BYTES || client.state !== ClientState.JOINED)
      return 'badRequest';
    return this.understands(head.name) ? null : 'unknownRequest';
  }

  private allowance(client: Client): Allowance {
    let allowance = this.allowances.get(client);
    if (allowance === undefined) {
      allowance = { messages: new Bucket(this.config.messages), garbage: new Bucket(this.config.garbage) };
      this.allowances.set(client, allowance);
    }
    return allowance;
  }
}

/**
 * The framework sends the whole state to whoever enters, and what they alone may see once more with the next patch. If that has
 * changed until then, they would see what is new between what was there.
 */
function forgetWhatWasSent(client: Client): void {
  client.view?.changes.clear();
}
