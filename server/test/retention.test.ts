import type { Archive } from '../src/archive/archive.ts';
import { openArchive } from '../src/archive/open.ts';
import { type Moment, Pruner } from '../src/archive/prune.ts';
import { consoleLog } from '../src/log.ts';
import { enter, get, newTable, Player } from './harness.ts';
import { type LastingServer, lastingServer } from './lasting.ts';
import { inEachStore } from './stores.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

inEachStore('tables are kept for a time', (newPlace) => {
  let server: LastingServer;
  let archive: Archive;
  let pruner: Pruner;
  let open: string[];
  let told: string[];
  let now: Moment;
  beforeEach(async () => {
    server = await lastingServer({}, await newPlace());
    archive = await openArchive({ ...server.place, log: consoleLog('silent') });
    now = { wall: Date.now(), steady: 0 };
    [open, told] = [[], []];
    started();
  });
  afterEach(async () => {
    await archive.close();
    await server.close();
    await server.place.remove();
    expect(server.errors).toEqual([]);
  });

  /** Another process looks after the same tables from now on. */
  function started(): void {
    const tell = (what: string) => void told.push(what);
    const log = { error: tell, warn: tell, info: tell };
    pruner = new Pruner({ archive, config: { retentionDays: 30, log }, isOpen: (code) => open.includes(code) });
  }

  /** So many days pass in which this process looks every hour; for others, let them pass and call `started`. */
  async function days(count: number): Promise<void> {
    const until = now.steady + count * DAY;
    for (; now.steady < until; now = { wall: now.wall + HOUR, steady: now.steady + HOUR }) await pruner.look(now);
  }
  const off = (count: number) => {
    now = { ...now, wall: now.wall + count * DAY };
    started();
  };
  const setClock = (count: number) => {
    now = { ...now, wall: now.wall + count * DAY };
  };

  async function entered(): Promise<{ code: string; secret: string }> {
    const code = await newTable(server);
    const { secret } = await Player.join(server, code);
    return { code, secret };
  }
  /** As if all that is there had been used so many days before. */
  const shift = (count: number) =>
    server.place.change(
      `update tables set saved = saved - ${count * DAY}; update entries set at = at - ${count * DAY}`,
    );
  const isKept = async (code: string) => (await archive.load(code)) !== null;

  test('a table is kept for as long as was asked for, then it is gone and says so', async () => {
    const { code, secret } = await entered();
    await server.close();
    server = await server.again();
    await days(29.9);
    expect(await isKept(code)).toBe(true);
    await days(0.3);
    expect([await isKept(code), told]).toEqual([false, ['1 old tables deleted']]);
    const gone = { status: 404, body: { error: 'noSuchTable' } };
    expect(await enter(server, code, { secret })).toEqual(gone);
    expect(await get(server, `/api/tables/${code}`)).toEqual(gone);
  });

  test('a table that nobody ever entered is kept for a day', async () => {
    const code = await newTable(server);
    await days(0.9);
    expect(await isKept(code)).toBe(true);
    await days(0.3);
    expect(await isKept(code)).toBe(false);
  });

  test('nothing is deleted at the start, only what is still too old an hour later', async () => {
    const { code } = await entered();
    await shift(16);
    await entered(); // so that the time has passed for certain
    await shift(15);
    await pruner.look(now);
    expect(await isKept(code)).toBe(true);
    await days(2 / 24);
    expect(await isKept(code)).toBe(false);
  });

  test('a clock that is far ahead at the start deletes nothing, also when tables are used meanwhile', async () => {
    const { code } = await entered();
    await shift(40);
    await days(1);
    const { code: other } = await entered();
    await days(1);
    started();
    await days(1);
    expect([await isKept(code), await isKept(other)]).toEqual([true, true]);
    const doubt = expect.stringMatching(/^1 tables look old, but are kept: .* clock may be wrong/);
    expect(told).toEqual([doubt, doubt]);
  });

  test('a clock that is set far ahead while the service runs deletes nothing', async () => {
    const { code } = await entered();
    await days(1);
    setClock(40);
    await days(2);
    expect([await isKept(code), told]).toEqual([
      true,
      [expect.stringMatching(/^the clock has moved by 57600 minutes/), expect.stringMatching(/^1 tables look old/)],
    ]);
  });

  test('what was saved by a clock that was behind is not deleted when it is right', async () => {
    const { code } = await entered();
    await server.place.change('update tables set saved = 1000');
    await entered();
    await days(2);
    expect(await isKept(code)).toBe(true);
  });

  test('a service that was used now and then forgets what is too old', async () => {
    const { code } = await entered();
    await shift(20);
    const { code: other } = await entered();
    off(20);
    await days(1);
    expect([await isKept(code), await isKept(other)]).toEqual([false, true]);
  });

  test('after as long a time of its own running there is no doubt left', async () => {
    const { code } = await entered();
    await shift(40);
    await days(29);
    expect(await isKept(code)).toBe(true);
    await days(2);
    expect(await isKept(code)).toBe(false);
  });

  test('a table that is in memory is not deleted', async () => {
    const { code } = await entered();
    open = [code];
    await days(32);
    expect(await isKept(code)).toBe(true);
    open = [];
    await days(0.1);
    expect(await isKept(code)).toBe(false);
  });
});
