import type { IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import { Sockets } from './sockets.ts';

const told: string[] = [];
const log = { error() {}, warn: (what: string) => told.push(what), info() {} };
const rules = { trustProxy: 0, reservationSeconds: 15, log };
const from = (remoteAddress: string, session = 'x') =>
  ({ headers: {}, socket: { remoteAddress }, url: `/p/r?sessionId=${session}` }) as unknown as IncomingMessage;

test('too many from one address are refused, and the operator is told once', () => {
  const sockets = new Sockets({ ...rules, mostSockets: 2 });
  const added = [1, 1, 1, 1, 2].map((n) => sockets.add(new Duplex(), from(`192.0.2.${n}`)));
  expect(added).toEqual([true, true, false, false, true]);
  expect(told).toEqual([expect.stringMatching(/^refused a connection .* MAX_PER_ADDRESS .* TRUST_PROXY .*\.$/)]);
});

test('one that has ended leaves its place', async () => {
  const sockets = new Sockets({ ...rules, mostSockets: 1 });
  const first = new Duplex();
  expect([sockets.add(first, from('192.0.2.1')), sockets.add(new Duplex(), from('192.0.2.1'))]).toEqual([true, false]);
  const ended = new Promise((resolve) => first.once('close', resolve));
  first.destroy();
  await ended;
  await sockets.gone();
  expect(sockets.add(new Duplex(), from('192.0.2.1'))).toBe(true);
});

test('whoever comes back while their older socket is open is let in, once, and nobody else', () => {
  const sockets = new Sockets({ ...rules, mostSockets: 1 });
  expect(sockets.hasRoom('192.0.2.1')).toBe(true);
  sockets.add(new Duplex(), from('192.0.2.1'));
  expect([sockets.hasRoom('192.0.2.1'), sockets.hasRoom('192.0.2.2')]).toEqual([false, true]);
  sockets.expect('back');
  const added = ['other', 'back', 'back'].map((session) => sockets.add(new Duplex(), from('192.0.2.1', session)));
  expect(added).toEqual([false, true, false]);
});
