import type { CountingTable } from './counting.ts';
import { accepted, newTable, Player, refusedAt, startTestServer, type TestServer, until } from './harness.ts';

const bots = new URL('./counting-bots.ts', import.meta.url).href;
const NEVER_MS = 60_000; // `nextStepMs` has 16 bits

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ bots, cpuMs: NEVER_MS, paceMs: NEVER_MS, windowMs: NEVER_MS });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

/** Ann has played, and it is the turn of a CPU. */
async function cpuToMove() {
  const code = await newTable(server, { cpus: ['easy'], begin: true, options: { target: '30' } });
  const ann = await Player.join<CountingTable>(server, code, { name: 'Ann' });
  await ann.act({ type: 'add', n: 1 });
  if (ann.state.waitingFor.includes(0)) await ann.act({ type: 'tick' });
  await until(() => ann.state.waitingFor.includes(1), 'the turn of the CPU');
  return { code, ann };
}

test('a CPU takes as long as a person, until the host wants it to play at once', async () => {
  const { ann } = await cpuToMove();
  const { ply } = ann.state;
  expect(ann.state.pace).toBe('normal');
  expect(await ann.ask('rename', { name: 'Anne' })).toEqual(accepted(ply)); // time passes, and nothing is played
  expect(ann.state.ply).toBe(ply);
  expect(await ann.ask('configure', { pace: 'instant' })).toEqual(accepted(ply));
  await until(() => ann.state.ply > ply + 1, 'the CPU to play, and the step after its move');
  expect(ann.state.pace).toBe('instant');
});

test('however fast it plays, whoever could do something before its step has time to say so', async () => {
  const anytime = { target: '30', anytime: 'on' };
  const code = await newTable(server, { cpus: ['easy'], begin: true, options: anytime });
  const ann = await Player.join<CountingTable>(server, code, { name: 'Ann' });
  await ann.ask('configure', { pace: 'instant' });
  await ann.act({ type: 'add', n: 1 });
  expect(ann.state.nextStepMs).toBe(NEVER_MS); // her own step
  await ann.act({ type: 'tick' });
  await until(() => ann.state.ply === 3, 'the CPU to play');
  expect(ann.state).toMatchObject({ nextStepMs: 1200, table: { turn: 1, tickDue: true } });
  // The CPU may still be asking itself whether it wants to do something before the step.
  expect(await ann.ask('waive', { ply: 3 })).toMatchObject({ status: 'accepted' });
  await until(() => ann.state.ply === 4, 'the step that nobody wants to wait for');
});

test('only the host says how fast, and only in words that there are', async () => {
  const { code, ann } = await cpuToMove();
  const bob = await Player.join(server, code, { name: 'Bob', watch: true });
  const { ply } = ann.state;
  expect(await bob.ask('configure', { pace: 'instant' })).toEqual(refusedAt(ply, 'notHost'));
  expect(await ann.ask('configure', { pace: 'soon' as never })).toEqual(
    refusedAt(ply, 'badRequest', { field: 'pace' }),
  );
});

test('how fast CPUs play outlives the connection and may be said in the lobby together with the rest', async () => {
  const ann = await Player.join(server, await newTable(server), { name: 'Ann' });
  expect(await ann.ask('configure', { pace: 'slow', seats: 3 })).toEqual(accepted(0));
  expect(ann.state).toMatchObject({ pace: 'slow', seats: [{}, {}, {}] });
});
