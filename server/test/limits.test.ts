import type { ErrorReply } from '@landfall/shared/protocol/http.ts';
import { PROTOCOL } from '@landfall/shared/protocol/room.ts';
import { WebSocket } from 'ws';
import { type Config, DEFAULTS } from '../src/config.ts';
import { enter, get, newTable, Player, pause, roomOf, startTestServer, type TestServer, until } from './harness.ts';

const SLOW = 0.001;
const FOR_EACH = {
  newTables: { burst: 3, perSecond: SLOW },
  joins: { burst: 4, perSecond: SLOW },
  misses: { burst: 3, perSecond: SLOW },
};
let server: TestServer;
const start = async (limits: Partial<Config>) => {
  server = await startTestServer({ trustProxy: 1, ...limits });
};
afterEach(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const tooMany = { status: 429, body: { error: 'tooMany' } };

/** A request as it comes through a proxy, from somebody at this address. */
async function from(address: string, path: string, body?: object): Promise<{ status: number; body: ErrorReply }> {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const response = await fetch(server.url + path, init);
  return { status: response.status, body: (await response.json()) as ErrorReply };
}

let visitors = 0;

/** A new table by somebody who has not opened one before. */
async function tableFrom(): Promise<string> {
  const { body } = await from(`203.0.113.${visitors++}`, '/api/tables', { game: 'counting' });
  return (body as unknown as { code: string }).code;
}

test('one address opens only so many tables at once, and does not stand in the way of another', async () => {
  await start(FOR_EACH);
  const open = (address: string) => from(address, '/api/tables', { game: 'counting' });
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await open('192.0.2.1')).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect((await open('192.0.2.2')).status).toBe(201);
  // What is refused for another reason costs nothing.
  for (let i = 0; i < 9; i++) expect((await from('192.0.2.3', '/api/tables', { game: 'chess' })).status).toBe(400);
  expect((await open('192.0.2.3')).status).toBe(201);
});

test('all addresses together open only so many tables, and what one is refused costs the others nothing', async () => {
  await start({ newTables: { burst: 2, perSecond: SLOW }, allNewTables: { burst: 3, perSecond: SLOW } });
  const statuses = [];
  for (const last of [1, 1, 1, 1, 2, 3])
    statuses.push((await from(`192.0.2.${last}`, '/api/tables', { game: 'counting' })).status);
  expect(statuses).toEqual([201, 201, 429, 429, 201, 429]);
});

test('guessing codes ends with no answer at all, not even about tables that exist', async () => {
  await start(FOR_EACH);
  const code = await tableFrom();
  const look = (code: string) => from('192.0.2.9', `/api/tables/${code}`);
  expect((await look(code)).status).toBe(200);
  for (const wrong of ['AAAAAAAAA', 'BBBBBBBBB', 'CCCCCCCCC']) expect((await look(wrong)).status).toBe(404);
  expect(await look('DDDDDDDDD')).toEqual(tooMany);
  expect(await look(code)).toEqual(tooMany);
  expect(await from('192.0.2.9', `/api/tables/${code}/join`, { name: 'Eve', protocol: PROTOCOL })).toEqual(tooMany);
  expect((await get(server, `/api/tables/${code}`)).status).toBe(200);
});

test('guessing keys ends in the same way, for whoever guesses and for nobody else', async () => {
  await start(FOR_EACH);
  const code = await tableFrom();
  const ann = await Player.join(server, code, { name: 'Ann' });
  const { key } = (await ann.ask('key', { person: ann.person })) as { key: string };
  const guess = (key: string) => from('192.0.2.30', `/api/tables/${code}/join`, { key, protocol: PROTOCOL });
  for (const wrong of ['A', 'B', 'C']) expect((await guess(wrong.repeat(12))).status).toBe(404);
  expect(await guess(key)).toEqual(tooMany);
  expect((await from('192.0.2.31', `/api/tables/${code}/join`, { key, protocol: PROTOCOL })).status).toBe(200);
});

test('entering is limited for each address', async () => {
  await start(FOR_EACH);
  const code = await tableFrom();
  const join = () => from('192.0.2.20', `/api/tables/${code}/join`, { name: 'Ann', protocol: PROTOCOL });
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push((await join()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

test('reservations that nobody uses do not keep a friend out', async () => {
  await start(FOR_EACH);
  const code = await tableFrom();
  for (let i = 0; i < 20; i++)
    await from(`192.0.2.${100 + i}`, `/api/tables/${code}/join`, { name: 'Eve', protocol: PROTOCOL });
  const ann = await Player.join(server, code, { name: 'Ann' });
  expect(ann.seat).toBe(0);
  await ann.leave();
});

test('guessing and entering are limited for all addresses together, too', async () => {
  await start({ allJoins: { burst: 4, perSecond: SLOW }, allMisses: { burst: 3, perSecond: SLOW } });
  const code = await tableFrom();
  const join = (n: number, more: object) =>
    from(`192.0.2.${40 + n}`, `/api/tables/${code}/join`, { ...more, protocol: PROTOCOL });
  const statuses = [];
  for (let n = 0; n < 2; n++) statuses.push((await join(n, { name: 'Ann' })).status);
  for (let n = 2; n < 4; n++) statuses.push((await join(n, { key: `${n}`.repeat(12) })).status);
  for (let n = 4; n < 6; n++) statuses.push((await join(n, { name: 'Bob' })).status);
  expect(statuses).toEqual([200, 200, 404, 404, 429, 429]);
  const look = (n: number, wanted: string) => from(`192.0.2.${60 + n}`, `/api/tables/${wanted}`);
  expect((await look(0, code)).status).toBe(200);
  expect((await look(1, 'AAAAAAAAA')).status).toBe(404);
  expect(await look(2, 'BBBBBBBBB')).toEqual(tooMany);
  expect((await join(7, { key: '7'.repeat(12) })).body).toEqual(tooMany.body);
});

describe('when a hundred addresses have used up what is allowed to all together', () => {
  const guess = (n: number) => from(`198.51.100.${n}`, `/api/tables/${'ABCDEFGHJK'[n % 10]!.repeat(9)}`);

  test('everybody with a code, a secret or a key still comes in, and wrong ones are answered no more', async () => {
    const few = { burst: 50, perSecond: SLOW };
    await start({ allJoins: few, allMisses: few, misses: FOR_EACH.misses });
    const code = await tableFrom();
    const ann = await Player.join(server, code, { name: 'Ann' });
    const { key } = (await ann.ask('key', { person: ann.person })) as { key: string };
    const statuses = await Promise.all(Array.from({ length: 100 }, async (_, n) => (await guess(n)).status));
    expect(statuses.filter((status) => status === 404)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
    const path = `/api/tables/${code}/join`;
    const join = (address: string, more: object) => from(address, path, { protocol: PROTOCOL, ...more });
    for (let n = 0; n < 60; n++) await join(`203.0.113.${n}`, { key: `${n % 10}`.repeat(12) });

    expect((await from('192.0.2.1', `/api/tables/${code}`)).status).toBe(200);
    expect(await join('192.0.2.2', { name: 'Bob' })).toEqual(tooMany); // all newcomers together have come in too often
    expect((await join('192.0.2.3', { secret: ann.secret })).status).toBe(200);
    expect(await join('192.0.2.4', { secret: 'f'.repeat(32), name: 'Eve' })).toEqual(tooMany);
    expect((await join('192.0.2.5', { key })).status).toBe(200);
  });

  test('a table that waits in the archive is found, too', async () => {
    await start({ allMisses: { burst: 5, perSecond: SLOW }, unusedMs: 1, idleMs: 1 });
    const code = await tableFrom();
    while (await roomOf(code)) await pause(5);
    const statuses = await Promise.all(Array.from({ length: 20 }, async (_, n) => (await guess(n)).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    expect((await from('192.0.2.1', `/api/tables/${code}`)).status).toBe(200);
  });
});

test('whoever shares an address with somebody who guesses comes back by their secret, and is told of nothing else', async () => {
  await start(FOR_EACH);
  const [code, other] = [await tableFrom(), await tableFrom()];
  const ann = await Player.join(server, code, { name: 'Ann' });
  const at = '192.0.2.77';
  const all = Array.from({ length: 9 }, (_, n) => from(at, `/api/tables/${'ABCDEFGHJ'[n]!.repeat(9)}`));
  expect((await Promise.all(all)).filter(({ status }) => status === 404)).toHaveLength(3); // asked all at once
  expect(await from(at, `/api/tables/${code}`)).toEqual(tooMany);
  const join = (code: string, secret: string) => from(at, `/api/tables/${code}/join`, { secret, protocol: PROTOCOL });
  for (const [wanted, secret] of [
    [code, 'f'.repeat(32)],
    [other, ann.secret],
    ['KKKKKKKKK', ann.secret],
  ] as const)
    expect(await join(wanted, secret)).toEqual(tooMany);
  expect((await join(code, ann.secret)).status).toBe(200);
});

test('eight people behind one address open tables, join, reload and come back, and nobody is refused', async () => {
  const { newTables, allNewTables, joins, misses, allJoins, allMisses, messages, garbage } = DEFAULTS;
  await start({ newTables, allNewTables, joins, misses, allJoins, allMisses, messages, garbage });
  const codes = [];
  for (let table = 0; table < 8; table++) codes.push(await newTable(server));
  const name = (n: number) => `P${n}`;
  let people: Player[] = [];
  for (let n = 0; n < 8; n++) people.push(await Player.join(server, codes[n >> 1]!, { name: name(n) }));
  for (let reload = 0; reload < 3; reload++) {
    const again: Player[] = [];
    for (const [n, one] of people.entries()) {
      const { secret, person, seat } = one;
      await one.drop();
      expect((await get(server, `/api/tables/${codes[n >> 1]}`)).status).toBe(200);
      const back = await Player.join(server, codes[n >> 1]!, { secret, name: undefined });
      expect([back.person, back.seat]).toEqual([person, seat]);
      again.push(back);
    }
    people = again;
  }
  // A code that was mistyped by each of them stops nobody either.
  for (let n = 0; n < 8; n++) expect((await get(server, `/api/tables/AAAAAAAA${n + 2}`)).status).toBe(404);
  for (const one of people) await one.leave();
});

describe('sockets of one address', () => {
  const MOST = 3;

  /** Opens the socket that a reservation for a new table stands for, from this address. Answers with it, or with the status. */
  async function socketFrom(address: string): Promise<WebSocket | number> {
    const code = await newTable(server);
    const { body } = await enter(server, code, { name: 'Ann' });
    const { processId, roomId, sessionId } = body.reservation as unknown as Record<string, string>;
    const url = `${server.url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`;
    const socket = new WebSocket(url, { headers: { 'X-Forwarded-For': address } });
    return new Promise((resolve, reject) => {
      socket.once('message', () => resolve(socket)); // the room has let it in
      socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode!));
      socket.once('error', reject);
    });
  }

  async function close(socket: WebSocket): Promise<void> {
    socket.terminate();
    await until(() => socket.readyState === WebSocket.CLOSED, 'the end of the connection');
  }

  test('are so many at the same time, whatever tables they are for, and keep nobody else out', async () => {
    await start({ mostSockets: MOST });
    const open: WebSocket[] = [];
    for (let n = 0; n < MOST; n++) open.push((await socketFrom('192.0.2.1')) as WebSocket);
    for (let n = 0; n < 3; n++) expect(await socketFrom('192.0.2.1')).toBe(429);
    for (let n = 0; n < MOST; n++) open.push((await socketFrom('192.0.2.2')) as WebSocket);
    // Whatever else the first proxy was told, the last one says who asks it; and a line of version 6 is one, whatever its end.
    expect(await socketFrom('192.0.2.9, 192.0.2.1')).toBe(429);
    for (let n = 0; n < MOST; n++) open.push((await socketFrom(`2001:db8::${n + 1}`)) as WebSocket);
    expect(await socketFrom('2001:db8::99')).toBe(429);
    expect(open.map(({ readyState }) => readyState)).toEqual(open.map(() => WebSocket.OPEN));

    await close(open[0]!);
    let again: WebSocket | number = 429;
    for (let tries = 0; again === 429 && tries < 100; tries++) again = await socketFrom('192.0.2.1');
    expect(again).toBeInstanceOf(WebSocket);
    expect(await socketFrom('192.0.2.1')).toBe(429);
    for (const socket of [...open, again as WebSocket]) await close(socket);
  });

  test('where there are as many already nobody else is let in, which costs the others of that address nothing', async () => {
    await start({ mostSockets: 1, joins: { burst: 3, perSecond: SLOW } });
    const code = await tableFrom();
    const join = (wish: object) => from('192.0.2.1', `/api/tables/${code}/join`, { protocol: PROTOCOL, ...wish });
    const urlOf = ({ reservation }: any) =>
      `${server.url.replace('http', 'ws')}/${reservation.processId}/${reservation.roomId}?sessionId=${reservation.sessionId}`;
    const open = (url: string): Promise<WebSocket> =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(url, { headers: { 'X-Forwarded-For': '192.0.2.1' } });
        socket.once('message', () => resolve(socket));
        socket.once('error', reject);
      });
    const { body: ann } = (await join({ name: 'Ann' })) as any;
    const first = await open(urlOf(ann));
    for (let n = 0; n < 9; n++)
      expect(await join({ name: 'Bob' })).toEqual({ status: 429, body: { error: 'tooMany', problem: 'crowded' } });
    expect(await join({ secret: 'f'.repeat(32) })).toMatchObject({ status: 429 });
    expect((await from('192.0.2.2', `/api/tables/${code}/join`, { protocol: PROTOCOL, name: 'Cid' })).status).toBe(200);

    // Ann's line is gone without a word, so she comes back while the server still counts it.
    const back = (await join({ secret: ann.secret })) as any;
    expect(back.status).toBe(200);
    const second = await open(urlOf(back.body));
    await until(() => first.readyState === WebSocket.CLOSED, 'the older socket to be closed');
    expect((await join({ name: 'Bob' })).status).toBe(429);
    await close(second);
  });
});

test.each([5, 0, -1, 1e6, 1e9, 2 ** 31, Number.MAX_SAFE_INTEGER])(
  '%d seats are no more than a wrong number',
  async (seats) => {
    await start({});
    const code = await newTable(server);
    const ann = await Player.join(server, code, { name: 'Ann' });
    const why = { field: 'seats', problem: 'outOfRange' };
    expect(await ann.ask('configure', { seats })).toEqual({ status: 'refused', ply: 0, reason: 'notAllowed', ...why });
    const { status, body } = await from('192.0.2.1', '/api/tables', { game: 'counting', seats });
    expect([status, body]).toEqual([400, { error: 'notAllowed', ...why }]);
  },
);
