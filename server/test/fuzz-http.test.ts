import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createTable, joinTable } from '../src/api/bodies.ts';
import { luckOf, oneOf } from './chaos/luck.ts';
import { wrongOnes } from './fuzz/messages.ts';
import { Siege } from './fuzz/siege.ts';
import { anyBytes, anything, damaged, PLAIN, TREACHEROUS } from './fuzz/values.ts';
import { callFrom, newAddress, openTable } from './fuzz/visitors.ts';
import { type Answer, sendRaw } from './fuzz/wire.ts';

const MEGABYTE = 1_048_576;
const AT_ONCE = 20;
/** Statuses above 499 that say what the sender did wrong. */
const NOT_OUR_FAULT = [501, 505];

let siege: Siege;
let code: string;
beforeAll(async () => {
  siege = await Siege.begin();
  code = await openTable(siege.url);
});
afterAll(() => siege?.end());

/** Answered in a way that blames the sender, or dropped; never with anything that is not for them. */
function expectDealtWith({ text, isEnded }: Answer, what: string): void {
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
  const isRight = status === 0 ? isEnded && text === '' : status < 500 || NOT_OUR_FAULT.includes(status);
  if (!isRight) throw new Error(`${what} was answered with ${JSON.stringify(text.slice(0, 300))}, ended: ${isEnded}`);
  expect(text).not.toMatch(/root:|"workspaces"|node_modules|\bat .*\.ts:\d/);
}

const END = '\r\n\r\n';
const head = (line: string, ...headers: string[]) =>
  [line, 'Host: localhost', 'Connection: close', ...headers].join('\r\n');
const create = (...headers: string[]) =>
  head('POST /api/tables HTTP/1.1', 'Content-Type: application/json', ...headers);
const GZIPPED = gzipSync(Buffer.alloc(MEGABYTE, ' '));

test.each<[string, (Buffer | string)[]]>([
  ['no HTTP at all', ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03']],
  ['something after the end', [`${head('GET /rules HTTP/1.1')}${END}more of it${END}`]],
  ['another version', [`GET / HTTP/9.9\r\nHost: x${END}`]],
  ['the version of long ago', [`GET /api/games HTTP/1.0${END}`]],
  ['no host', [`GET /api/games HTTP/1.1\r\nConnection: close${END}`]],
  ['two hosts', [head('GET /api/games HTTP/1.1', 'Host: other') + END]],
  ['a host that is none', [`GET /api/games HTTP/1.1\r\nHost: \x00\r\nConnection: close${END}`]],
  ['a header without an end', [head('GET / HTTP/1.1', `X: ${'x'.repeat(100_000)}`) + END]],
  ['ten thousand headers', [head('GET / HTTP/1.1', ...Array.from({ length: 10_000 }, (_, i) => `X${i}: x`)) + END]],
  ['a header without a name', [head('GET / HTTP/1.1', ': x') + END]],
  ['a header with a line break in it', [head('GET / HTTP/1.1', 'X: a\rb', 'Y: a\nb') + END]],
  ['two lengths', [`${create('Content-Length: 2', 'Content-Length: 4')}${END}{}`]],
  ['a length below nothing', [`${create('Content-Length: -1')}${END}{}`]],
  ['a length and pieces', [`${create('Content-Length: 2', 'Transfer-Encoding: chunked')}${END}0${END}`]],
  ['pieces of no length', [`${create('Transfer-Encoding: chunked')}${END}zz\r\n{}\r\n0${END}`]],
  ['pieces of an unknown kind', [`${create('Transfer-Encoding: magic')}${END}{}`]],
  ['a megabyte', [`${create(`Content-Length: ${MEGABYTE}`)}${END}`, Buffer.alloc(MEGABYTE, 'x')]],
  [
    'a megabyte in a small parcel',
    [`${create('Content-Encoding: gzip', `Content-Length: ${GZIPPED.length}`)}${END}`, GZIPPED],
  ],
  ['a parcel that does not open', [`${create('Content-Encoding: gzip', 'Content-Length: 2')}${END}{}`]],
  ['another alphabet', [`${create('Content-Type: application/json; charset=klingon', 'Content-Length: 2')}${END}{}`]],
  [
    'a form',
    [
      `${head('POST /api/tables HTTP/1.1', 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 3')}${END}a=b`,
    ],
  ],
  ['a tunnel', [head('CONNECT localhost:22 HTTP/1.1') + END]],
  ['an upgrade to something else', [head('GET / HTTP/1.1', 'Upgrade: h2c', 'Connection: Upgrade') + END]],
  [
    'a socket without a key',
    [head('GET /a/b?sessionId=c HTTP/1.1', 'Upgrade: websocket', 'Connection: Upgrade') + END],
  ],
])('%s', async (what, pieces) => {
  expectDealtWith(await sendRaw(siege.port, pieces), what);
});

test('methods, addresses, headers and bodies of any kind', async () => {
  const luck = luckOf('requests');
  const methods = [
    'GET',
    'POST',
    'PUT',
    'DELETE',
    'OPTIONS',
    'HEAD',
    'TRACE',
    'PROPFIND',
    'M-SEARCH',
    'get',
    'ÆØÅ',
    '',
  ];
  const parts = [
    'api',
    'tables',
    code,
    'join',
    'rounds',
    '1',
    'replay',
    'games',
    't',
    'assets',
    'healthz',
    'matchmake',
  ];
  const traps = [
    ...TREACHEROUS,
    '..',
    '%2e%2e',
    '..%2f..%2f..%2fetc%2fpasswd',
    '%',
    '%00',
    '%ff',
    '//',
    '\\',
    ';',
    '?',
    '#',
  ];
  const names = [
    'Content-Length',
    'Range',
    'If-None-Match',
    'Accept',
    'Authorization',
    'X-Forwarded-For',
    'Expect',
    'Cookie',
  ];
  const path = () =>
    Array.from({ length: luck.below(6) }, () => `/${oneOf(luck, luck.below(3) ? parts : traps)}`).join('');
  const header = () =>
    `${oneOf(luck, names)}: ${oneOf(luck, ['', '-1', 'bytes=9-1', '*', '100-continue', '\x7f', '1, 2'])}`;
  for (let i = 0; i < 250; i++) {
    const line = `${oneOf(luck, methods)} ${path() || '/'} HTTP/1.1`;
    const bytes = Buffer.from(head(line, ...Array.from({ length: luck.below(4) }, header)) + END, 'latin1');
    const request = luck.below(4) === 0 ? damaged(luck, bytes) : bytes;
    const answer = await sendRaw(siege.port, [request, END, anyBytes(luck, luck.below(40)), END], 30);
    expectDealtWith(answer, JSON.stringify(request.toString('latin1')));
  }
  await siege.bystanders.playOn();
});

test('bodies with wrong fields, and bodies of any shape', async () => {
  const luck = luckOf('bodies');
  const bodies = Array.from({ length: 40 }, () => anything(luck));
  const texts = Array.from({ length: 60 }, () => damaged(luck, Buffer.from(JSON.stringify({ game: 'x', seats: 2 }))));
  const create = [...wrongOnes(createTable, PLAIN), ...bodies].map(
    (body) => ['/api/tables', JSON.stringify(body)] as const,
  );
  const enter = [...wrongOnes(joinTable, PLAIN), ...bodies].map(
    (body) => [`/api/tables/${code}/join`, JSON.stringify(body)] as const,
  );
  const requests = [...create, ...enter, ...texts.map((text) => ['/api/tables', text.toString('latin1')] as const)];
  while (requests.length > 0)
    await Promise.all(requests.splice(0, AT_ONCE).map(([path, text]) => sendBody(path, text)));
  await siege.bystanders.playOn();
});

async function sendBody(path: string, text: string): Promise<void> {
  const answer = await callFrom<object>(newAddress(), siege.url + path, text);
  if (answer.status >= 500) throw new Error(`${path} ${text}: ${JSON.stringify(answer)}`);
  expect(JSON.stringify(answer.body)).not.toContain('polluted');
}

test('requests that never come to their end hold up nobody', async () => {
  const request = Buffer.from(`${create('Content-Length: 30')}${END}{"game":"x"`);
  const sockets = Array.from({ length: 60 }, () => connect({ port: siege.port, host: '127.0.0.1' }));
  for (const [i, socket] of sockets.entries()) socket.on('error', () => {}).write(request.subarray(0, 10 + 3 * i));
  await siege.bystanders.playOn();
  for (const socket of sockets) socket.destroy();
});
