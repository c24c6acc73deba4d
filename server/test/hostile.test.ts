import { randomBytes } from 'node:crypto';
import { Protocol } from '@colyseus/core';
import { CLOSE } from '@landfall/shared/protocol/room.ts';
import { Packr } from 'msgpackr';
import { WebSocket } from 'ws';
import {
  accepted,
  begun,
  enter,
  newTable,
  Player,
  refusedAt,
  startTestServer,
  type TestServer,
  until,
} from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ messages: { burst: 400, perSecond: 10 }, garbage: { burst: 150, perSecond: 1 } });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const packr = new Packr();
const text = (word: string) => Buffer.concat([Buffer.from([0xd9, Buffer.byteLength(word)]), Buffer.from(word)]);
/** A request as the SDK would send it, with any bytes for a payload. */
const requestFrame = (id: number, name: string, payload: Uint8Array) =>
  Buffer.concat([Buffer.from([Protocol.ROOM_REQUEST, id]), text(name), payload]);

/** What must still be true whatever somebody sent: the others play on. */
async function expectPlayable(ann: Player): Promise<void> {
  const { ply } = ann.state;
  expect(await ann.act({ type: 'add', n: 1 })).toEqual(accepted(ply + 1));
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
}

describe('requests that make no sense are answered', () => {
  test.each<[string, unknown, string | undefined]>([
    ['act', undefined, undefined],
    ['act', {}, 'id'],
    ['act', { id: '', ply: 0, action: {} }, 'id'],
    ['act', { id: 'x'.repeat(65), ply: 0, action: {} }, 'id'],
    ['act', { id: 'a', ply: -1, action: {} }, 'ply'],
    ['act', { id: 'a', ply: 1.5, action: {} }, 'ply'],
    ['act', { id: 'a', ply: 0 }, 'action'],
    ['act', { id: 'a', ply: 0, action: { n: 1n } }, 'action'],
    ['act', { id: 'a', ply: 0, action: new Date(0) }, 'action'],
    ['act', { id: 'a', ply: 0, action: {}, seat: '1' }, 'seat'],
    ['act', { id: 'a', ply: 0, action: {}, as: 1 }, 'as'],
    ['sit', { seat: '0' }, 'seat'],
    ['sit', { seat: Number.NaN }, 'seat'],
    ['sit', [0], undefined],
    ['ready', 'yes', undefined],
    ['kick', { person: null }, 'person'],
    ['configure', { options: { target: 6 } }, 'options.target'],
    ['configure', { seats: {} }, 'seats'],
    ['rename', { name: 5 }, 'name'],
    ['start', { now: true }, 'now'],
  ])('%s %j', async (name, payload, field) => {
    const ann = await Player.join(server, await newTable(server));
    const reply = await ann.room.request(name as never, payload);
    expect(reply).toMatchObject(
      refusedAt(0, 'badRequest', field === undefined ? {} : { field: expect.stringContaining(field) }),
    );
    expect(ann.closed).toBe(0);
    await ann.leave();
  });

  test.each(['jump', '__proto__', 'constructor', 'toString', '*', '', 'x'.repeat(100)])(
    'an unknown request: %s',
    async (name) => {
      const ann = await Player.join(server, await newTable(server));
      expect(await ann.room.request(name as never, {})).toEqual(refusedAt(0, 'unknownRequest'));
      expect(await ann.ask('ready', { ready: true })).toEqual(accepted(0));
      await ann.leave();
    },
  );

  test('a request that is too long', async () => {
    const { players } = await begun(server);
    const [ann] = players as [Player];
    expect(await ann.act({ type: 'add', n: 'x'.repeat(5000) })).toEqual(refusedAt(0, 'badRequest'));
    await expectPlayable(ann);
  });

  test('a deeply nested action', async () => {
    const { players } = await begun(server);
    const [ann] = players as [Player];
    const payload = Buffer.concat([
      packr.pack({ id: 'deep', ply: 0, action: 0 }).subarray(0, -1),
      Buffer.alloc(3500, 0x91),
      Buffer.of(0),
    ]);
    ann.socket.send(requestFrame(99, 'act', payload));
    await expectPlayable(ann);
  });
});

test('messages that want no answer are ignored when unknown, and work when known', async () => {
  const { players } = await begun(server);
  const [ann] = players as [Player];
  for (const name of ['jump', '__proto__', 'hasOwnProperty']) ann.room.send(name, { any: 'thing' });
  ann.room.sendBytes('act', new Uint8Array([1, 2, 3]));
  ann.room.send('act', { id: 'sent', ply: 0, action: { type: 'add', n: 1 } });
  await until(() => ann.state.ply === 2, 'the action');
  expect(ann.closed).toBe(0);
});

test('raw bytes of any kind: others play on, and who sends nothing else is shown out', async () => {
  const { code, players } = await begun(server, { options: { target: '200' } });
  const [ann] = players as [Player];
  const frames = [
    Buffer.alloc(0),
    Buffer.from([Protocol.ROOM_REQUEST]),
    Buffer.from([Protocol.ROOM_REQUEST, 0xcb, 0xff]),
    Buffer.from([Protocol.ROOM_DATA, 0xdb, 0xff, 0xff, 0xff, 0xff]),
    requestFrame(1, 'act', Buffer.from([0xc1])),
    requestFrame(1, 'act', Buffer.from([0x81, 0xa2])),
    requestFrame(1, 'act', Buffer.from([0xdf, 0xff, 0xff, 0xff, 0xff])),
    requestFrame(1, 'act', packr.pack(new Map([['id', new Set([1])]]))),
    requestFrame(1, 'act', packr.pack(/(a+)+$/)),
    requestFrame(1, 'act', packr.pack(new Error('x'))),
    Buffer.from([Protocol.JOIN_ROOM]),
    Buffer.from([Protocol.PING]),
    Buffer.from([31, 1, 2, 3]),
    Buffer.from([255]),
  ];
  for (const frame of frames) {
    const eve = await Player.join(server, code, { name: 'Eve', watch: true });
    eve.socket.send(frame);
    eve.socket.send(frame.toString('latin1'));
    await until(() => eve.closed !== 0 || eve.room.connection.isOpen, 'anything');
    await eve.leave();
  }
  await expectPlayable(ann);

  const eve = await Player.join(server, code, { name: 'Eve', watch: true });
  for (let i = 0; i < 300 && eve.closed === 0; i++) eve.socket.send(randomBytes(1 + (i % 60)));
  for (let i = 0; i < 300 && eve.closed === 0; i++) eve.socket.send(Buffer.from([9, 9, 9]));
  await until(() => eve.closed !== 0, 'the end of the connection');
  await until(() => ann.state.ply % 2 === 0, 'the tick');
  await expectPlayable(players[1]!);
});

test('a frame that is far too long ends its connection only', async () => {
  const { players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  bob.socket.send(Buffer.alloc(100_000));
  await until(() => bob.closed === 1009, 'the end of the connection');
  await expectPlayable(ann);
});

test('a flood is refused, and ends its connection when it goes on', async () => {
  const { players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  const replies = new Set<string>();
  const flood = Array.from({ length: 3000 }, () =>
    bob.ask('ready', { ready: true }).then(
      (reply) => replies.add(reply.status === 'refused' ? reply.reason : reply.status),
      () => replies.add('closed'),
    ),
  );
  await Promise.all(flood);
  expect(replies).toContain('tooMany');
  for (const reply of replies) expect(['closed', 'notNow', 'tooMany']).toContain(reply);
  expect(bob.closed).toBe(CLOSE.misbehaved);
  await expectPlayable(ann);
  const { status } = await enter(server, ann.state.code, { secret: bob.secret });
  expect(status).toBe(200);
});

test('asking a little too fast is refused and forgiven', async () => {
  const ann = await Player.join(server, await newTable(server));
  const replies = await Promise.all(Array.from({ length: 500 }, () => ann.ask('ready', { ready: true })));
  const refused = replies.filter((reply) => reply.status === 'refused');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every((reply) => reply.reason === 'tooMany')).toBe(true);
  let reply = replies.at(-1)!;
  for (let tries = 0; reply.status === 'refused' && tries < 20; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    reply = await ann.ask('ready', { ready: false });
  }
  expect(reply).toEqual(accepted(0));
});

test('somebody who never says that they entered gets no answers', async () => {
  const { code, players } = await begun(server);
  const { body } = await enter(server, code, { name: 'Eve', watch: true });
  const { processId, roomId, sessionId } = body.reservation as Record<string, string>;
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`);
  const received: Buffer[] = [];
  socket.on('message', (data) => received.push(data as Buffer));
  await new Promise((resolve) => socket.once('message', resolve));
  const stand = requestFrame(1, 'stand', packr.pack({}));
  for (let i = 0; i < 50; i++) socket.send(stand);
  socket.send(Buffer.from([Protocol.JOIN_ROOM]));
  await until(() => received.length === 2, 'the state');
  expect(received[1]![0]).toBe(Protocol.ROOM_STATE);
  await expectPlayable(players[0]!);
  await until(() => received.length >= 4, 'the addition and the tick');
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(received).toHaveLength(4);
  socket.terminate();
});
