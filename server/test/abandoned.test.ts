import { enter, newTable, Player, pause, post, roomOf, startTestServer, type TestServer } from './harness.ts';

const IDLE_MS = 1000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ mostTables: 3, idleMs: IDLE_MS, unusedMs: IDLE_MS });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const comeBack = (code: string, { secret }: Player) => Player.join(server, code, { secret, name: undefined });

/** Waits until nothing of a table is in memory; fails with the test's own time limit. */
async function leftToTheArchive(code: string): Promise<void> {
  while (await roomOf(code)) await pause(50);
}

test('only so many tables are used at once; those that nobody is at make way and come back', async () => {
  const players: { code: string; player: Player }[] = [];
  for (let i = 0; i < 3; i++) {
    const code = await newTable(server);
    players.push({ code, player: await Player.join(server, code) });
  }
  const tooMany = { status: 429, body: { error: 'tooMany' } };
  expect(await post(server, '/api/tables', { game: 'counting' })).toEqual(tooMany);
  const [first, second] = players as [(typeof players)[0], (typeof players)[0]];
  await first.player.drop();
  const fourth = await newTable(server);
  await leftToTheArchive(first.code);
  const dan = await Player.join(server, fourth, { name: 'Dan' });
  expect(await enter(server, first.code, { secret: first.player.secret })).toEqual(tooMany);
  await second.player.drop();
  const back = await comeBack(first.code, first.player);
  expect(back.seat).toBe(0);
  for (const player of [back, dan, players[2]!.player]) await player.leave();
});

test('many may open tables in the same moment', async () => {
  const together = await Promise.all(Array.from({ length: 8 }, () => newTable(server)));
  for (const code of together) expect((await enter(server, code, { name: 'Ann' })).status).toBe(200);
});

test('an abandoned table is left to the archive, one with somebody at it is not', async () => {
  const code = await newTable(server);
  const ann = await Player.join(server, code, { name: 'Ann' });
  await pause(IDLE_MS + 500);
  expect(ann.closed).toBe(0);
  await ann.drop();
  await leftToTheArchive(code);
  const back = await comeBack(code, ann);
  expect([back.person, back.seat, back.state.host]).toEqual([ann.person, 0, ann.person]);
  await back.leave();
});

test('a table that nobody has entered yet is left to the archive, and can still be entered', async () => {
  const code = await newTable(server);
  await leftToTheArchive(code);
  const ann = await Player.join(server, code, { name: 'Ann' });
  expect(ann.state.host).toBe(ann.person);
  await ann.leave();
});

test('somebody who comes back in time keeps the table', async () => {
  const code = await newTable(server);
  const ann = await Player.join(server, code, { name: 'Ann' });
  await ann.drop();
  await pause(IDLE_MS / 2);
  const back = await comeBack(code, ann);
  await pause(IDLE_MS);
  expect(back.closed).toBe(0);
  await back.leave();
});
