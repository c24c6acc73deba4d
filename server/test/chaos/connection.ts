import type { JoinTableReply } from '@landfall/shared/protocol/http.ts';
import { PROTOCOL, type Reply } from '@landfall/shared/protocol/room.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { call, Refused } from './call.ts';
import { Link, openRoom } from './link.ts';
import { pause, within } from './time.ts';
import type { Witness } from './witness.ts';

/** How long the page waits, much shortened; after failures it is more patient, because the machine may be busy. */
const OPEN_MS = 2500;
const REPLY_MS = 2000;
const BEAT_MS = 1200;
const BACKOFF_MS = [30, 60, 120, 240, 400];

/**
 * A client that behaves like `TableConnection` of the page: it enters once, comes back with its secret whenever the socket is
 * lost or gives no sign of life, and sends an action with the same id until it is answered.
 */
export class Connection {
  state: TableState | null = null;
  /** Set for good when it was closed, or when the server does not know the table or the person any more. */
  isOver = false;
  private readonly origin: string;
  private readonly code: string;
  private readonly witness: Witness;
  private readonly address: string;
  private secret: string | undefined;
  private link: Link | null = null;
  private failures = 0;
  private readonly waiting = new Set<() => void>();

  constructor({ origin, code, address }: { origin: string; code: string; address: string }, witness: Witness) {
    this.origin = origin;
    this.code = code;
    this.address = address;
    this.witness = witness;
  }

  /** Stays at the table until it is closed. */
  async stay(name: string): Promise<void> {
    while (!this.isOver) {
      const link = await this.connect(name).catch((error) => this.failed(error));
      if (link) await link.lost;
      if (!link?.isKnown) await pause(BACKOFF_MS[Math.min(this.failures++, BACKOFF_MS.length - 1)]!);
      this.wake();
    }
  }

  close(): void {
    this.isOver = true;
    this.drop();
    this.wake();
  }

  /** Resolves when something has changed, or after that time at the latest. */
  change(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.waiting.add(done);
    });
  }

  /** Asks once; null when nobody knows what became of it. */
  async ask(name: string, payload: object): Promise<Reply | null> {
    const { link } = this;
    if (!link) return null;
    const reply = await link.ask(name, payload, this.patient(REPLY_MS));
    if (reply === null && this.link === link) this.drop();
    return reply;
  }

  get isOnline(): boolean {
    return this.link !== null && this.state !== null;
  }

  private patient(ms: number): number {
    return ms * 2 ** Math.min(3, this.failures);
  }

  private async connect(name: string): Promise<Link | null> {
    const oldest = this.witness.known;
    const entry = { protocol: PROTOCOL, ...(this.secret ? { secret: this.secret } : { name }) };
    const { origin, address } = this;
    const path = `/api/tables/${this.code}/join`;
    const joined = await call<JoinTableReply>({ origin, address, path, body: entry, ms: this.patient(OPEN_MS) });
    this.secret = joined.secret;
    this.witness.person = joined.person;
    const opening = openRoom(origin, joined.reservation);
    const room = await within(this.patient(OPEN_MS), opening);
    if (room && !this.isOver) return this.adopt(new Link(room), oldest);
    opening.then((late) => late.leave(false)).catch(() => {});
    return null;
  }

  private adopt(link: Link, oldest: number): Link {
    this.link = link;
    this.state = null;
    link.watch(this.patient(BEAT_MS), (state) => {
      if (this.link === link) this.receive(state, oldest);
    });
    void link.lost.then(() => {
      if (this.link === link) this.drop();
    });
    return link;
  }

  private receive(state: TableState, oldest: number): void {
    this.failures = 0;
    this.state = state;
    this.witness.seat = state.seats.findIndex(({ person }) => person === this.witness.person);
    this.witness.sees(state, oldest);
    this.wake();
  }

  private drop(): void {
    const { link } = this;
    this.link = null;
    this.state = null;
    link?.cut();
  }

  private failed(error: unknown): null {
    const isForgotten =
      error instanceof Refused && (error.word === 'noSuchTable' || (this.secret && error.field === 'name'));
    if (isForgotten) {
      this.isOver = true;
      this.witness.lost.push(`the server knows nothing of them any more: ${error.word}`);
    }
    return null;
  }

  private wake(): void {
    for (const done of [...this.waiting]) done();
  }
}
