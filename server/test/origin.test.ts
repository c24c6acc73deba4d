import { request } from 'node:http';
import type { JoinTableReply } from '@landfall/shared/protocol/http.ts';
import { enter, newTable, startTestServer, type TestServer } from './harness.ts';

const PUBLIC = 'https://play.example.org';
const EVIL = 'https://evil.example';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ publicUrl: PUBLIC });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const own = () => server.url;
const create = (headers: Record<string, string>) =>
  fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ game: 'counting' }),
  });

test.each([
  ['no page', undefined],
  ['its own page', own],
  ['the page of its public address', () => PUBLIC],
])('a table is opened for %s', async (_what, origin) => {
  expect((await create(origin ? { Origin: origin() } : {})).status).toBe(201);
});

test('pages of another site change nothing, and are told so', async () => {
  for (const Origin of [EVIL, 'null']) {
    const response = await create({ Origin });
    expect([response.status, await response.json()]).toEqual([403, { error: 'otherSite' }]);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  }
  const forwarded = await create({ Origin: EVIL, 'X-Forwarded-Host': 'evil.example' });
  expect(forwarded.status).toBe(403);
  expect((await fetch(`${server.url}/api/games`, { headers: { Origin: EVIL } })).status).toBe(200);
});

test.each([
  ['no page', undefined, 101],
  ['its own page', own, 101],
  ['the page of its public address', () => PUBLIC, 101],
  ['the page of another site', () => EVIL, 403],
  ['a page without an address', () => 'null', 403],
])('a socket for %s: %i', async (_what, origin, status) => {
  const { body } = await enter(server, await newTable(server), { name: 'Ann' });
  expect(await openSocket(body, origin?.())).toBe(status);
});

/** The status that a socket for this entry is answered with. */
function openSocket({ reservation }: JoinTableReply, origin: string | undefined): Promise<number | undefined> {
  const { sessionId, roomId, processId } = reservation as Record<'sessionId' | 'roomId' | 'processId', string>;
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    ...(origin === undefined ? {} : { Origin: origin }),
  };
  return new Promise((resolve, reject) => {
    const path = `/${processId}/${roomId}?sessionId=${sessionId}`;
    const upgrade = request({ port: server.port, host: '127.0.0.1', path, headers });
    upgrade.on('upgrade', (response, socket) => {
      socket.on('error', () => {});
      socket.destroy();
      resolve(response.statusCode);
    });
    upgrade.on('response', (response) => resolve(response.resume().statusCode));
    upgrade.on('error', reject);
    upgrade.end();
  });
}
