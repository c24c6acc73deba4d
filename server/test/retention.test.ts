import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { enter, get, newTable, Player } from './harness.ts';
import { type LastingServer, lastingServer } from './lasting.ts';

let server: LastingServer;
beforeEach(async () => {
  server = await lastingServer({ retentionDays: 30 });
});
afterEach(async () => {
  await server.close();
  await server.place.remove();
  expect(server.errors).toEqual([]);
});

/** Restarts the service so many days later, as far as the archive can tell. */
async function daysLater(days: number): Promise<void> {
  await server.close();
  const database = new DatabaseSync(join(server.place.dataDir, 'landfall.db'));
  database.prepare('update tables set saved = saved - ?').run(days * 24 * 3_600_000);
  database.prepare('update entries set at = at - ?').run(days * 24 * 3_600_000);
  database.close();
  server = await server.again();
}

test('a table is kept for as long as was asked for, then it is gone and says so', async () => {
  const code = await newTable(server);
  const ann = await Player.join(server, code);
  await daysLater(29);
  expect((await enter(server, code, { secret: ann.secret })).status).toBe(200);
  await daysLater(2);
  const gone = { status: 404, body: { error: 'noSuchTable' } };
  expect(await enter(server, code, { secret: ann.secret })).toEqual(gone);
  expect(await get(server, `/api/tables/${code}`)).toEqual(gone);
});

test('a table that nobody ever entered is kept for a day', async () => {
  const code = await newTable(server);
  await daysLater(0.9);
  expect((await get(server, `/api/tables/${code}`)).status).toBe(200);
  await daysLater(0.2);
  expect((await get(server, `/api/tables/${code}`)).status).toBe(404);
});
