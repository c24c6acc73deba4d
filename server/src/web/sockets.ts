import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Config } from '../config.ts';
import { network } from '../limits.ts';
import { visitorOf } from './visitor.ts';

type SocketRules = Pick<Config, 'mostSockets' | 'trustProxy' | 'log'>;

/** The sockets to rooms that are open. Nobody keeps a table from waiting in the archive for each of very many of them. */
export class Sockets {
  private readonly rules: SocketRules;
  private readonly open = new Set<Duplex>();
  private readonly from = new Map<string, number>();
  private hasTold = false;
  private emptied: () => void = () => {};

  constructor(rules: SocketRules) {
    this.rules = rules;
  }

  /** Counts a socket until it ends; false when its address has as many as it may have. */
  add(socket: Duplex, request: IncomingMessage): boolean {
    const { mostSockets, trustProxy } = this.rules;
    const origin = network(visitorOf(request, trustProxy));
    const others = this.from.get(origin) ?? 0;
    if (others >= mostSockets) return this.refuse();
    this.from.set(origin, others + 1);
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

  private leave(origin: string): void {
    const others = this.from.get(origin)! - 1;
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
