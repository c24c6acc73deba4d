import type { Duplex } from 'node:stream';

/** The sockets to rooms that are open. */
export class Sockets {
  private readonly open = new Set<Duplex>();
  private emptied: () => void = () => {};

  add(socket: Duplex): void {
    this.open.add(socket);
    socket.once('close', () => {
      this.open.delete(socket);
      if (this.open.size === 0) this.emptied();
    });
  }

  /** Resolves as soon as none is open. */
  gone(): Promise<void> {
    return new Promise((resolve) => {
      this.emptied = resolve;
      if (this.open.size === 0) resolve();
    });
  }
}
