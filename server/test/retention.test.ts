import { openArchive } from '../src/archive/open.ts';
import { tooOld } from '../src/archive/prune.ts';
import { consoleLog } from '../src/log.ts';
import { enter, get, newTable, Player, pause } from './harness.ts';
import { type LastingServer, lastingServer } from './lasting.ts';
import { inEachStore } from './stores.ts';

const RETENTION_DAYS = 30;

inEachStore('tables are kept for a time', (newPlace) => {
  let server: LastingServer;
  beforeEach(async () => {
    server = await lastingServer({ retentionDays: RETENTION_DAYS }, await newPlace());
  });
  afterEach(async () => {
    await server.close();
    await server.place.remove();
    expect(server.errors).toEqual([]);
  });

  /** Restarts the service so many days later, as far as the archive can tell. */
  async function daysLater(days: number): Promise<void> {
    await server.close();
    const ms = Math.round(days * 24 * 3_600_000);
    await server.place.change(`update tables set saved = saved - ${ms}; update entries set at = at - ${ms}`);
    server = await server.again();
    // It has begun to delete what is too old; a table that is asked for before that would be there once more.
    const archive = await openArchive({ ...server.place, log: consoleLog('silent') });
    for (let left = 500; left > 0 && (await archive.outdated(tooOld(RETENTION_DAYS))).length > 0; left--)
      await pause(10);
    await archive.close();
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
});
