import type { WebSocket } from 'ws';

/** A connection that has not answered within this time is dead: the browser would not notice it for minutes. */
const ROUND_MS = 10_000;
/** The sockets are asked in turns, because asking all at once holds up everybody's patches. */
const TURNS = 20;

/** Asks every socket for a sign of life from time to time and ends those that give none. */
export class Heartbeat {
  private readonly turns: Set<WebSocket>[] = Array.from({ length: TURNS }, () => new Set());
  private readonly silent = new WeakSet<WebSocket>();
  private readonly timer: NodeJS.Timeout;
  private turn = 0;
  private next = 0;

  constructor(roundMs: number = ROUND_MS) {
    this.timer = setInterval(() => this.beat(), roundMs / TURNS);
  }

  watch(socket: WebSocket): void {
    const turn = this.turns[this.next++ % TURNS]!;
    turn.add(socket);
    socket.on('pong', () => this.silent.delete(socket));
    socket.once('close', () => turn.delete(socket));
  }

  /** Ends the watch, and every socket that is still open. */
  stop(): void {
    clearInterval(this.timer);
    for (const socket of this.turns.flatMap((turn) => [...turn])) socket.terminate();
  }

  private beat(): void {
    for (const socket of this.turns[this.turn++ % TURNS]!) {
      if (this.silent.has(socket)) {
        socket.terminate();
        continue;
      }
      this.silent.add(socket);
      socket.ping();
    }
  }
}
