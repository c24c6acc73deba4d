import type { JoinTable, JoinTableReply } from '@landfall/shared/protocol/http.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import type { Answer } from '../net/api.ts';
import type { Room, Wire } from '../net/wire.ts';
import { tableState } from './states.ts';

interface Asked {
  name: string;
  payload: any;
  answer(reply: unknown): void;
}

/** A room that a test plays the server of. */
export class FakeRoom implements Room {
  state = { toJSON: (): unknown => this.#state };
  asked: Asked[] = [];
  pings: (() => void)[] = [];
  answersPings = true;
  isLeft = false;
  #state: TableState = tableState();
  #changed = () => {};
  #left: (code: number) => void = () => {};
  #rejections: ((error: Error) => void)[] = [];

  onStateChange(listener: () => void) {
    this.#changed = listener;
  }

  onLeave(listener: (code: number) => void) {
    this.#left = listener;
  }

  request(name: string, payload: unknown): Promise<unknown> {
    return new Promise((answer, reject) => {
      this.asked.push({ name, payload, answer });
      this.#rejections.push(reject);
    });
  }

  ping(answered: () => void) {
    this.pings.push(answered);
    if (this.answersPings) answered();
  }

  leave() {
    this.isLeft = true;
  }

  /** The server sends a state. */
  send(state: TableState) {
    this.#state = state;
    this.#changed();
  }

  /** The socket closes, and with it every request that was not answered. */
  close(code: number) {
    for (const reject of this.#rejections) reject(new Error('connection closed before a response was received.'));
    this.#left(code);
  }
}

export type JoinAnswer = Answer<JoinTableReply>;

/** A way to a server that a test answers for. */
export class FakeWire implements Wire {
  joins: JoinTable[] = [];
  rooms: FakeRoom[] = [];
  /** What the next joins are answered with; letting in is the rule. */
  answers: JoinAnswer[] = [];
  /** While set, sockets do not open until the function it holds is called. */
  holdOpening = false;
  opened: (() => void)[] = [];

  async join(_code: string, entry: JoinTable): Promise<JoinAnswer> {
    this.joins.push(entry);
    const value = { secret: entry.secret ?? 'a'.repeat(32), person: 7, game: 'forbidden-island', reservation: {} };
    return this.answers.shift() ?? { ok: true, value };
  }

  async open(): Promise<Room> {
    const room = new FakeRoom();
    this.rooms.push(room);
    if (this.holdOpening) await new Promise<void>((open) => this.opened.push(open));
    return room;
  }

  get room(): FakeRoom {
    return this.rooms.at(-1)!;
  }
}
