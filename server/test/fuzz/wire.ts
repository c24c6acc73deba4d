import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { within } from '../chaos/time.ts';

const PATIENCE_MS = 8000;

/** What a server did with bytes: what it said, and whether it ended the connection. */
export interface Answer {
  text: string;
  isEnded: boolean;
}

/** Sends bytes as they are. Waits until the server ends the connection or has said something and then nothing more. */
export async function sendRaw(port: number, pieces: readonly (Buffer | string)[], quietMs = 150): Promise<Answer> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  let text = '';
  let isEnded = false;
  const settled = new Promise<void>((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    socket.on('data', (data) => {
      text += data.toString('latin1');
      clearTimeout(timer);
      timer = setTimeout(resolve, quietMs);
    });
    socket.once('close', () => {
      clearTimeout(timer);
      isEnded = true;
      resolve();
    });
  });
  for (const piece of pieces) socket.write(piece);
  await within(PATIENCE_MS, settled);
  socket.destroy();
  return { text, isEnded };
}

/** A connection that has asked for a WebSocket by hand and was given it, so that any bytes can follow. */
export async function upgraded(port: number, path: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  await within(PATIENCE_MS, new Promise((resolve) => socket.once('data', resolve)));
  return socket;
}

export interface FrameKind {
  /** The first byte: whether it is the last part, bits without a meaning, and what kind of frame it is. */
  first: number;
  payload: Buffer;
  isMasked?: boolean;
  /** What it says its length is, where that is a lie. */
  says?: number;
}

/** One frame of a WebSocket, right or wrong. */
export function webSocketFrame({ first, payload, isMasked = true, says = payload.length }: FrameKind): Buffer {
  const mask = isMasked ? 0x80 : 0;
  const length = Buffer.alloc(says < 126 ? 1 : says < 65_536 ? 3 : 9);
  if (says < 126) length[0] = mask | says;
  else if (says < 65_536) {
    length[0] = mask | 126;
    length.writeUInt16BE(says, 1);
  } else {
    length[0] = mask | 127;
    length.writeBigUInt64BE(BigInt(says), 1);
  }
  const key = isMasked ? Buffer.from([1, 2, 3, 4]) : Buffer.alloc(0);
  const body = isMasked ? payload.map((byte, i) => byte ^ key[i % 4]!) : payload;
  return Buffer.concat([Buffer.from([first]), length, key, body]);
}
