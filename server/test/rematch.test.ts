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

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ bots, troubleMs: 100, absentMs: 800 });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const comeBack = (code: string, { secret }: Player) => Player.join(server, code, { secret, name: undefined });

/** A table whose first game everybody wanted to end. */
async function over(seats = 2): Promise<{ code: string; players: Player[] }> {
  const { code, players } = await begun(server, { seats, options: { target: '200' } });
  for (const player of players) await player.ask('end', { agree: true });
  for (const player of players) await until(() => player.state.phase === 'over', 'the end');
  return { code, players };
}

const away = (host: Player, other: Player) =>
  until(() => host.state.people[other.person]?.connection === 'away', 'being away');

describe('another game', () => {
  test('is the same people, seats, options and link, however many ask for it', async () => {
    const { code, players } = await over();
    const [ann, bob] = players as [Player, Player];
    const { seats, options } = ann.state;
    const replies = await Promise.all([ann.ask('again'), bob.ask('again')]);
    expect(replies.map(({ status }) => status)).toEqual(['accepted', 'accepted']);
    await until(() => ann.state.phase === 'lobby' && bob.state.phase === 'lobby', 'the lobby');
    expect(ann.state).toMatchObject({ seats, options, round: 1, host: ann.person });
    expect(await ann.ask('start')).toEqual(accepted(0)); // both have asked for it, so nobody is asked again
    expect((await comeBack(code, bob)).state).toMatchObject({ phase: 'playing', round: 2 });
  });

  test('nobody is in it who has gone for good', async () => {
    const { players } = await over();
    const [ann, bob] = players as [Player, Player];
    expect(await bob.ask('leave')).toMatchObject({ status: 'accepted' });
    expect(await ann.ask('again')).toMatchObject({ status: 'accepted' });
    expect(ann.state).toMatchObject({ phase: 'lobby', seats: [{ person: ann.person }, { person: 0, cpu: '' }] });
    expect(await ann.ask('start')).toMatchObject({ reason: 'notReady' });
  });

  test('waits for who is away, unless the host lets a CPU play until they come', async () => {
    const { code, players } = await over();
    const [ann, bob] = players as [Player, Player];
    await bob.drop();
    await ann.ask('again');
    const fill = { seat: 1, level: 'medium' } as const;
    await away(ann, bob);
    expect(await ann.ask('start')).toMatchObject({ reason: 'notReady' });
    expect(await ann.ask('fill', fill)).toMatchObject({ status: 'accepted' });
    expect(ann.state.seats[1]).toMatchObject({ person: bob.person, cpu: 'medium' });
    expect(await ann.ask('start')).toEqual(accepted(0));
    const back = await comeBack(code, bob);
    expect(back.state).toMatchObject({ round: 2, seats: [{}, { person: bob.person, cpu: '' }] });
  });

  test('waits for who has asked for it and is away since; once they are back they are as ready as they were', async () => {
    const { code, players } = await over();
    const [ann, bob] = players as [Player, Player];
    expect(await bob.ask('again')).toMatchObject({ status: 'accepted' });
    await bob.drop();
    await away(ann, bob);
    expect(await ann.ask('start')).toMatchObject({ reason: 'notReady' });
    expect(ann.state.phase).toBe('lobby');
    await comeBack(code, bob);
    expect(await ann.ask('start')).toEqual(accepted(0));
  });

  test('a CPU that stands in in the lobby is gone as soon as its person comes', async () => {
    const { code, players } = await over();
    const [ann, bob] = players as [Player, Player];
    expect(await ann.ask('again')).toMatchObject({ status: 'accepted' });
    expect(await ann.ask('fill', { seat: 1, level: 'easy' })).toMatchObject({ reason: 'seatTaken' });
    await bob.drop();
    await away(ann, bob);
    await ann.ask('fill', { seat: 1, level: 'easy' });
    const back = await comeBack(code, bob);
    expect(back.state.seats[1]).toMatchObject({ person: bob.person, cpu: '' });
  });

  test('the host opens the seat of who is away, and nobody else’s; they may still come back', async () => {
    const { code, players } = await over(3);
    const [ann, bob, cid] = players as [Player, Player, Player];
    await ann.ask('again');
    expect(await ann.ask('free', { person: bob.person })).toMatchObject({ reason: 'seatTaken' });
    await bob.drop();
    await away(ann, bob);
    expect(await cid.ask('free', { person: bob.person })).toMatchObject({ reason: 'notHost' });
    expect(await ann.ask('free', { person: 999 })).toMatchObject({ reason: 'noSuchPerson' });
    expect(await ann.ask('free', { person: bob.person })).toMatchObject({ status: 'accepted' });
    expect(ann.state.seats[1]).toMatchObject({ person: 0, cpu: '' });
    const back = await comeBack(code, bob);
    expect([back.person, back.seat]).toEqual([bob.person, 1]);
  });
});

test('when the host is gone the next one can do all that a host does, and the old one comes back to play', async () => {
  const code = await newTable(server, { seats: 3 });
  const ann = await Player.join(server, code, { name: 'Ann' });
  const bob = await Player.join(server, code, { name: 'Bob' });
  const cid = await Player.join(server, code, { name: 'Cid' });
  await ann.drop();
  await until(() => bob.state.host === bob.person, 'the new host');
  expect(await bob.ask('configure', { options: { target: '30' }, listed: true })).toEqual(accepted(0));
  expect(await bob.ask('kick', { person: cid.person })).toEqual(accepted(0));
  await until(() => cid.closed === CLOSE.kicked, 'Cid to be gone');
  const back = await comeBack(code, ann);
  expect([back.state.host, back.seat]).toEqual([bob.person, 0]);
  expect(await back.ask('configure', { listed: false })).toEqual(refusedAt(0, 'notHost'));
  await back.ask('ready', { ready: true });
  expect(await bob.ask('configure', { seats: 2 })).toEqual(accepted(0));
  await back.ask('ready', { ready: true });
  expect(await bob.ask('start')).toEqual(accepted(0));
  await until(() => back.state.phase === 'playing', 'the game');
});

test('taking a seat always has an answer: a seat, the own one again, or watching', async () => {
  const { code, players } = await begun(server);
  const [ann] = players as [Player, Player];
  const secondTab = await comeBack(code, ann);
  await until(() => ann.closed === CLOSE.replaced, 'the first tab to be told');
  expect(secondTab.seat).toBe(0);
  const late = await Player.join(server, code, { name: 'Late', watch: false });
  expect(late.seat).toBeNull();
  expect(await late.ask('sit', { seat: 0 })).toEqual(refusedAt(0, 'seatTaken'));
  expect((await enter(server, code, { name: 'Late' })).status).toBe(200);
});
