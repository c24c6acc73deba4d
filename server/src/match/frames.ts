import { getMessageBytes, Protocol, ResponseStatus } from '@colyseus/core';
import { decode } from '@colyseus/schema';
import type { Reply } from '@landfall/shared/protocol/room.ts';

/** Longest message of the protocol, in bytes; real ones stay far below. */
export const MOST_BYTES = 4096;

/** The bits of a frame's first byte that say what it is; the rest are flags. */
const CODE_MASK = 0x1f;

/** What the framework itself deals with: entering, leaving, and asking for a sign of life. */
const CONTROL: readonly number[] = [Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING];

/** What a frame from a client says about itself, before anything in it is believed. */
export interface FrameHead {
  kind: 'enter' | 'control' | 'message' | 'garbage';
  /** The number to answer under, if an answer is wanted. */
  request: number | null;
  /** The name of the message; '' for other frames. */
  name: string;
}

export function readHead(frame: Uint8Array): FrameHead {
  const code = (frame[0] ?? 0) & CODE_MASK;
  if (code === Protocol.JOIN_ROOM) return { kind: 'enter', request: null, name: '' };
  if (CONTROL.includes(code)) return { kind: 'control', request: null, name: '' };
  const wantsAnswer = code === Protocol.ROOM_REQUEST;
  if (!wantsAnswer && code !== Protocol.ROOM_DATA) return { kind: 'garbage', request: null, name: '' };
  const at = { offset: 1 };
  const request = wantsAnswer ? decode.number(frame as Buffer, at) : null;
  const name = decode.stringCheck(frame as Buffer, at) ? decode.string(frame as Buffer, at) : '';
  const isWhole = request === null || (Number.isSafeInteger(request) && request >= 0);
  return isWhole ? { kind: 'message', request, name } : { kind: 'garbage', request: null, name: '' };
}

/** The frame that answers a request. */
export const replyFrame = (request: number, reply: Reply): Uint8Array =>
  getMessageBytes[Protocol.ROOM_RESPONSE](request, ResponseStatus.OK, reply);
