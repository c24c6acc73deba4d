import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';

/** The sockets are asked in turns, because asking all at once holds up everybody's patches. */
const TURNS = 20;
/** Of the word that has to come back; nobody guesses so many. */
const WORD_BYTES = 8;

/**
 * Asks every socket for a sign of life once in each round, and ends those that have given none by the next one: their browsers
 * would not notice for minutes that the line is dead. The sign is a word that is new each time, so whoever does not read what
 * they are sent cannot give it.
 */
export class Heartbeat {
  private readonly turns: Set<WebSocket>[] = Array.from({ length: TURNS }, () => new Set());
  private readonly awaited = new WeakMap<WebSocket, Buffer>();
  private readonly timer: NodeJS.Timeout;
  private turn = 0;
  private next = 0;

  constructor(roundMs: number) {
    this.timer = setInterval(() => this.beat(), roundMs / TURNS);
  }

  /** Watches a socket, unless it has been closed already: of that one nothing is heard any more. */
  watch(socket: WebSocket): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    const turn = this.turns[this.next++ % TURNS]!;
    turn.add(socket);
    socket.on('pong', (word: Buffer) => {
      if (this.awaited.get(socket)?.equals(word)) this.awaited.delete(socket);
    });
    socket.once('close', () => turn.delete(socket));
  }

  /** Ends the watch, and every socket that is still open. */
  stop(): void {
    clearInterval(this.timer);
    for (const socket of this.turns.flatMap((turn) => [...turn])) socket.terminate();
  }

  private beat(): void {
    const turn = this.turns[this.turn++ % TURNS]!;
    for (const socket of turn) {
      if (this.awaited.has(socket)) {
        turn.delete(socket);
        socket.terminate();
        continue;
      }
      const word = randomBytes(WORD_BYTES);
      this.awaited.set(socket, word);
      socket.ping(word);
    }
  }
}
