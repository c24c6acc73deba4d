import { CLOSE } from '@landfall/shared/protocol/room.ts';
import { WebSocket } from 'ws';
import type { Config } from '../src/config.ts';
import {
  accepted,
  begun,
  configOf,
  enter,
  newTable,
  Player,
  pause,
  refusedAt,
  startTestServer,
  type TestServer,
  until,
} from './harness.ts';

const TROUBLE_MS = 400;
const ABSENT_MS = 1000;
/** Nobody is gone for so long. */
const NEVER_MS = 600_000;
let server: TestServer;
let settings: Config;
beforeAll(async () => {
  server = await startTestServer({ troubleMs: TROUBLE_MS });
  settings = await configOf(await newTable(server));
});
beforeEach(() => {
  settings.absentMs = NEVER_MS;
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const comeBack = (code: string, { secret }: Player) => Player.join(server, code, { secret, name: undefined });

test('coming back means the same person, seat, hand and pending choice', async () => {
  const { code, players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  const before = ann.state;
  await ann.drop();
  await until(() => bob.state.people[ann.person]?.connection === 'trouble', 'trouble');
  await until(() => bob.state.people[ann.person]?.connection === 'away', 'being away');
  const back = await comeBack(code, ann);
  expect(back.person).toBe(ann.person);
  expect(back.secret).toBe(ann.secret);
  expect(back.state).toEqual(before);
  expect(await back.act({ type: 'add', n: 1 })).toEqual(accepted(1));
  await until(() => bob.state.people[ann.person]?.connection === 'online' && bob.state.ply === 2, 'Bob to see it');
  await until(() => back.tokens(0)!.length === 3, 'the token that the tick draws');
  expect(bob.state.hands![0]).toBeUndefined();
});

test('somebody who comes back in time was never away', async () => {
  const { code, players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  await ann.drop();
  await comeBack(code, ann);
  await pause(TROUBLE_MS + 100);
  expect(bob.state.people[ann.person]?.connection).toBe('online');
});

test('an action repeated after a drop is not played twice', async () => {
  const { code, players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  expect(await ann.act({ type: 'add', n: 1 }, 0, 'once')).toEqual(accepted(1));
  await ann.drop();
  const back = await comeBack(code, ann);
  await until(() => back.state.ply === 2, 'the tick');
  expect(await back.act({ type: 'add', n: 1 }, 0, 'once')).toEqual({ status: 'repeated', ply: 2 });
  expect(back.state.table.count).toBe(1);
  expect(await bob.act({ type: 'add', n: 1 }, 2, 'once')).toEqual(accepted(3));
});

test('what was chosen while offline is refused once the game has moved on, each time and with the place it is at', async () => {
  const { code, players } = await begun(server, { options: { anytime: 'on', target: '200' } });
  const [ann, bob] = players as [Player, Player];
  const [first, second] = ann.tokens()!;
  const chosen = [
    { type: 'add', n: 2 },
    { type: 'play', token: first },
    { type: 'play', token: second },
  ];
  await ann.drop();
  expect(await bob.act({ type: 'play', token: bob.tokens()![0] })).toEqual(accepted(1));
  const back = await comeBack(code, ann);
  const before = back.state;
  const replies = await Promise.all(chosen.map((action, n) => back.act(action, 0, `offline ${n}`)));
  expect(replies).toEqual(chosen.map(() => refusedAt(1, 'moved')));
  expect(back.state).toEqual(before);
  expect(back.tokens()).toEqual([first, second]);
  // Whoever wants it all the same chooses it again, under the same name.
  expect(await back.act(chosen[1], 1, 'offline 1')).toEqual(accepted(2));
});

test('the newest window wins, the older one is told, and they do not fight', async () => {
  const { code, players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  const second = await comeBack(code, ann);
  await until(() => ann.closed === CLOSE.replaced, 'the older window to be closed');
  expect(second.seat).toBe(0);
  expect(Object.keys(second.state.hands!)).toEqual(['0']);
  expect(await second.act({ type: 'add', n: 1 })).toEqual(accepted(1));
  await pause(TROUBLE_MS + 100);
  expect(bob.state.people[ann.person]?.connection).toBe('online');
  expect(second.closed).toBe(0);
  expect(Object.keys(bob.state.people)).toHaveLength(2);
});

test('two reservations of one person: the later connection wins whichever was reserved first', async () => {
  const { code, players } = await begun(server);
  const [ann] = players as [Player, Player];
  const { body: first } = await enter(server, code, { secret: ann.secret });
  const { body: second } = await enter(server, code, { secret: ann.secret });
  const newer = await Player.consume(server, code, second);
  const newest = await Player.consume(server, code, first);
  await until(() => ann.closed === CLOSE.replaced && newer.closed === CLOSE.replaced, 'the older windows to be closed');
  expect(newest.closed).toBe(0);
});

test('a phone that loses the line before it has entered can simply try again', async () => {
  const { code, players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  await ann.drop();
  for (let i = 0; i < 5; i++) {
    const { body } = await enter(server, code, { secret: ann.secret });
    const { processId, roomId, sessionId } = body.reservation as Record<string, string>;
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`);
    await new Promise((resolve) => socket.once(i % 2 === 0 ? 'open' : 'message', resolve));
    socket.terminate();
  }
  await until(() => bob.state.people[ann.person]?.connection === 'away', 'being away');
  const back = await comeBack(code, ann);
  expect(await back.act({ type: 'add', n: 1 })).toEqual(accepted(1));
});

test.each([1000, 1001, 4000, 4001, 4002, 4003, 4010, 4999])(
  'a connection closed with %i can be taken up again',
  async (closeCode) => {
    const { code, players } = await begun(server);
    const [ann, bob] = players as [Player, Player];
    ann.socket.close(closeCode);
    await until(() => bob.state.people[ann.person]?.connection === 'trouble', 'trouble');
    const back = await comeBack(code, ann);
    expect(await back.act({ type: 'add', n: 1 })).toEqual(accepted(1));
  },
);

test('coming back works in every phase of a table', async () => {
  const code = await newTable(server, { seats: 2 });
  let ann = await Player.join(server, code, { name: 'Ann' });
  const bob = await Player.join(server, code, { name: 'Bob' });
  const reload = async () => {
    await ann.drop();
    ann = await comeBack(code, ann);
    expect(ann.seat).toBe(0);
  };
  await reload();
  await bob.ask('ready', { ready: true });
  expect(await ann.ask('start')).toEqual(accepted(0));
  await reload();
  for (const on of [0, 1, 0]) {
    const player = on === 0 ? ann : bob;
    const { ply } = ann.state;
    expect(await player.act({ type: 'add', n: 2 }, ply)).toEqual(accepted(ply + 1));
    await until(() => bob.state.ply === ply + 2 || bob.state.phase === 'over', 'the tick');
    await reload();
  }
  expect(ann.state).toMatchObject({ phase: 'over', table: { count: 6 } });
  expect(await bob.ask('again')).toMatchObject({ status: 'accepted' });
  await reload();
  expect(ann.state.phase).toBe('lobby');
});

test('everybody may be gone for a while, and the table is still there', async () => {
  settings.absentMs = ABSENT_MS;
  const { code, players } = await begun(server);
  for (const player of players) await player.drop();
  await pause(ABSENT_MS + 200);
  const back = await comeBack(code, players[1]!);
  expect(back.state).toMatchObject({ phase: 'playing', host: back.person });
  expect(back.seat).toBe(1);
  const host = await comeBack(code, players[0]!);
  expect(host.state.host).toBe(back.person);
  expect(host.seat).toBe(0);
});

test('the host role moves on when the host is gone for long, and stays there', async () => {
  settings.absentMs = ABSENT_MS;
  const { code, players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  const seen: string[] = [];
  bob.room.onStateChange(() => {
    const { host, people } = bob.state;
    seen.push(`${people[ann.person]!.connection}, ${host === ann.person ? 'the host' : 'no host'}`);
  });
  await ann.drop();
  await until(() => bob.state.host === bob.person, 'the new host');
  expect(seen).toEqual(['trouble, the host', 'away, the host', 'away, no host']);
  const back = await comeBack(code, ann);
  expect(back.state.host).toBe(bob.person);
  expect(await back.ask('kick', { person: bob.person })).toEqual(refusedAt(0, 'notHost'));
});

test('a watcher who does not come back is dropped from the list, and remembered all the same', async () => {
  settings.absentMs = ABSENT_MS;
  const { code, players } = await begun(server);
  const cid = await Player.join(server, code, { name: 'Cid', watch: true });
  await until(() => players[0]!.state.people[cid.person] !== undefined, 'Cid');
  await cid.drop();
  await until(() => players[0]!.state.people[cid.person] === undefined, 'Cid to be dropped');
  const back = await comeBack(code, cid);
  expect(back.person).toBe(cid.person);
  expect(back.state.people[cid.person]!.name).toBe('Cid');
});
