import type { CountingTable } from './counting.ts';
import {
  accepted,
  begun,
  newTable,
  Player,
  pause,
  refusedAt,
  startTestServer,
  type TestServer,
  until,
} from './harness.ts';

const bots = new URL('./counting-bots.ts', import.meta.url).href;
const ADD = { type: 'add', n: 1 };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ bots, askedSeconds: { playing: 1, lobby: 1 } });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

/** Ann is the host and owes a decision; whoever is asked has one second. */
async function atTable() {
  const { code, players } = await begun(server, { options: { target: '200', first: '1' } });
  const [ann, bob] = players as [Player<CountingTable>, Player<CountingTable>];
  await ann.ask('configure', { absence: 1 });
  return { code, ann, bob };
}

test('a host whose page is open, but who is not there, holds up nobody', async () => {
  const { code, ann, bob } = await atTable();
  const eve = await Player.join(server, code, { name: 'Eve', watch: true });
  expect(await eve.ask('askAfter', { person: ann.person })).toEqual(refusedAt(0, 'notSeated'));
  expect(await ann.ask('askAfter', { person: bob.person })).toEqual(refusedAt(0, 'notNow'));
  expect(await bob.ask('askAfter', { person: ann.person })).toEqual(accepted(0));
  await until(() => ann.state.takeovers[ann.person] === 1, 'the question');
  expect(await ann.ask('story')).toMatchObject({ status: 'accepted' }); // pages ask for it by themselves
  await until(() => bob.state.host === bob.person, 'another host');
  expect(bob.state).toMatchObject({
    takeovers: {},
    seats: [{ person: ann.person, cpu: 'medium' }, {}],
    people: { [ann.person]: { connection: 'away' } },
  });
  await until(() => bob.state.waitingFor.includes(1), 'the CPU to decide');

  expect(await ann.ask('here')).toMatchObject({ status: 'accepted' });
  expect(ann.state).toMatchObject({
    host: bob.person,
    seats: [{ cpu: '' }, {}],
    people: { [ann.person]: { connection: 'online' } },
  });
});

test('whatever they do ends the question, also what is refused, and they are not asked again at once', async () => {
  const { ann, bob } = await atTable();
  await ann.ask('configure', { absence: 60 });
  expect(await bob.ask('askAfter', { person: ann.person })).toEqual(accepted(0));
  expect(bob.state.takeovers).toEqual({ [ann.person]: 60 });
  expect(await ann.ask('free', { person: bob.person })).toMatchObject({ reason: 'notNow' });
  await until(() => Object.keys(bob.state.takeovers).length === 0, 'the answer');
  expect(await bob.ask('askAfter', { person: ann.person })).toEqual(refusedAt(0, 'tooMany'));
  expect(await ann.act(ADD)).toEqual(accepted(1));
});

test('a vote does not wait for whoever is not there', async () => {
  const { ann, bob } = await atTable();
  expect(await ann.act(ADD)).toEqual(accepted(1));
  expect(await bob.ask('end', { agree: true })).toMatchObject({ status: 'accepted' });
  expect(await bob.ask('askAfter', { person: ann.person })).toMatchObject({ status: 'accepted' });
  await until(() => bob.state.phase === 'over' && bob.state.abandoned, 'the end');
});

test('nor does the lobby, where the seat of somebody whose page is open becomes free', async () => {
  const code = await newTable(server, { seats: 2 });
  const ann = await Player.join(server, code, { name: 'Ann' });
  const bob = await Player.join(server, code, { name: 'Bob' });
  await ann.ask('configure', { absence: 1 });
  expect(await bob.ask('askAfter', { person: ann.person })).toEqual(refusedAt(0, 'notNow'));
  await bob.ask('ready', { ready: true });
  expect(await bob.ask('askAfter', { person: ann.person })).toEqual(accepted(0));
  await until(() => bob.state.host === bob.person, 'another host');
  expect(bob.state.seats[0]).toMatchObject({ person: ann.person, cpu: '' });
  expect(await bob.ask('free', { person: ann.person })).toEqual(accepted(0));
  await until(() => ann.seat === null, 'the seat to be free');
  expect(ann.closed).toBe(0);
  expect(await ann.ask('sit', { seat: 0 })).toEqual(accepted(0));
  await until(() => bob.state.people[ann.person]!.connection === 'online', 'Bob to see it');
});

test('a CPU that plays for whoever is not there stops when nobody else is left', async () => {
  const { ann, bob } = await atTable();
  await bob.ask('askAfter', { person: ann.person });
  await until(() => bob.state.waitingFor.includes(1), 'the CPU to decide');
  await bob.drop();
  await until(() => ann.state.people[bob.person]!.connection !== 'online', 'Bob to be gone');
  const { ply } = ann.state;
  await pause(1500);
  expect(ann.state).toMatchObject({ ply, takeovers: {}, seats: [{ cpu: 'medium' }, { cpu: '' }] });
});

test('the time for a decision may be changed in the middle of a game, for the decisions to come', async () => {
  const { ann, bob } = await atTable();
  expect(await bob.ask('configure', { turnTime: 30 })).toEqual(refusedAt(0, 'notHost'));
  expect(await ann.ask('configure', { turnTime: 300, seats: 2 })).toEqual(refusedAt(0, 'notNow'));
  expect(await ann.ask('configure', { turnTime: 300 })).toEqual(accepted(0));
  expect(ann.state).toMatchObject({ turnTime: 300, clocks: { 0: 300 } });
  expect(await ann.ask('configure', { turnTime: 30 })).toEqual(accepted(0));
  expect(ann.state.clocks).toEqual({ 0: 300 });
  expect(await ann.act(ADD)).toEqual(accepted(1));
  await until(() => bob.state.waitingFor.includes(1), 'the next turn');
  expect(bob.state.clocks).toEqual({ 1: 30 });
});
