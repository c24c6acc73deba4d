import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Config } from '../config.ts';
import { network } from '../limits.ts';
import { visitorOf } from './visitor.ts';

type SocketRules = Pick<Config, 'mostSockets' | 'reservationSeconds' | 'trustProxy' | 'log'>;

/** The sockets to rooms that are open. Nobody keeps a table from waiting in the archive for each of very many of them. */
export class Sockets {
  private readonly rules: SocketRules;
  private readonly open = new Set<Duplex>();
  private readonly from = new Map<string, number>();
  /** Sessions of people who come back while their older socket is still open. */
  private readonly expected = new Set<string>();
  private hasTold = false;
  private emptied: () => void = () => {};

  constructor(rules: SocketRules) {
    this.rules = rules;
  }

  /** Whether one more may be opened from this address. */
  hasRoom(address = ''): boolean {
    return this.count(network(address)) < this.rules.mostSockets || this.refuse();
  }

  /** The socket of this session is let in whatever there are of its address, because it takes the place of another. */
  expect(session: string): void {
    this.expected.add(session);
    setTimeout(() => this.expected.delete(session), this.rules.reservationSeconds * 1000).unref();
  }

  /** Counts a socket until it ends; false when its address has as many as it may have. */
  add(socket: Duplex, request: IncomingMessage): boolean {
    const address = visitorOf(request, this.rules.trustProxy);
    if (!this.expected.delete(sessionOf(request)) && !this.hasRoom(address)) return false;
    const origin = network(address);
    this.from.set(origin, this.count(origin) + 1);
    this.open.add(socket);
    socket.once('close', () => {
      this.leave(origin);
      this.open.delete(socket);
      if (this.open.size === 0) this.emptied();
    });
    return true;
  }

  /** Resolves as soon as none is open. */
  gone(): Promise<void> {
    return new Promise((resolve) => {
      this.emptied = resolve;
      if (this.open.size === 0) resolve();
    });
  }

  private count(origin: string): number {
    return this.from.get(origin) ?? 0;
  }

  private leave(origin: string): void {
    const others = this.count(origin) - 1;
    if (others > 0) this.from.set(origin, others);
    else this.from.delete(origin);
  }

  /** The operator is told once, because it may be a whole school, or a proxy that all visitors come through. */
  private refuse(): false {
    const { mostSockets, trustProxy, log } = this.rules;
    const proxy = trustProxy === 0 ? ', or TRUST_PROXY if they come through a reverse proxy' : '';
    if (!this.hasTold)
      log.warn(
        `refused a connection because ${mostSockets} are open from its address. Raise MAX_PER_ADDRESS if that is too few${proxy}.`,
      );
    this.hasTold = true;
    return false;
  }
}

const sessionOf = ({ url = '' }: IncomingMessage): string => /[?&]sessionId=([\w-]+)/.exec(url)?.[1] ?? '';
