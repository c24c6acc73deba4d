import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';
import { WebSocket } from 'ws';
import { Heartbeat } from './heartbeat.ts';

class FakeSocket extends EventEmitter {
  readyState: number = WebSocket.OPEN;
  pings = 0;
  terminations = 0;
  readonly words = new Set<string>();
  private readonly answers: boolean;

  constructor(answers: boolean) {
    super();
    this.answers = answers;
  }

  ping(word: Buffer): void {
    this.pings++;
    this.words.add(word.toString('hex'));
    if (this.answers) this.emit('pong', Buffer.from(word));
  }

  get isTerminated(): boolean {
    return this.terminations > 0;
  }

  terminate(): void {
    this.terminations++;
    this.emit('close');
  }
}

const ROUND_MS = 1000;
let heartbeat: Heartbeat;
beforeEach(() => {
  jest.useFakeTimers();
  heartbeat = new Heartbeat(ROUND_MS);
});
afterEach(() => {
  heartbeat.stop();
  jest.useRealTimers();
});

function watched(answers: boolean): FakeSocket {
  const socket = new FakeSocket(answers);
  heartbeat.watch(socket as unknown as WebSocket);
  return socket;
}

test('a socket that does not answer is ended in the next round, the others are not', () => {
  const [alive, dead] = [watched(true), watched(false)];
  jest.advanceTimersByTime(ROUND_MS);
  expect([alive.pings, dead.pings, dead.isTerminated]).toEqual([1, 1, false]);
  jest.advanceTimersByTime(ROUND_MS);
  expect([alive.pings, dead.pings, dead.isTerminated, alive.isTerminated]).toEqual([2, 1, true, false]);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['another word', Buffer.alloc(8)],
])('signs of life that were not asked for (%s) are none', (_, said) => {
  const deaf = watched(false);
  for (let ms = 0; ms < 2 * ROUND_MS; ms += 100) {
    deaf.emit('pong', said);
    jest.advanceTimersByTime(100);
  }
  expect([deaf.pings, deaf.isTerminated]).toEqual([1, true]);
});

test('the word that has to come back is another one each time', () => {
  const alive = watched(true);
  jest.advanceTimersByTime(5 * ROUND_MS);
  expect([alive.pings, alive.words.size]).toEqual([5, 5]);
});

test('sockets are asked in turns, not all at once', () => {
  const sockets = Array.from({ length: 40 }, () => watched(true));
  let most = 0;
  for (let ms = 0; ms < ROUND_MS; ms++) {
    const before = sockets.reduce((sum, { pings }) => sum + pings, 0);
    jest.advanceTimersByTime(1);
    most = Math.max(most, sockets.reduce((sum, { pings }) => sum + pings, 0) - before);
  }
  expect(sockets.every(({ pings }) => pings === 1)).toBe(true);
  expect(most).toBe(2);
});

test('a socket that is closed is forgotten', () => {
  const socket = watched(true);
  socket.emit('close');
  jest.advanceTimersByTime(3 * ROUND_MS);
  expect(socket.pings).toBe(0);
});

test('a socket that was closed before it could be watched is never asked', () => {
  const socket = new FakeSocket(true);
  socket.readyState = WebSocket.CLOSED;
  heartbeat.watch(socket as unknown as WebSocket);
  jest.advanceTimersByTime(3 * ROUND_MS);
  heartbeat.stop();
  expect([socket.pings, socket.terminations]).toEqual([0, 0]);
});

test('a socket that does not even say that it has ended is ended once', () => {
  const socket = watched(false);
  socket.removeAllListeners('close');
  jest.advanceTimersByTime(5 * ROUND_MS);
  heartbeat.stop();
  expect([socket.pings, socket.terminations]).toEqual([1, 1]);
});

test('stopping ends what is still open', () => {
  const sockets = [watched(true), watched(false)];
  heartbeat.stop();
  expect(sockets.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
});
