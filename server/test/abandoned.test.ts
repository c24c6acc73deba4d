import { enter, newTable, Player, pause, post, startTestServer, type TestServer } from './harness.ts';

const IDLE_MS = 1000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ mostTables: 3, idleMs: IDLE_MS, unusedMs: IDLE_MS, reservationSeconds: 1 });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const open = () => post(server, '/api/tables', { game: 'counting' });

/** Asks again until the answer has that status; fails with the test's own time limit. */
async function eventually(status: number, ask: () => Promise<{ status: number }>): Promise<void> {
  while ((await ask()).status !== status) await pause(100);
}

test('there are only so many tables in all, until some are given up', async () => {
  const together = await Promise.all(Array.from({ length: 8 }, open));
  expect(together.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
  await eventually(201, open);
});

test('an abandoned table is closed, one with somebody at it is not', async () => {
  await eventually(201, open);
  await pause(IDLE_MS + 100);
  const code = await newTable(server);
  const ann = await Player.join(server, code, { name: 'Ann' });
  await pause(IDLE_MS + 500);
  expect(ann.closed).toBe(0);
  await ann.drop();
  await eventually(404, () => enter(server, code, { secret: ann.secret }));
});

test('somebody who comes back in time keeps the table', async () => {
  await pause(IDLE_MS + 100);
  const code = await newTable(server);
  const ann = await Player.join(server, code, { name: 'Ann' });
  await ann.drop();
  await pause(IDLE_MS / 2);
  const back = await Player.join(server, code, { secret: ann.secret, name: undefined });
  await pause(IDLE_MS);
  expect(back.closed).toBe(0);
  await back.leave();
});
