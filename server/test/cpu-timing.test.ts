import type { Game } from '@landfall/shared/engine/game.ts';
import { type CountingTable, counting } from './counting.ts';
import { newTable, Player, startTestServer, type TestServer, until } from './harness.ts';

const bots = new URL('./weighing-bots.ts', import.meta.url).href;
/** What a CPU takes, and how much of that its thinking about a free choice. */
const [CPU_MS, THINK_MS] = [600, 500];
const TURNS = 4;
/** Both are the same; a busy machine makes some of them longer. */
const MOST_TIMES = 2;

/** The counting game, in which nobody has a choice after every second addition; only ones are added, so that is known. */
const forcing = {
  ...counting,
  legalActions(view: Parameters<typeof counting.legalActions>[0]) {
    const legal = counting.legalActions(view);
    const isForced = view.table.count % 4 < 2;
    return isForced
      ? legal.filter((action) => action.type !== 'play' && !(action.type === 'add' && action.n === 2))
      : legal;
  },
} as unknown as Game;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ games: { counting: forcing }, bots, cpuMs: CPU_MS, cpuThinkMs: THINK_MS });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

test('nobody can tell by the time a CPU takes whether it had a choice', async () => {
  const options = { target: '200', first: '1' };
  const code = await newTable(server, { cpus: ['hard'], begin: true, options });
  const ann = await Player.join<CountingTable>(server, code, { name: 'Ann' });
  await ann.ask('configure', { pace: 'instant' }); // so that they take what they need, and no longer
  const took: Record<'forced' | 'free', number[]> = { forced: [], free: [] };
  for (let turn = 0; turn < 2 * TURNS + 1; turn++) {
    await until(() => ann.state.waitingFor.includes(0), 'the own turn');
    await ann.act({ type: 'add', n: 1 });
    await until(() => ann.state.waitingFor.includes(1), 'the turn of the CPU');
    const { ply, table } = ann.state;
    const since = performance.now();
    await until(() => ann.state.ply > ply, 'the CPU to play');
    // The first answer of all is left out: until then the thread has the game to load.
    if (turn > 0) took[table!.count % 4 < 2 ? 'forced' : 'free'].push(performance.now() - since);
  }
  expect([took.forced.length, took.free.length]).toEqual([TURNS, TURNS]);
  const ratio = median(took.free) / median(took.forced);
  expect(ratio).toBeLessThan(MOST_TIMES);
  expect(ratio).toBeGreaterThan(1 / MOST_TIMES);
});
