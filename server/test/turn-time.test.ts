import type { RunningServer } from '../src/app.ts';
import type { CountingTable } from './counting.ts';
import { accepted, newTable, Player, pause, refusedAt, startTestServer, type TestServer, until } from './harness.ts';
import { lastingServer } from './lasting.ts';

const bots = new URL('./counting-bots.ts', import.meta.url).href;
const ADD = { type: 'add', n: 2 };

let server: TestServer | null;
afterEach(async () => {
  await server?.close();
  expect(server?.errors ?? []).toEqual([]);
  server = null;
});

/** A table of two people with half a minute for a decision, in which a second takes so long. */
async function begun(turnSecondMs: number) {
  server = await startTestServer({ bots, turnSecondMs, cpuMs: 0 });
  return begunAt(server);
}

async function begunAt(server: RunningServer) {
  const code = await newTable(server, { seats: 2, options: { target: '200' } });
  const ann = await Player.join<CountingTable>(server, code, { name: 'Ann' });
  const bob = await Player.join<CountingTable>(server, code, { name: 'Bob' });
  await bob.ask('ready', { ready: true });
  expect(await bob.ask('configure', { turnTime: 30 })).toEqual(refusedAt(0, 'notHost'));
  expect(await ann.ask('configure', { turnTime: 7 as never })).toMatchObject({ reason: 'badRequest' });
  expect(await ann.ask('configure', { turnTime: 30 })).toEqual(accepted(0));
  expect(ann.state).toMatchObject({ turnTime: 30, clocks: {}, people: { [bob.person]: { ready: false } } });
  await bob.ask('ready', { ready: true });
  expect(await ann.ask('start')).toEqual(accepted(0));
  await until(() => bob.state.phase === 'playing', 'the start');
  return { code, ann, bob };
}

test('when the time has run out a CPU decides once, and the seat stays that of its person', async () => {
  const { ann, bob } = await begun(40); // Bob has the same time for what he does below
  await until(() => bob.state.waitingFor.includes(1), 'the CPU to decide');
  expect(bob.state.seats[0]).toMatchObject({ person: ann.person, cpu: '' });
  expect(bob.state.table!.count).toBe(1);
  expect(bob.state.notes).toEqual([{ ply: 1, turns: 1, seat: 0, person: ann.person, steps: 0 }]);
  expect(await bob.act(ADD)).toMatchObject({ status: 'accepted' });
});

test('whoever decides in time is not interfered with, and sees how much is left', async () => {
  const { ann, bob } = await begun(1000);
  expect(bob.state.clocks).toEqual({ 0: 30 });
  expect(await ann.act(ADD)).toEqual(accepted(1));
  await until(() => bob.state.waitingFor.includes(1), 'the next turn');
  expect(bob.state).toMatchObject({ clocks: { 1: 30 }, notes: [], table: { count: 2 } });
});

test('nothing runs out while the game is paused', async () => {
  const { ann, bob } = await begun(100);
  expect(await bob.ask('pause', { on: true })).toEqual(accepted(0));
  const { clocks } = bob.state;
  await pause(3200);
  expect(bob.state).toMatchObject({ ply: 0, clocks });
  expect(await ann.ask('pause', { on: false })).toEqual(accepted(0));
  await until(() => ann.state.waitingFor.includes(1), 'the CPU to decide');
});

test('after a restart everybody has the whole time again, and nobody plays before they are back', async () => {
  const before = await lastingServer({ bots, turnSecondMs: 200, turnGraceMs: 0, cpuMs: 0 });
  const { code, ann, bob } = await begunAt(before);
  await pause(1000);
  await bob.ask('rename', { name: 'Bobby' });
  expect(bob.state.clocks[0]).toBeLessThan(30);
  before.errors.length = 0;
  await before.cut();

  const after = await before.again();
  server = after;
  const back = await Player.join<CountingTable>(after, code, { secret: ann.secret, name: undefined });
  expect(back.state).toMatchObject({ turnTime: 30, clocks: { 0: 30 }, notes: [] });
  await after.close();
  server = null;
  await before.place.remove();
});
