import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CLOSE } from '@landfall/shared/protocol/room.ts';
import { Kysely } from 'kysely';
import { migrate } from '../src/archive/migrations.ts';
import { openArchive } from '../src/archive/open.ts';
import type { Schema } from '../src/archive/schema.ts';
import { SqlArchive } from '../src/archive/sqlArchive.ts';
import { openSqlite, sqliteDialect } from '../src/archive/sqlite.ts';
import { consoleLog } from '../src/log.ts';
import { Fault, failing } from './faults.ts';
import { accepted, begun, enter, Player, pause, refusedAt, startTestServer, until } from './harness.ts';
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

/** Saves a table once more, as a second process would. */
async function saveElsewhere({ place }: LastingServer, code: string): Promise<void> {
  const archive = await openArchive({ ...place, log: consoleLog('silent') });
  const { revision, phase, round, record } = (await archive.load(code))!;
  await archive.save({ code, revision }, { phase, round, record, entered: true });
  await archive.close();
}

test('somebody who was here may go and come back while nothing can be saved, and is told apart from a stranger', async () => {
  const { code, players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  server.faults.before = failing;
  await ann.drop();
  await until(() => bob.state.people[ann.person]!.connection === 'trouble', 'the loss');
  const back = await comeBack(code, ann);
  expect([back.person, back.state.people[ann.person]!.connection]).toEqual([ann.person, 'online']);
});

test('requests that wait while saving fails are refused together, and not one after the other', async () => {
  const { players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  let asked = 0;
  server.faults.before = async (what) => {
    asked++;
    await pause(300);
    failing(what);
  };
  const names = Array.from({ length: 20 }, (_, i) => `Name ${i}`);
  const replies = await Promise.all(names.map((name, i) => [ann, bob][i % 2]!.ask('rename', { name })));
  expect(replies).toEqual(names.map(() => notSaved(0)));
  expect(asked).toBeLessThan(4);
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

test('a table that another process has goes at once, even if somebody has not used their reservation yet', async () => {
  const patient = await lastingServer({ reservationSeconds: 600 });
  const { code, players } = await begun(patient, { options: { target: '200' } });
  const [ann, bob] = players as [Player, Player];
  const { body: unused } = await enter(patient, code, { name: 'Cid' });
  expect(await ann.act(ADD, 0)).toEqual(accepted(1));
  await saveElsewhere(patient, code);
  await expect(bob.ask('rename', { name: 'Bobby' })).rejects.toThrow('closed');
  await until(() => ann.closed === CLOSE.elsewhere, 'everybody to be sent back');
  const back = await Player.join(patient, code, { secret: ann.secret, name: undefined });
  expect(back.state.table.count).toBe(1);
  await expect(Player.consume(patient, code, unused)).rejects.toThrow();
  await patient.close();
  await patient.place.remove();
});

test('the log says that another process has a table, but not under which code', async () => {
  const { code } = await begun(server);
  await saveElsewhere(server, code);
  expect(await enter(server, code, { name: 'Cid' })).toMatchObject({ status: 503, body: { error: 'notSaved' } });
  const told = server.errors.map(({ what, error }) => `${what}: ${error}`);
  expect(told).toEqual(['POST of the API: Error: another process has written to this table']);
});

test('what was saved although the answer was an error counts, and is answered so', async () => {
  const { code, players } = await begun(server, { options: { target: '6' } });
  const [ann, bob] = players as [Player, Player];
  server.faults.after = (what) => {
    if (what === 'append' || what === 'save') throw new Fault('the answer is lost');
  };
  expect(await ann.act(ADD, 0, 'mine')).toEqual(accepted(1));
  await until(() => bob.state.ply === 2, 'the tick');
  expect(await ann.act(ADD, 0, 'mine')).toEqual({ status: 'repeated', ply: 2 });
  expect(await bob.ask('rename', { name: 'Bobby' })).toEqual(accepted(2));
  expect(await bob.act({ type: 'add', n: 2 }, 2)).toEqual(accepted(3));
  await until(() => ann.state.ply === 4, 'the tick');
  expect(await ann.act({ type: 'add', n: 2 }, 4)).toEqual(accepted(5));
  await until(() => bob.state.ply === 6, 'the tick');
  expect(await bob.act(ADD, 6)).toEqual(accepted(7));
  expect(bob.state).toMatchObject({ phase: 'over', table: { count: 6 } });
  expect(await ann.ask('again')).toEqual(accepted(7));
  await bob.ask('ready', { ready: true });
  expect(await ann.ask('start')).toEqual(accepted(0));
  server.faults.after = undefined;
  expect(await ann.act(ADD, 0)).toEqual(accepted(1));
  const back = await comeBack(code, bob);
  expect(back.state).toMatchObject({ phase: 'playing', round: 2, people: { [bob.person]: { name: 'Bobby' } } });
  expect([ann.closed, server.errors]).toEqual([0, []]);
});

test('whoever asks is not kept waiting where it cannot be found out, but comes back', async () => {
  const { players } = await begun(server);
  const held = new Promise(() => {});
  server.faults.before = (what) => (what === 'load' ? held : undefined);
  server.faults.after = (what) => what === 'append' && failing(what);
  const since = performance.now();
  await expect(players[0]!.act(ADD)).rejects.toThrow('closed');
  expect(performance.now() - since).toBeLessThan(10_000);
});
