import { WebSocket } from 'ws';

/** A socket that keeps every byte it was sent, and tells how it was closed. */
export class RecordingSocket extends WebSocket {
  readonly frames: Buffer[] = [];
  closeCode = 0;

  constructor(url: string, options?: object) {
    super(url, options);
    this.on('message', (data: ArrayBuffer | Buffer) => this.frames.push(Buffer.from(data as Buffer)));
    this.on('close', (code) => {
      this.closeCode = code;
    });
  }
}

// The SDK takes the global socket when there is one; Node's own does not report refused connections.
(globalThis as { WebSocket?: unknown }).WebSocket = RecordingSocket;
// It reports every connection that a test ends on purpose, or that ends before it has begun.
console.warn = () => {};

export const { Client } = await import('colyseus.js');
