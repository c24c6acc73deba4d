import type { CountingTable } from './counting.ts';
import { accepted, begun, newTable, Player, startTestServer, type TestServer, until } from './harness.ts';

const TABLES = 4;
const ACTIONS = 10;
/** Far more than an answer takes on a busy machine, and far less than the CPUs would hang. */
const ANSWER_MS = 10_000;

let server: TestServer;
afterEach(() => server.close());

test('CPUs that hang at several tables do not keep another table waiting', async () => {
  const bots = new URL('./bad-bots.ts', import.meta.url).href;
  server = await startTestServer({ bots, cpuLimitMs: 10 * 60_000 });
  const hanging = { seats: 2, cpus: ['hard' as const], begin: true, options: { target: '200', first: '2' } };
  const waiting: Player<CountingTable>[] = [];
  for (let nth = 0; nth < TABLES; nth++) {
    const code = await newTable(server, hanging);
    waiting.push(await Player.join<CountingTable>(server, code, { name: `Wen ${nth}` }));
  }
  await until(() => waiting.every(({ state }) => state.phase === 'playing'), 'the start');

  const { players } = await begun(server, { options: { target: '200' } });
  const [ann, bob] = players as [Player<CountingTable>, Player<CountingTable>];
  for (let nth = 0; nth < ACTIONS; nth++) {
    const [one, seat] = nth % 2 === 0 ? [ann, 0] : [bob, 1];
    await until(() => one.state.waitingFor.includes(seat) && !one.state.table!.tickDue, 'the turn');
    const { ply } = one.state;
    const began = performance.now();
    expect(await one.act({ type: 'add', n: 1 })).toEqual(accepted(ply + 1));
    expect(performance.now() - began).toBeLessThan(ANSWER_MS);
  }
  expect(waiting.map(({ state }) => [state.ply, state.waitingFor])).toEqual(Array(TABLES).fill([0, [1]]));
  expect(server.errors).toEqual([]);
});
