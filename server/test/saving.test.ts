import { CLOSE } from '@landfall/shared/protocol/room.ts';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { openArchive } from '../src/archive/open.ts';
import { postgresDialect } from '../src/archive/postgres.ts';
import type { Schema } from '../src/archive/schema.ts';
import { consoleLog } from '../src/log.ts';
import { Fault, failing } from './faults.ts';
import { accepted, begun, enter, newTable, Player, post, refusedAt, until } from './harness.ts';
import { type LastingServer, lastingServer } from './lasting.ts';
import { inEachStore, inPostgres, type NewPlace } from './stores.ts';

const bots = new URL('./counting-bots.ts', import.meta.url).href;
const NEVER_MS = 600_000;
const ADD = { type: 'add', n: 1 };
let server: LastingServer;
const comeBack = (code: string, { secret }: Player) => Player.join(server, code, { secret, name: undefined });
const isSentBack = ({ closed }: Player) => closed === CLOSE.elsewhere;
const notSaved = (ply: number) => refusedAt(ply, 'notSaved');

function inPlaces(newPlace: NewPlace): void {
  beforeEach(async () => {
    server = await lastingServer({ bots, cpuMs: NEVER_MS }, await newPlace());
  });
  afterEach(async () => {
    server.faults.before = undefined;
    server.faults.between = undefined;
    server.faults.after = undefined;
    await server.close();
    await server.place.remove();
  });
}

inEachStore('saving', (newPlace) => {
  inPlaces(newPlace);

  test('whoever acts has their seat back from the CPU with the action, or neither', async () => {
    const { code, players } = await begun(server, { options: { target: '200' } });
    const [ann, bob] = players as [Player, Player];
    await ann.ask('fill', { seat: 0, level: 'easy' });
    server.faults.before = (what) => what === 'append' && failing(what);
    expect(await ann.act(ADD, 0, 'mine')).toEqual(notSaved(0));
    expect(await bob.ask('rename', { name: 'Bobby' })).toEqual(accepted(0));
    expect(bob.state).toMatchObject({ ply: 0, seats: [{ person: ann.person, cpu: 'easy' }, {}] });
    server.faults.before = undefined;
    expect(await ann.act(ADD, 0, 'mine')).toEqual(accepted(1));
    expect(ann.state.seats[0]).toMatchObject({ person: ann.person, cpu: '' });
    server.errors.length = 0;
    await server.cut();
    server = await server.again();
    const { table, seats } = (await comeBack(code, bob)).state;
    expect([table.count, seats[0]]).toEqual([1, expect.objectContaining({ person: ann.person, cpu: '' })]);
  });

  test('while nothing can be saved everything is refused and nothing changes; afterwards all goes on', async () => {
    const { code, players } = await begun(server, { options: { target: '200' } });
    const [ann, bob] = players as [Player, Player];
    const before = [ann.state, bob.state];
    server.faults.before = failing;
    expect(await ann.act(ADD, 0, 'mine')).toEqual(notSaved(0));
    expect(await ann.ask('rename', { name: 'Anna' })).toEqual(notSaved(0));
    expect(await ann.ask('kick', { person: bob.person })).toEqual(notSaved(0));
    expect(await bob.ask('stand')).toEqual(notSaved(0));
    expect(await bob.ask('leave')).toEqual(notSaved(0));
    const unavailable = { status: 503, body: { error: 'notSaved' } };
    expect(await enter(server, code, { name: 'Cid' })).toEqual(unavailable);
    expect(await enter(server, '222222222', { name: 'Cid' })).toEqual(unavailable);
    expect(await post(server, '/api/tables', { game: 'counting' })).toEqual(unavailable);
    expect([ann.state, bob.state]).toEqual(before);

    server.faults.before = undefined;
    expect(await ann.act(ADD, 0, 'mine')).toEqual(accepted(1));
    expect(await ann.ask('rename', { name: 'Anna' })).toMatchObject({ status: 'accepted' });
    expect((await enter(server, code, { name: 'Cid' })).status).toBe(200);
    await until(() => bob.state.ply === 2, 'the tick');
  });

  test('a game does not begin if its start cannot be saved', async () => {
    const code = await newTable(server, { seats: 2 });
    const ann = await Player.join(server, code, { name: 'Ann' });
    const bob = await Player.join(server, code, { name: 'Bob' });
    await bob.ask('ready', { ready: true });
    server.faults.before = failing;
    expect(await ann.ask('start')).toEqual(notSaved(0));
    expect(ann.state).toMatchObject({ phase: 'lobby', round: 0 });
    server.faults.before = undefined;
    expect(await ann.ask('start')).toEqual(accepted(0));
    expect(ann.state).toMatchObject({ phase: 'playing', round: 1 });
  });

  test('an automatic step that cannot be saved is tried again until it can', async () => {
    const { players } = await begun(server);
    const [ann] = players as [Player];
    let appends = 0;
    server.faults.before = (what) => {
      if (what === 'append' && ++appends > 1 && appends < 5) throw new Fault('no space');
    };
    expect(await ann.act(ADD)).toEqual(accepted(1));
    await until(() => ann.state.ply === 2, 'the tick');
    expect(appends).toBe(5);
    expect(server.errors.map(({ what }) => what)).toEqual(['saving']);
  });

  test('the last action of a game that cannot be saved does not end it', async () => {
    const { players } = await begun(server, { options: { target: '6' } });
    const [ann, bob] = players as [Player, Player];
    await ann.act({ type: 'add', n: 2 });
    await until(() => bob.state.ply === 2, 'the tick');
    await bob.act({ type: 'add', n: 2 });
    await until(() => ann.state.ply === 4, 'the tick');
    server.faults.before = failing;
    expect(await ann.act({ type: 'add', n: 2 })).toEqual(notSaved(4));
    expect(ann.state.phase).toBe('playing');
    server.faults.before = undefined;
    expect(await ann.act({ type: 'add', n: 2 })).toEqual(accepted(5));
    expect(ann.state.phase).toBe('over');
  });

  test('what was saved although nobody heard back is not lost and not done twice', async () => {
    const { code, players } = await begun(server, { options: { anytime: 'on', target: '200' } });
    const [ann, bob] = players as [Player, Player];
    server.faults.after = failing;
    // Nobody is told that nothing has changed, and everybody comes back to what is true.
    await expect(ann.act(ADD, 0, 'mine')).rejects.toThrow('closed');
    await until(() => isSentBack(ann) && isSentBack(bob), 'everybody to be sent back');
    server.faults.after = undefined;
    const back = await comeBack(code, ann);
    expect(await back.act(ADD, 0, 'mine')).toMatchObject({ status: 'repeated' });
    expect(back.state.table.count).toBe(1);
    expect(server.errors.filter(({ what }) => what === 'saving')).toHaveLength(1);
  });

  test('what could still be saved by somebody who is not heard any more is not refused, and is played once', async () => {
    const { code, players } = await begun(server, { options: { target: '200' } });
    const [ann, bob] = players as [Player, Player];
    server.faults.between = (what) => {
      if (what === 'append') throw new Fault('the line to the archive is lost');
    };
    await expect(ann.act(ADD, 0, 'mine')).rejects.toThrow('closed');
    await until(() => isSentBack(ann) && isSentBack(bob), 'everybody to be sent back');
    server.faults.between = undefined;
    const back = await comeBack(code, ann);
    expect(await back.act(ADD, 0, 'mine')).toEqual(accepted(1));
    expect(await back.act(ADD, 0, 'mine')).toMatchObject({ status: 'repeated' });
    expect(back.state.table.count).toBe(1);
  });

  test('a second process that writes the same table: one history, and everybody comes back to it', async () => {
    const { code, players } = await begun(server, { options: { target: '200' } });
    const [ann, bob] = players as [Player, Player];
    expect(await ann.act(ADD)).toEqual(accepted(1));
    await until(() => bob.state.ply === 2, 'the tick');
    const other = await openArchive({ ...server.place, log: { error() {}, warn() {}, info() {} } });
    const { revision } = (await other.load(code))!;
    const entry = { seat: 1, action: { type: 'add', n: 2 } };
    await other.append(
      { code, revision },
      { round: 1, version: 3, entry, by: { person: bob.person, id: 'elsewhere' } },
    );
    await other.close();

    await expect(bob.act(ADD, 2, 'here')).rejects.toThrow('closed');
    await until(() => isSentBack(ann) && isSentBack(bob), 'everybody to be sent back');
    const back = await comeBack(code, bob);
    await until(() => back.state.ply === 4, 'the tick');
    expect(back.state.table.count).toBe(3);
    expect(await back.act({ type: 'add', n: 2 }, 2, 'elsewhere')).toMatchObject({ status: 'repeated' });
    expect(await back.act(ADD, 2, 'here')).toEqual(refusedAt(4, 'moved'));
    expect(server.errors).toEqual([]);
  });
});

inPostgres('the database', (newPlace) => {
  inPlaces(newPlace);

  test('that ends a connection in use while nothing is asked of it fails what is asked next, and nothing else', async () => {
    const { databaseUrl } = server.place;
    const db = new Kysely<Schema>({ dialect: postgresDialect(databaseUrl, consoleLog('silent')) });
    const other = new pg.Client({ connectionString: databaseUrl });
    await other.connect();
    await db.connection().execute(async (held) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(held);
      const isThere = () => other.query(`select from pg_stat_activity where pid = ${rows[0]!.pid}`);
      await other.query(`select pg_terminate_backend(${rows[0]!.pid})`);
      while ((await isThere()).rowCount !== 0);
      await expect(sql`select 1`.execute(held)).rejects.toThrow();
    });
    expect((await sql`select 1`.execute(db)).rows).toHaveLength(1);
    await other.end();
    await db.destroy();
  });

  test('that ends a connection in the middle of an action, where nobody can tell: everybody comes back, and it is done once', async () => {
    const { code, players } = await begun(server, { options: { target: '200' } });
    const { databaseUrl } = server.place;
    const name = new URL(databaseUrl).searchParams.get('application_name');
    const other = new pg.Client({ connectionString: databaseUrl });
    await other.connect();
    const ours = `from pg_stat_activity where pid <> pg_backend_pid() and application_name = '${name}'`;
    const ended = () => other.query(`select pg_terminate_backend(pid) ${ours}`);
    await other.query('begin; lock table entries in access exclusive mode');
    const asked = players[0]!.act(ADD, 0, 'mine');
    asked.catch(() => {});
    const waiting = () => other.query(`select pid ${ours} and wait_event_type = 'Lock'`);
    while ((await waiting()).rowCount === 0);
    await ended();
    await expect(asked).rejects.toThrow('closed'); // the table cannot be looked at either
    await until(() => players.every(isSentBack), 'everybody to be sent back');
    await other.query('commit');
    const [ann, bob] = [await comeBack(code, players[0]!), await comeBack(code, players[1]!)];
    expect(await ann.act(ADD, 0, 'mine')).toEqual(accepted(1));
    await until(() => bob.state.ply === 2, 'the tick');
    expect(bob.state.table.count).toBe(1);
    await other.end();
  });
});
