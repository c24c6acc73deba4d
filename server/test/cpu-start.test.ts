import type { CountingTable } from './counting.ts';
import { newTable, Player, startTestServer, type TestServer, until } from './harness.ts';
import { START_MS } from './late-bots.ts';

const bots = new URL('./late-bots.ts', import.meta.url).href;

let server: TestServer;
afterEach(() => server.close());

test('the time in which the first thread starts is not taken from the bots', async () => {
  server = await startTestServer({ bots, cpuLimitMs: START_MS / 2 });
  const options = { target: '200', first: '2' };
  const code = await newTable(server, { cpus: ['easy', 'hard'], seats: 3, begin: true, options });
  const ann = await Player.join<CountingTable>(server, code, { name: 'Ann' });
  await until(() => ann.state.waitingFor.includes(0), 'the CPUs to play');
  expect([ann.state.table!.count, server.errors]).toEqual([4, []]); // one each is what is played for those that are late
});
