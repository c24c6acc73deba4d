import type { IncomingMessage } from 'node:http';
import express from 'express';
import { visitorOf } from './visitor.ts';

const NEAR = '10.0.0.1';

/** A request as Express has it, which says in `ip` where it comes from. */
function request(forwarded: string | undefined, trustProxy: number): express.Request {
  const app = express();
  app.set('trust proxy', trustProxy);
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const socket = { remoteAddress: NEAR } as IncomingMessage['socket'];
  return Object.assign(Object.create(app.request), { app, headers, socket, connection: socket }) as express.Request;
}

test.each([
  [undefined, 0, NEAR],
  [undefined, 2, NEAR],
  ['192.0.2.1', 0, NEAR],
  ['192.0.2.1', 1, '192.0.2.1'],
  ['198.51.100.9, 192.0.2.1', 1, '192.0.2.1'],
  ['198.51.100.9, 192.0.2.1', 2, '198.51.100.9'],
  ['192.0.2.1', 3, '192.0.2.1'],
  ['198.51.100.9,2001:db8::1', 1, '2001:db8::1'],
  ['', 1, NEAR],
])('through %j with %i trusted it comes from %s, as Express says', (forwarded, trustProxy, from) => {
  const asked = request(forwarded, trustProxy);
  expect([visitorOf(asked, trustProxy), asked.ip]).toEqual([from, from]);
});
