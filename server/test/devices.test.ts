import { KEY_LENGTH } from '@landfall/shared/protocol/key.ts';
import { CLOSE } from '@landfall/shared/protocol/room.ts';
import {
  accepted,
  begun,
  configOf,
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
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const NO_SUCH_KEY = { status: 404, body: { error: 'noSuchKey', field: 'key' } };

/** The key to somebody's place, as the one who asks for it is told. */
async function keyTo(owner: Player, asker: Player = owner): Promise<string> {
  const reply = await asker.ask('key', { person: owner.person });
  expect(reply).toEqual({ ...accepted(reply.ply), key: expect.stringMatching(/^[2-9A-Z]{12}$/) });
  return (reply as { key: string }).key;
}

const takeOver = (code: string, key: string) => Player.join(server, code, { key, name: undefined });

test('a key brings a person with seat, hand and host role to another device, and the older one is told', async () => {
  const { code, players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  expect(await ann.act({ type: 'add', n: 1 })).toEqual(accepted(1));
  await until(() => ann.state.ply === 2, 'the tick');
  const hand = ann.tokens();
  const phone = await takeOver(code, await keyTo(ann));
  await until(() => ann.closed === CLOSE.moved, 'the older device to be told');
  expect([phone.person, phone.seat, phone.state.host]).toEqual([ann.person, 0, ann.person]);
  expect(phone.tokens()).toEqual(hand);
  await until(() => bob.state.people[ann.person]?.connection === 'online', 'Bob to see it');
  expect(bob.state.people[ann.person]).toMatchObject({ name: 'P0', moves: 1 });
  expect(Object.keys(bob.state.people)).toHaveLength(2);

  expect(phone.secret).not.toBe(ann.secret);
  expect(await enter(server, code, { secret: ann.secret })).toEqual({ status: 403, body: { error: 'seatMoved' } });
  await phone.drop();
  const back = await Player.join(server, code, { secret: phone.secret, name: undefined });
  expect(back.seat).toBe(0);
});

test('a device that is brought back by another key is told nothing old', async () => {
  const { code, players } = await begun(server);
  const [ann] = players as [Player, Player];
  const phone = await takeOver(code, await keyTo(ann));
  const { body } = await enter(server, code, { key: await keyTo(phone), secret: ann.secret });
  const laptop = await Player.consume(server, code, body);
  await until(() => phone.closed === CLOSE.moved, 'the phone to be told');
  expect(laptop.seat).toBe(0);
  expect((await enter(server, code, { secret: phone.secret })).body.error).toBe('seatMoved');
});

test('a key works once, and in any spelling; a newer one ends it; nobody is told which was wrong', async () => {
  const { code, players } = await begun(server);
  const [ann] = players as [Player, Player];
  const older = await keyTo(ann);
  const key = await keyTo(ann);
  expect(await enter(server, code, { key: older })).toEqual(NO_SUCH_KEY);
  expect(await enter(server, code, { key: 'A'.repeat(KEY_LENGTH) })).toEqual(NO_SUCH_KEY);
  expect(await enter(server, code, { key: 'x' })).toEqual(NO_SUCH_KEY);
  const typed = `${key.slice(0, 4)}-${key.slice(4, 8)}-${key.slice(8)}`.toLowerCase();
  const phone = await takeOver(code, typed);
  expect(phone.seat).toBe(0);
  expect(await enter(server, code, { key })).toEqual(NO_SUCH_KEY);
  expect(phone.closed).toBe(0);
});

test('a reservation of the older device is of no use any more, and changes nothing for the newer one', async () => {
  const { code, players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  const { body: older } = await enter(server, code, { secret: ann.secret });
  const phone = await takeOver(code, await keyTo(ann));
  await expect(Player.consume(server, code, older)).rejects.toMatchObject({ code: CLOSE.moved });
  expect(await phone.act({ type: 'add', n: 1 })).toEqual(accepted(1));
  expect([phone.closed, bob.state.people[ann.person]!.connection]).toEqual([0, 'online']);
  const { body: newer } = await enter(server, code, { secret: phone.secret });
  const again = await Player.consume(server, code, newer);
  await until(() => phone.closed === CLOSE.replaced, 'the other window to be told');
  expect(again.seat).toBe(0);
});

test('a key is of no use at another table', async () => {
  const { players } = await begun(server);
  const other = await newTable(server);
  expect(await enter(server, other, { key: await keyTo(players[0]!) })).toEqual(NO_SUCH_KEY);
});

test('an attempt whose answer was lost can be repeated, and only that one', async () => {
  const { code, players } = await begun(server);
  const key = await keyTo(players[0]!);
  expect((await enter(server, code, { key, attempt: 'mine' })).status).toBe(200);
  expect(await enter(server, code, { key, attempt: 'theirs' })).toEqual(NO_SUCH_KEY);
  const { body } = await enter(server, code, { key, attempt: 'mine' });
  expect((await Player.consume(server, code, body)).seat).toBe(0);
});

test('the host makes a key for whoever has lost their browser; nobody else does', async () => {
  const { code, players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  await bob.drop();
  const key = await keyTo(bob, ann);
  const eve = await Player.join(server, code, { name: 'Eve', watch: true });
  for (const person of [ann.person, bob.person])
    expect(await eve.ask('key', { person })).toEqual(refusedAt(0, 'notHost'));
  expect(await ann.ask('key', { person: 999 })).toEqual(refusedAt(0, 'noSuchPerson', { field: 'person' }));
  const back = await takeOver(code, key);
  expect([back.person, back.seat]).toEqual([bob.person, 1]);
  expect(await back.ask('key', { person: ann.person })).toEqual(refusedAt(0, 'notHost'));
});

test('whoever came back as a stranger to watch is the old person again, and nobody else any more', async () => {
  const { code, players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  await bob.drop();
  const stranger = await Player.join(server, code, { name: 'Bob' });
  expect(stranger.seat).toBeNull();
  const { body } = await enter(server, code, { key: await keyTo(bob, ann), secret: stranger.secret });
  const back = await Player.consume(server, code, body);
  await until(() => stranger.closed === CLOSE.left, 'the stranger to be gone');
  expect(back.person).toBe(bob.person);
  expect(Object.keys(back.state.people).map(Number)).toEqual([ann.person, bob.person]);
});

test('nobody loses a seat by opening the link to another one, and the link stays good', async () => {
  const { code, players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  const key = await keyTo(bob, ann);
  expect(await enter(server, code, { key, secret: ann.secret })).toEqual({
    status: 409,
    body: { error: 'alreadySeated' },
  });
  expect([ann.closed, bob.closed]).toEqual([0, 0]);
  expect((await takeOver(code, key)).person).toBe(bob.person);
});

test('opening the link to the own seat on the same device changes nothing', async () => {
  const { code, players } = await begun(server);
  const [ann] = players as [Player, Player];
  const key = await keyTo(ann);
  const { body } = await enter(server, code, { key, secret: ann.secret });
  expect([body.person, body.secret]).toEqual([ann.person, ann.secret]);
  expect((await takeOver(code, key)).seat).toBe(0);
});

test('who is sent away has no key any more', async () => {
  const { code, players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  const key = await keyTo(bob);
  await ann.ask('kick', { person: bob.person });
  expect(await enter(server, code, { key })).toEqual(NO_SUCH_KEY);
});

test('a key of no length of time opens nothing', async () => {
  const { code, players } = await begun(server);
  const config = await configOf(code);
  const { keyMs } = config;
  config.keyMs = 0;
  const key = await keyTo(players[0]!);
  config.keyMs = keyMs;
  expect(await enter(server, code, { key })).toEqual(NO_SUCH_KEY);
});
