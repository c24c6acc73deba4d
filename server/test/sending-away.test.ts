import { CLOSE } from '@landfall/shared/protocol/room.ts';
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

const bots = new URL('./counting-bots.ts', import.meta.url).href;
const KICKED = { status: 403, body: { error: 'kicked' } };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ bots });
});
afterEach(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const comeBack = (code: string, { secret }: Player) => Player.join(server, code, { secret, name: undefined });

test('the host lets somebody back in: the same person, with name, seat and secret', async () => {
  const code = await newTable(server, { seats: 3 });
  const ann = await Player.join(server, code, { name: 'Ann' });
  const bob = await Player.join(server, code, { name: 'Bob' });
  const cid = await Player.join(server, code, { name: 'Cid' });
  await ann.ask('kick', { person: bob.person });
  await until(() => bob.closed === CLOSE.kicked, 'the end of the connection');
  expect(ann.state.sentAway).toEqual({ [bob.person]: 'Bob' });
  expect(await enter(server, code, { secret: bob.secret })).toEqual(KICKED);

  expect(await cid.ask('letBack', { person: bob.person })).toEqual(refusedAt(0, 'notHost'));
  for (const person of [0, 999, cid.person])
    expect(await ann.ask('letBack', { person })).toEqual(refusedAt(0, 'noSuchPerson', { field: 'person' }));
  expect(await ann.ask('letBack', { person: bob.person })).toEqual(accepted(0));
  expect(ann.state).toMatchObject({
    sentAway: {},
    people: { [bob.person]: { name: 'Bob', connection: 'away', ready: false } },
    seats: [{ person: ann.person }, { person: bob.person }, { person: cid.person }],
  });
  expect(await ann.ask('letBack', { person: bob.person })).toMatchObject({ reason: 'noSuchPerson' });
  const back = await comeBack(code, bob);
  expect([back.person, back.seat]).toEqual([bob.person, 1]);
  await until(() => ann.state.people[bob.person]?.connection === 'online', 'Ann to see it');
});

test('who was on the way when they were sent away comes in once they are let back, unless they have gone on elsewhere', async () => {
  const code = await newTable(server, { seats: 3 });
  const ann = await Player.join(server, code, { name: 'Ann' });
  const bob = await Player.join(server, code, { name: 'Bob' });
  const onTheWay = async () => (await enter(server, code, { secret: bob.secret })).body;
  const [first, second, third] = [await onTheWay(), await onTheWay(), await onTheWay()];
  await ann.ask('kick', { person: bob.person });
  await expect(Player.consume(server, code, first)).rejects.toMatchObject({ code: CLOSE.kicked });
  await ann.ask('letBack', { person: bob.person });
  const back = await Player.consume(server, code, second);
  expect([back.person, back.seat]).toEqual([bob.person, 1]);
  const { key } = (await back.ask('key', { person: bob.person })) as { key: string };
  const phone = await Player.join(server, code, { key, name: undefined });
  await ann.ask('kick', { person: bob.person });
  await ann.ask('letBack', { person: bob.person });
  await expect(Player.consume(server, code, third)).rejects.toMatchObject({ code: CLOSE.moved });
  expect((await comeBack(code, phone)).seat).toBe(1);
});

test('a seat that somebody else has taken meanwhile stays theirs, and so does a name', async () => {
  const code = await newTable(server, { seats: 2 });
  const ann = await Player.join(server, code, { name: 'Ann' });
  const bob = await Player.join(server, code, { name: 'Bob' });
  await ann.ask('kick', { person: bob.person });
  const other = await Player.join(server, code, { name: 'Bob' });
  await ann.ask('letBack', { person: bob.person });
  const back = await comeBack(code, bob);
  expect([other.seat, back.seat]).toEqual([1, null]);
  expect(back.state.people[bob.person]!.name).toBe('Bob 2');
});

test('in the middle of a game a CPU plays on, and gives the seat and its hand back', async () => {
  const { code, players } = await begun(server, { options: { first: '1', target: '200' } });
  const [ann, bob] = players as [Player, Player];
  await ann.ask('kick', { person: bob.person });
  expect(ann.state.seats[1]).toMatchObject({ person: 0, cpu: 'medium' });
  await ann.ask('letBack', { person: bob.person });
  expect(ann.state.seats[1]).toMatchObject({ person: bob.person, cpu: 'medium' });
  expect(await ann.act({ type: 'add', n: 1 })).toMatchObject({ status: 'accepted' });
  await until(() => ann.state.waitingFor.includes(0) && ann.state.turns > 2, 'the CPU to play on');
  const back = await comeBack(code, bob);
  expect(back.state.seats[1]).toMatchObject({ person: bob.person, cpu: '' });
  expect(back.tokens()).toBeDefined();
});

test('a seat that its person has back is nobody’s to ask for any more, nor the host’s to give', async () => {
  const { code, players } = await begun(server, { options: { target: '200' } });
  const [ann, bob] = players as [Player, Player];
  const cid = await Player.join(server, code, { name: 'Cid' });
  await ann.ask('kick', { person: bob.person });
  expect(await cid.ask('sit', { seat: 1 })).toMatchObject({ status: 'accepted' });
  await until(() => ann.state.people[cid.person]!.wants === 1, 'the wish');
  expect(await ann.ask('letBack', { person: bob.person })).toMatchObject({ status: 'accepted' });
  expect(ann.state.people[cid.person]!.wants).toBe(-1);
  expect(await ann.ask('grant', { person: cid.person, yes: true })).toMatchObject({ reason: 'noSuchPerson' });
  expect(ann.state.seats[1]).toMatchObject({ person: bob.person, cpu: 'medium' });
});
