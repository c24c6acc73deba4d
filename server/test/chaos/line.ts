import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Direction, Fault } from './faults.ts';

/** The network between one client and the server: connections go through it until something happens to them. */
export class Line {
  /** Connections that were cut, or that lost what was sent. */
  cuts = 0;
  private readonly target: () => number;
  private readonly nextFault: () => Fault;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  /** @param target the port of the server, which may change */
  static async open(target: () => number, nextFault: () => Fault): Promise<Line> {
    const line = new Line(target, nextFault);
    await new Promise<void>((resolve) => line.server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  private constructor(target: () => number, nextFault: () => Fault) {
    this.target = target;
    this.nextFault = nextFault;
    this.server = createServer((near) => this.accept(near));
  }

  /** Where the client finds the server. */
  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private accept(near: Socket): void {
    const fault = this.nextFault();
    const ends: Ends = { near: this.keep(near), far: this.reach(), twin: fault.twice ? this.reach() : null };
    const connection = new Connection(ends, fault, () => {
      this.cuts++;
    });
    connection.begin();
  }

  private reach(): Socket {
    return this.keep(connect({ host: '127.0.0.1', port: this.target() }));
  }

  private keep(socket: Socket): Socket {
    this.sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => {});
    socket.once('close', () => this.sockets.delete(socket));
    return socket;
  }
}

interface Ends {
  near: Socket; // the client
  far: Socket; // the server
  twin: Socket | null; // the server once more; what it says is not heard
}

/** One connection of a client with what happens to it. */
class Connection {
  private readonly ends: Ends;
  private readonly fault: Fault;
  private readonly struck: () => void;
  private readonly pieces: Record<Direction, number> = { up: 0, down: 0 };
  private readonly lost: Record<Direction, boolean> = { up: false, down: false };

  constructor(ends: Ends, fault: Fault, struck: () => void) {
    this.ends = ends;
    this.fault = fault;
    this.struck = struck;
  }

  begin(): void {
    const { near, far, twin } = this.ends;
    near.on('data', (piece) => this.pass(piece, 'up'));
    far.on('data', (piece) => this.pass(piece, 'down'));
    twin?.resume();
    near.once('close', () => this.hasEnded('up'));
    far.once('close', () => this.hasEnded('down'));
  }

  private pass(piece: Buffer, direction: Direction): void {
    this.pieces[direction]++;
    const { ending, after, share } = this.fault;
    const isNow = ending !== 'none' && direction === this.fault.direction && this.pieces[direction] === after;
    if (!isNow) {
      this.send(piece, direction);
      return;
    }
    this.send(piece.subarray(0, Math.floor(piece.length * share)), direction);
    this.struck();
    ENDINGS[ending](this.ends, this.lost, direction);
  }

  private send(piece: Buffer, direction: Direction): void {
    if (piece.length === 0 || this.lost[direction]) return;
    const { near, far, twin } = this.ends;
    this.later(() => {
      for (const socket of direction === 'up' ? [far, twin] : [near]) if (socket?.writable) socket.write(piece);
    });
  }

  /** One end has closed; the other one is told unless there is a hole between them. */
  private hasEnded(direction: Direction): void {
    if (this.lost[direction]) return;
    const { near, far, twin } = this.ends;
    this.later(() => {
      for (const socket of direction === 'up' ? [far, twin] : [near]) socket?.end();
    });
  }

  private later(run: () => void): void {
    if (this.fault.delayMs === 0) run();
    else setTimeout(run, this.fault.delayMs);
  }
}

type Strike = (ends: Ends, lost: Record<Direction, boolean>, direction: Direction) => void;

const ENDINGS: Record<Exclude<Fault['ending'], 'none'>, Strike> = {
  cut({ near, far, twin }) {
    for (const socket of [near, far, twin]) socket?.end();
  },
  reset({ near, far, twin }) {
    for (const socket of [near, far, twin]) socket?.resetAndDestroy();
  },
  hole(_ends, lost) {
    lost.up = true;
    lost.down = true;
  },
  deaf(_ends, lost, direction) {
    lost[direction] = true;
  },
};
