import { request } from 'node:http';
import { matchMaker } from '@colyseus/core';
import type { GamesReply, TableSummary, TablesReply } from '@landfall/shared/protocol/http.ts';
import { readCode } from '@landfall/shared/protocol/invite.ts';
import { PROTOCOL } from '@landfall/shared/protocol/room.ts';
import { begun, enter, get, newTable, Player, post, startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const UNKNOWN = 'ABCDEFGHJ';

test('the games that can be played', async () => {
  const { status, body } = await get<GamesReply>(server, '/api/games');
  expect(status).toBe(200);
  expect(body.games).toEqual([
    {
      id: 'counting',
      seats: { min: 2, max: 4 },
      options: expect.objectContaining({ target: ['6', '30', '200'] }),
      seatOptions: { colour: ['any', 'red', 'blue'] },
      cpus: false,
      open: false,
      daily: false,
    },
  ]);
});

describe('opening a table', () => {
  test('what is left out takes the default', async () => {
    const code = await newTable(server);
    expect(readCode(code)).toBe(code);
    const { body } = await get<TableSummary>(server, `/api/tables/${code}`);
    expect(body).toEqual({
      code,
      game: 'counting',
      phase: 'lobby',
      seats: 2,
      open: 2,
      cpus: 0,
      watching: true,
      people: [],
    });
  });

  test('the invite code is not the id of the room', async () => {
    const code = await newTable(server);
    const rooms = await matchMaker.query({});
    expect(JSON.stringify(rooms)).not.toContain(code);
    expect(rooms.length).toBeGreaterThan(0);
  });

  test.each<[string, object, object]>([
    ['an unknown game', { game: 'chess' }, { error: 'notAllowed', field: 'game', problem: 'unknown' }],
    ['a built-in name', { game: '__proto__' }, { error: 'notAllowed', field: 'game', problem: 'unknown' }],
    ['too many seats', { seats: 5 }, { error: 'notAllowed', field: 'seats', problem: 'outOfRange' }],
    ['1e9 seats', { seats: 1e9 }, { error: 'notAllowed', field: 'seats', problem: 'outOfRange' }],
    ['half a seat', { seats: 2.5 }, { error: 'badRequest', field: 'seats' }],
    ['seats as text', { seats: '2' }, { error: 'badRequest', field: 'seats' }],
    ['an unknown option', { options: { x: '1' } }, { error: 'notAllowed', field: 'options.x', problem: 'unknown' }],
    [
      'a wrong value',
      { options: { target: '7' } },
      { error: 'notAllowed', field: 'options.target', problem: 'notAllowed' },
    ],
    ['a number', { options: { target: 6 } }, { error: 'badRequest', field: 'options.target' }],
    [
      'what the game forbids',
      { options: { first: '3' } },
      { error: 'notAllowed', field: 'options.first', problem: 'noSuchSeat' },
    ],
    ['a long seed', { seed: 'x'.repeat(65) }, { error: 'badRequest', field: 'seed' }],
    ['an unknown field', { colour: 'red' }, { error: 'badRequest', field: 'colour' }],
  ])('%s', async (_what, wanted, reply) => {
    const answer = await post(server, '/api/tables', { game: 'counting', ...wanted });
    expect(answer).toEqual({ status: 400, body: reply });
  });

  test.each<[string, object]>([
    ['', { error: 'badRequest', field: 'game' }],
    ['{}', { error: 'badRequest', field: 'game' }],
    ['[]', { error: 'badRequest' }],
    ['{"game":', { error: 'badRequest' }],
    ['"counting"', { error: 'badRequest' }],
  ])('the body %j', async (body, reply) => {
    expect(await post(server, '/api/tables', body)).toEqual({ status: 400, body: reply });
  });

  test('a body of more than 4 kB is not read', async () => {
    const answer = await post(server, '/api/tables', { game: 'counting', seed: 'x'.repeat(5000) });
    expect(answer).toEqual({ status: 413, body: { error: 'badRequest' } });
  });
});

describe('looking up a table', () => {
  test('in any case, with dashes and whatever a messenger appends', async () => {
    const code = await newTable(server);
    const dashed = `${code.slice(0, 3)}-${code.slice(3, 6)}-${code.slice(6)}`;
    for (const address of [code.toLowerCase(), dashed, `${code}/`, `${code}?fbclid=IwAR0`])
      expect((await get<TableSummary>(server, `/api/tables/${address}`)).body.code).toBe(code);
  });

  test.each([UNKNOWN, 'x', '__proto__', '%20', 'a'.repeat(300)])('%s does not exist', async (code) => {
    expect(await get(server, `/api/tables/${code}`)).toEqual({ status: 404, body: { error: 'noSuchTable' } });
  });

  test('an address that cannot be decoded', async () => {
    expect(await get(server, '/api/tables/%E0%A4%A')).toEqual({ status: 400, body: { error: 'badRequest' } });
  });

  test('listed tables that wait for people, and no others', async () => {
    const listed = await newTable(server, { listed: true });
    const secret = await newTable(server);
    const { code: playing, players } = await begun(server, { listed: true });
    const { body } = await get<TablesReply>(server, '/api/tables');
    const codes = body.tables.map(({ code }) => code);
    expect(codes).toContain(listed);
    expect(codes).not.toContain(secret);
    expect(codes).not.toContain(playing);
    for (const player of players) await player.leave();
  });

  test('who sits there', async () => {
    const code = await newTable(server, { seats: 3 });
    const ann = await Player.join(server, code, { name: 'Ann' });
    const cid = await Player.join(server, code, { name: 'Cid', watch: true });
    const { body } = await get<TableSummary>(server, `/api/tables/${code}`);
    expect(body).toMatchObject({ seats: 3, open: 2, people: ['Ann'] });
    await ann.leave();
    await cid.leave();
  });
});

describe('entering a table', () => {
  test.each<[string, object, number, object]>([
    ['no protocol', { protocol: undefined, name: 'Ann' }, 400, { error: 'badRequest', field: 'protocol' }],
    ['another protocol', { protocol: PROTOCOL + 1, hello: 1 }, 400, { error: 'unknownRequest', field: 'protocol' }],
    ['no name', {}, 400, { error: 'badRequest', field: 'name' }],
    ['an empty name', { name: '  ' }, 400, { error: 'badRequest', field: 'name' }],
    ['a long name', { name: 'x'.repeat(25) }, 400, { error: 'badRequest', field: 'name' }],
    ['a broken secret', { name: 'Ann', secret: 'x' }, 400, { error: 'badRequest', field: 'secret' }],
    ['a strange secret', { secret: '0'.repeat(32) }, 400, { error: 'badRequest', field: 'name' }],
    ['an unknown field', { name: 'Ann', seat: 1 }, 400, { error: 'badRequest', field: 'seat' }],
  ])('%s', async (_what, wish, status, body) => {
    const code = await newTable(server);
    expect(await enter(server, code, wish)).toEqual({ status, body });
  });

  test('a table that does not exist', async () => {
    expect(await enter(server, UNKNOWN, { name: 'Ann' })).toEqual({ status: 404, body: { error: 'noSuchTable' } });
  });

  test('a strange secret with a name is a new person', async () => {
    const code = await newTable(server);
    const { status, body } = await enter(server, code, { name: 'Ann', secret: '0'.repeat(32) });
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^[0-9a-f]{32}$/);
    expect(body.secret).not.toBe('0'.repeat(32));
  });

  test('a reservation is good once', async () => {
    const code = await newTable(server);
    const { body } = await enter(server, code, { name: 'Ann' });
    const ann = await Player.consume(server, code, body);
    await expect(Player.consume(server, code, body)).rejects.toThrow('seat reservation expired');
    expect(ann.closed).toBe(0);
    await ann.leave();
  });
});

describe('past the API', () => {
  test.each(['create', 'join', 'joinOrCreate', 'joinById', 'reconnect'])(
    'POST /matchmake/%s is not there',
    async (method) => {
      const [room] = await matchMaker.query({});
      for (const name of ['table', room!.roomId]) {
        const response = await fetch(`${server.url}/matchmake/${method}/${name}`, { method: 'POST', body: '{}' });
        expect(response.status).toBe(404);
      }
    },
  );

  test('even where the matchmaker is asked itself, it lets no visitor in', async () => {
    const code = await newTable(server);
    const [room] = await matchMaker.query({});
    const visitor = { headers: new Headers(), ip: '192.0.2.1' };
    const before = (await matchMaker.query({})).length;
    for (const attempt of [
      matchMaker.create('table', { code }, visitor),
      matchMaker.join('table', {}, visitor),
      matchMaker.joinOrCreate('table', {}, visitor),
      matchMaker.joinById(room!.roomId, { person: 1 }, visitor),
    ])
      await expect(attempt).rejects.toThrow('onAuth failed');
    expect((await matchMaker.query({})).length).toBe(before);
  });

  test.each(['GET', 'DELETE', 'PATCH'])('%s on an unknown path answers in JSON', async (method) => {
    const response = await fetch(`${server.url}/api/nothing`, { method });
    expect([response.status, await response.json()]).toEqual([404, { error: 'unknownRequest' }]);
  });

  test('no other site is invited to read answers', async () => {
    const response = await fetch(`${server.url}/api/games`, { headers: { Origin: 'https://evil.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each<[string, number]>([
    ['/', 404],
    ['/a/b', 404],
    ['/x?sessionId=1', 404],
    ['//?', 404],
    ['/table/..%2f?sessionId=x', 404],
    ['/table/x?sessionId=%00', 101], // opened to say that there is no such reservation, then closed
    ['/__proto__/__proto__?sessionId=__proto__', 101],
  ])('a socket at %s leads nowhere: %i', async (path, expected) => {
    const status = await new Promise<number | string>((resolve) => {
      const headers = {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      };
      const upgrade = request({ port: server.port, host: '127.0.0.1', path, headers });
      upgrade.on('upgrade', (response, socket) => {
        socket.on('error', () => {});
        socket.on('close', () => resolve(response.statusCode!));
        socket.resume();
        setTimeout(() => socket.destroy(), 300);
      });
      upgrade.on('response', (response) => resolve(response.statusCode!));
      upgrade.on('error', (error) => resolve(error.message));
      upgrade.end();
    });
    expect(status).toBe(expected);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});
