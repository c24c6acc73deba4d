import type { IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import { Sockets } from './sockets.ts';

const told: string[] = [];
const log = { error() {}, warn: (what: string) => told.push(what), info() {} };
const from = (remoteAddress: string) => ({ headers: {}, socket: { remoteAddress } }) as unknown as IncomingMessage;

test('too many from one address are refused, and the operator is told once', () => {
  const sockets = new Sockets({ mostSockets: 2, trustProxy: 0, log });
  const added = [1, 1, 1, 1, 2].map((n) => sockets.add(new Duplex(), from(`192.0.2.${n}`)));
  expect(added).toEqual([true, true, false, false, true]);
  expect(told).toEqual([expect.stringMatching(/^refused a connection .* MAX_PER_ADDRESS .* TRUST_PROXY .*\.$/)]);
});

test('one that has ended leaves its place', async () => {
  const sockets = new Sockets({ mostSockets: 1, trustProxy: 0, log });
  const first = new Duplex();
  expect([sockets.add(first, from('192.0.2.1')), sockets.add(new Duplex(), from('192.0.2.1'))]).toEqual([true, false]);
  const ended = new Promise((resolve) => first.once('close', resolve));
  first.destroy();
  await ended;
  await sockets.gone();
  expect(sockets.add(new Duplex(), from('192.0.2.1'))).toBe(true);
});
