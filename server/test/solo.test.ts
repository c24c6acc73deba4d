import type { CreateTable, ErrorReply } from '@landfall/shared/protocol/http.ts';
import type { CountingTable } from './counting.ts';
import { enter, get, newTable, Player, post, startTestServer, type TestServer, until } from './harness.ts';

const bots = new URL('./counting-bots.ts', import.meta.url).href;

let server: TestServer;
afterEach(() => server.close());

const playable: Partial<CreateTable> = { seats: 3, cpus: ['easy', 'hard'], begin: true };

test('who opens a table with CPUs plays as soon as they come, without a word in the lobby', async () => {
  server = await startTestServer({ bots });
  const ann = await Player.join<CountingTable>(server, await newTable(server, playable), { name: 'Ann' });
  expect(ann.state).toMatchObject({
    phase: 'playing',
    round: 1,
    seats: [
      { person: ann.person, cpu: '' },
      { person: 0, cpu: 'easy' },
      { person: 0, cpu: 'hard' },
    ],
  });
  expect((await ann.act({ type: 'add', n: 1 })).status).toBe('accepted');
  // Of six turns each CPU has two: what it adds, and the tick.
  await until(() => ann.state.turns === 6, 'the CPUs to have played');
  expect(ann.state).toMatchObject({ phase: 'playing', waitingFor: [0], table: { count: 3 } });
});

test('it begins once: who comes back finds the game as it is, and after its end the lobby', async () => {
  server = await startTestServer({ bots });
  const code = await newTable(server, playable);
  const ann = await Player.join<CountingTable>(server, code, { name: 'Ann' });
  await ann.ask('end', { agree: true });
  expect(ann.state).toMatchObject({ phase: 'over', abandoned: true });
  await ann.ask('again');
  await ann.drop();
  const back = await Player.join<CountingTable>(server, code, { secret: ann.secret });
  expect(back.state).toMatchObject({ phase: 'lobby', round: 1 });
});

test('whoever only watches first begins nothing, and neither does a second one', async () => {
  server = await startTestServer({ bots });
  const code = await newTable(server, playable);
  const eve = await Player.join(server, code, { name: 'Eve', watch: true });
  expect(eve.state).toMatchObject({ phase: 'lobby', round: 0 });
  const ann = await Player.join(server, code, { name: 'Ann' });
  expect(ann.state).toMatchObject({ phase: 'lobby', seats: [{ person: ann.person }, { person: 0 }, { person: 0 }] });
});

test('a table with CPUs that does not begin by itself waits in the lobby', async () => {
  server = await startTestServer({ bots });
  const ann = await Player.join(server, await newTable(server, { ...playable, begin: false }), { name: 'Ann' });
  expect(ann.state).toMatchObject({ phase: 'lobby', seats: [{ cpu: '' }, { cpu: 'easy' }, { cpu: 'hard' }] });
});

test.each<[string, Partial<CreateTable>, string]>([
  ['more CPUs than seats', { seats: 2, cpus: ['easy', 'easy', 'easy'] }, 'cpus'],
  ['nobody to begin it', { seats: 2, cpus: ['easy', 'easy'], begin: true }, 'begin'],
  ['several seats for one person in a game with secrets', { seats: 3, cpus: ['easy'], begin: true }, 'begin'],
])('%s is refused', async (_, wanted, field) => {
  server = await startTestServer({ bots });
  const { status, body } = await post<ErrorReply>(server, '/api/tables', { game: 'counting', ...wanted });
  expect([status, body]).toEqual([400, { error: 'notAllowed', field, problem: 'outOfRange' }]);
});

test('a game without CPU players is not opened with any', async () => {
  server = await startTestServer();
  const { status, body } = await post<ErrorReply>(server, '/api/tables', { game: 'counting', ...playable });
  expect([status, body]).toEqual([400, { error: 'notAllowed', field: 'cpus', problem: 'unknown' }]);
  const { body: offer } = await get<{ games: object[] }>(server, '/api/games');
  expect(offer.games).toMatchObject([{ id: 'counting', cpus: false, open: false }]);
});

test('entering through the API alone begins nothing: it takes a connection', async () => {
  server = await startTestServer({ bots });
  const code = await newTable(server, playable);
  await enter(server, code, { name: 'Ann' });
  expect((await get(server, `/api/tables/${code}`)).body).toMatchObject({ phase: 'lobby' });
});
