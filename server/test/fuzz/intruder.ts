import { getMessageBytes, Protocol } from '@colyseus/core';
import { WebSocket } from 'ws';
import { within } from '../chaos/time.ts';

const PATIENCE_MS = 20_000;

/** The words of an answer that say what became of a request. */
export interface Outcome {
  status: string;
  reason: string;
}

/** What became of a request. */
export type Fate = Outcome | 'dropped';

/** Address of the socket that a reservation stands for. */
export function socketUrl(url: string, reservation: unknown): string {
  const { processId, roomId, sessionId } = reservation as Record<string, string>;
  return `${url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`;
}

/** Somebody at a table who sends whatever they like: a socket without the SDK. */
export class Intruder {
  readonly socket: WebSocket;
  /** Every frame that came. */
  readonly frames: Buffer[] = [];
  private request = 0;
  private readonly closed: Promise<void>;
  private readonly heard = new Set<(frame: Buffer) => void>();

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.on('error', () => {});
    socket.on('message', (data) => {
      const frame = Buffer.from(data as Buffer);
      this.frames.push(frame);
      for (const listener of [...this.heard]) listener(frame);
    });
  }

  /** Opens the socket, and enters unless told not to; null when it is turned away. */
  static async enter(url: string, reservation: unknown): Promise<Intruder | null> {
    return Intruder.open(socketUrl(url, reservation));
  }

  static async open(address: string): Promise<Intruder | null> {
    const intruder = new Intruder(new WebSocket(address));
    const greeted = await intruder.awaits((frame) => frame[0] === Protocol.JOIN_ROOM);
    if (!greeted) {
      intruder.end();
      return null;
    }
    intruder.send(Buffer.from([Protocol.JOIN_ROOM]));
    return intruder;
  }

  send(frame: Buffer): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(frame);
  }

  end(): void {
    this.socket.terminate();
  }

  /** Sends a request and waits for what becomes of it. */
  async ask(name: string, payload: unknown): Promise<Fate> {
    const id = this.request++ % 100;
    const answer = this.awaits((frame) => frame[0] === Protocol.ROOM_RESPONSE && frame[1] === id);
    this.send(Buffer.concat([Buffer.from([Protocol.ROOM_REQUEST, id]), messageFrame(name, payload).subarray(1)]));
    const frame = await answer;
    return frame === null ? 'dropped' : outcomeIn(frame);
  }

  /** Sends anything, and finds out whether the connection still works; also whoever sends too much is told so. */
  async provoke(frame: Buffer): Promise<'alive' | 'dropped'> {
    this.send(frame);
    return (await this.ask('ready', { ready: true })) === 'dropped' ? 'dropped' : 'alive';
  }

  /** The next frame of this kind; null when the connection ends before. @throws Error when neither happens */
  private async awaits(isIt: (frame: Buffer) => boolean): Promise<Buffer | null> {
    let listener: (frame: Buffer) => void = () => {};
    const found = new Promise<Buffer>((resolve) => {
      listener = (frame) => {
        if (isIt(frame)) resolve(frame);
      };
    });
    this.heard.add(listener);
    const ended = this.closed.then(() => 'ended' as const);
    const outcome = await within(PATIENCE_MS, Promise.race([found, ended]));
    this.heard.delete(listener);
    if (outcome === null) throw new Error('neither answered nor dropped');
    return outcome === 'ended' ? null : outcome;
  }
}

/** A frame with a message, as the SDK would send it. */
export const messageFrame = (name: string, payload: unknown): Buffer =>
  Buffer.from(getMessageBytes.raw(Protocol.ROOM_DATA, name, payload));

/** Reads two words out of an answer; its format puts a byte with their length before each. */
function outcomeIn(frame: Buffer): Outcome {
  const text = frame.toString('latin1');
  const word = (name: string) => new RegExp(`${name}[^a-z]([a-zA-Z]+)`).exec(text)?.[1] ?? '';
  return { status: word('status'), reason: word('reason') };
}
