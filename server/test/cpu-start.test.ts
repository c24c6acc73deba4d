import type { Config } from '../src/config.ts';
import type { CountingTable } from './counting.ts';
import { newTable, Player, startTestServer, type TestServer, until } from './harness.ts';
import { START_MS } from './late-bots.ts';

const bots = new URL('./late-bots.ts', import.meta.url).href;

let server: TestServer;
afterEach(() => server.close());

/** What is counted once both CPUs, which add 2 if they are in time and 1 if not, have played. */
async function countedWith(limits: Partial<Config>): Promise<number> {
  server = await startTestServer({ bots, ...limits });
  const options = { target: '200', first: '2' };
  const code = await newTable(server, { cpus: ['easy', 'hard'], seats: 3, begin: true, options });
  const ann = await Player.join<CountingTable>(server, code, { name: 'Ann' });
  await until(() => ann.state.waitingFor.includes(0), 'the CPUs to play');
  return ann.state.table!.count;
}

test('the time in which the first thread starts is not taken from the bots', async () => {
  expect([await countedWith({ cpuLimitMs: START_MS / 2 }), server.errors]).toEqual([4, []]);
});

test('a thread that takes too long to start is not waited for, and something legal is played', async () => {
  expect(await countedWith({ cpuStartMs: START_MS / 4, cpuLimitMs: START_MS / 4 })).toBe(2);
  const late = { what: 'cpu', error: { name: 'OutOfTime' } };
  expect(server.errors).toMatchObject([late, late]);
});
