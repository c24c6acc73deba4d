import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CLOSE } from '@landfall/shared/protocol/room.ts';
import { Kysely } from 'kysely';
import { migrate } from '../src/archive/migrations.ts';
import { openArchive } from '../src/archive/open.ts';
import type { Schema } from '../src/archive/schema.ts';
import { SqlArchive } from '../src/archive/sqlArchive.ts';
import { openSqlite, sqliteDialect } from '../src/archive/sqlite.ts';
import { Fault, failing } from './faults.ts';
import { accepted, begun, enter, newTable, Player, pause, post, refusedAt, startTestServer, until } from './harness.ts';
import { type LastingServer, lastingServer } from './lasting.ts';
import { sqlitePlace } from './places.ts';

const ADD = { type: 'add', n: 1 };
let server: LastingServer;
beforeEach(async () => {
  server = await lastingServer();
});
afterEach(async () => {
  server.faults.before = undefined;
  server.faults.after = undefined;
  await server.close();
  await server.place.remove();
});

const comeBack = (code: string, { secret }: Player) => Player.join(server, code, { secret, name: undefined });
const sees = (ply: number) => (player: Player) => player.state.ply === ply;
const notSaved = (ply: number) => refusedAt(ply, 'notSaved');

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

test('somebody who was here may go and come back while nothing can be saved, and is told apart from a stranger', async () => {
  const { code, players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  server.faults.before = failing;
  await ann.drop();
  await until(() => bob.state.people[ann.person]!.connection === 'trouble', 'the loss');
  const back = await comeBack(code, ann);
  expect([back.person, back.state.people[ann.person]!.connection]).toEqual([ann.person, 'online']);
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
  expect(await ann.act(ADD, 0, 'mine')).toEqual(notSaved(0));
  server.faults.after = undefined;
  // Whoever writes next finds out, and everybody comes back to what is true.
  const [token] = bob.tokens(1)!;
  await expect(bob.act({ type: 'play', token }, 0)).rejects.toThrow('closed');
  await until(() => ann.closed === CLOSE.elsewhere && bob.closed === CLOSE.elsewhere, 'everybody to be sent back');
  const back = await comeBack(code, ann);
  expect(await back.act(ADD, 0, 'mine')).toMatchObject({ status: 'repeated' });
  expect(back.state.table.count).toBe(1);
});

test('requests that wait while saving fails are refused together, and not one after the other', async () => {
  const { players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  server.faults.before = async (what) => {
    await pause(300);
    failing(what);
  };
  const since = performance.now();
  const names = Array.from({ length: 20 }, (_, i) => `Name ${i}`);
  const replies = await Promise.all(names.map((name, i) => [ann, bob][i % 2]!.ask('rename', { name })));
  expect(replies).toEqual(names.map(() => notSaved(0)));
  expect(performance.now() - since).toBeLessThan(2000);
});

test('a table that waits for the archive does not keep others waiting', async () => {
  const [slow, quick] = [await begun(server), await begun(server)];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isFirst = true;
  server.faults.before = async (what) => {
    if (what !== 'append' || !isFirst) return;
    isFirst = false;
    await held;
  };
  const waiting = slow.players[0]!.act(ADD);
  expect(await quick.players[0]!.act(ADD)).toEqual(accepted(1));
  expect(slow.players[0]!.state.ply).toBe(0);
  release();
  expect(await waiting).toEqual(accepted(1));
});

test('a disk that is full refuses what it cannot keep, and takes it when there is space again', async () => {
  const place = sqlitePlace();
  const database = openSqlite(place.dataDir);
  const full = await startTestServer({
    openArchive: async () => {
      const db = new Kysely<Schema>({ dialect: sqliteDialect(database) });
      await migrate(db);
      return new SqlArchive(db);
    },
  });
  const { players } = await begun(full, { seats: 4, options: { target: '200' } });
  const isFull = () => full.errors.length > 0;
  const { page_count } = database.prepare('pragma page_count').get() as { page_count: number };
  database.exec(`pragma max_page_count = ${page_count}`);
  let acknowledged = 0;
  while (!isFull()) {
    const player = players[(acknowledged / 2) % 4]!;
    const reply = await player.act(ADD);
    if (reply.status === 'accepted') await until(() => isFull() || players.every(sees(reply.ply + 1)), 'the tick');
    if (reply.status === 'accepted') acknowledged = isFull() ? reply.ply : reply.ply + 1;
  }
  expect(full.errors[0]!.error).toMatchObject({ message: 'database or disk is full' });
  await until(() => players.every(sees(acknowledged)), 'everybody to see what was acknowledged');
  database.exec('pragma max_page_count = 1000000');
  // What was refused is asked for again, and what was due by itself is done by itself.
  const player = players[Math.floor(acknowledged / 2) % 4]!;
  if (acknowledged % 2 === 0) expect(await player.act(ADD)).toEqual(accepted(acknowledged + 1));
  await until(() => player.state.ply > acknowledged, 'the step');
  await full.close();
  await place.remove();
});

test('another process that keeps the database locked is waited for, then the action is refused, and taken later', async () => {
  const { players } = await begun(server, { options: { target: '200' } });
  const [ann] = players as [Player];
  const other = new DatabaseSync(join(server.place.dataDir, 'landfall.db'));
  other.exec('begin immediate');
  const asked = ann.act(ADD);
  await pause(200);
  other.exec('commit');
  expect(await asked).toEqual(accepted(1));
  await until(() => ann.state.ply === 2, 'the tick');
  other.exec('begin immediate');
  const [, bob] = players as [Player, Player];
  await until(() => bob.state.ply === 2, 'the tick');
  expect(await bob.act(ADD)).toEqual(notSaved(2));
  other.exec('commit');
  other.close();
  expect(await bob.act(ADD)).toEqual(accepted(3));
});

test('a second process that writes the same table: one history, and everybody comes back to it', async () => {
  const { code, players } = await begun(server, { options: { target: '200' } });
  const [ann, bob] = players as [Player, Player];
  expect(await ann.act(ADD)).toEqual(accepted(1));
  await until(() => bob.state.ply === 2, 'the tick');
  const other = await openArchive({ ...server.place, log: { error() {}, warn() {}, info() {} } });
  const { revision } = (await other.load(code))!;
  const entry = { seat: 1, action: { type: 'add', n: 2 } };
  await other.append({ code, revision }, { round: 1, version: 3, entry, by: { person: bob.person, id: 'elsewhere' } });
  await other.close();

  await expect(bob.act(ADD, 2, 'here')).rejects.toThrow('closed');
  await until(() => ann.closed === CLOSE.elsewhere && bob.closed === CLOSE.elsewhere, 'everybody to be sent back');
  const back = await comeBack(code, bob);
  await until(() => back.state.ply === 4, 'the tick');
  expect(back.state.table.count).toBe(3);
  expect(await back.act({ type: 'add', n: 2 }, 2, 'elsewhere')).toMatchObject({ status: 'repeated' });
  expect(await back.act(ADD, 2, 'here')).toEqual(refusedAt(4, 'moved'));
  expect(server.errors).toEqual([]);
});

test('a table that another process has goes at once, even if somebody has not used their reservation yet', async () => {
  const patient = await lastingServer({ reservationSeconds: 600 });
  const { code, players } = await begun(patient, { options: { target: '200' } });
  const [ann, bob] = players as [Player, Player];
  const { body: unused } = await enter(patient, code, { name: 'Cid' });
  patient.faults.after = failing;
  expect(await ann.act(ADD, 0)).toEqual(notSaved(0));
  patient.faults.after = undefined;
  await expect(bob.ask('rename', { name: 'Bobby' })).rejects.toThrow('closed');
  await until(() => ann.closed === CLOSE.elsewhere, 'everybody to be sent back');
  const back = await Player.join(patient, code, { secret: ann.secret, name: undefined });
  expect(back.state.table.count).toBe(1);
  await expect(Player.consume(patient, code, unused)).rejects.toThrow();
  await patient.close();
  await patient.place.remove();
});
