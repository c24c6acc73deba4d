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
const ADD = { type: 'add', n: 2 };
/** Long enough for a question and its answer on a busy machine. */
const THINKS_MS = 1000;
const TICK = { type: 'tick' };

let server: TestServer;
afterEach(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

async function againstCpu(cpuMs: number) {
  server = await startTestServer({ bots, cpuMs, paceMs: 600_000, windowMs: 600_000 });
  const ann = await Player.join(server, await newTable(server, { seats: 2, options: { target: '30' } }));
  await ann.ask('fill', { seat: 1, level: 'easy' });
  await ann.ask('start');
  await until(() => ann.state.phase === 'playing', 'the start');
  return { ann, takeBack: (turns: number) => ann.ask('undo', { ply: ann.state.ply, turns }) };
}
const shownAt = (ply: number) => refusedAt(ply, 'notAllowed', { field: 'turns', problem: 'revealed' });

test('against CPUs alone nobody could agree, so what was drawn stays', async () => {
  const { ann, takeBack } = await againstCpu(600_000);
  await ann.act(ADD);
  expect(ann.state.undo).toMatchObject({ seat: 0, free: 0, last: 0 });
  expect(await takeBack(0)).toEqual(accepted(2));
  await ann.act(ADD);
  await ann.act(TICK);
  expect(ann.state).toMatchObject({ turns: 2, undo: { seat: -1, free: 2, last: 2, seats: [] } });
  for (const turns of [1, 0]) expect(await takeBack(turns)).toEqual(shownAt(4));
  expect(ann.state).toMatchObject({ ply: 4, turns: 2 });
});

test('and so does what a CPU did that has secrets', async () => {
  const { ann, takeBack } = await againstCpu(0);
  await ann.act(ADD);
  await ann.act(TICK);
  await until(() => ann.state.turns === 3, 'the answer');
  expect(ann.state).toMatchObject({ waitingFor: [1], undo: { last: 3, seats: [] } });
  expect(await takeBack(2)).toEqual(shownAt(3));
});

test('a question to whoever is gone is none any more once a CPU has their seat', async () => {
  server = await startTestServer({ bots, troubleMs: 50, cpuMs: 60_000 });
  const { players } = await begun(server, { options: { target: '30' } });
  const [ann, bob] = players as [Player, Player];
  await ann.act({ type: 'add', n: 1 });
  await bob.drop();
  await until(() => ann.state.people[bob.person]?.connection === 'away', 'the absence');
  await until(() => ann.state.turns === 2, 'the step that plays itself');
  const takeBack = () => ann.ask('undo', { ply: 2, turns: 0 });
  expect(await takeBack()).toEqual(accepted(2));
  expect(ann.state).toMatchObject({ turns: 2, proposal: { waits: [bob.person] } });
  await ann.ask('fill', { seat: 1, level: 'easy' });
  await until(() => ann.state.proposal === undefined, 'the end of the question');
  expect(await takeBack()).toEqual(shownAt(2));
  await ann.ask('fill', { seat: 1, level: '' });
  expect(ann.state).toMatchObject({ ply: 2, turns: 2 });
  expect(ann.state.proposal).toBeUndefined();
});

test('a CPU that was just thinking does not move in a position that was taken back', async () => {
  server = await startTestServer({ bots, cpuMs: THINKS_MS });
  const code = await newTable(server, { seats: 3, options: { target: '30' }, cpus: ['easy'] });
  const ann = await Player.join(server, code);
  const bob = await Player.join(server, code, { name: 'Bob' });
  await bob.ask('ready', { ready: true });
  await ann.ask('start');
  await until(() => ann.state.phase === 'playing', 'the start');
  await ann.act(ADD);
  await until(() => bob.state.waitingFor[0] === 1, 'the turn of Bob');
  await bob.act(ADD);
  await until(() => ann.state.waitingFor[0] === 2, 'the turn of the CPU');
  const { ply } = ann.state;
  expect(await ann.ask('undo', { ply, turns: 2 })).toEqual(accepted(ply));
  expect(await bob.ask('consent', { ply, turns: 2, yes: true })).toEqual(accepted(ply + 1));
  await pause(THINKS_MS + 400);
  expect(ann.state).toMatchObject({ ply: 5, turns: 2, waitingFor: [1] });
});
