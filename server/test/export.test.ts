import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ErrorReply, RecordingFile } from '@landfall/shared/protocol/http.ts';
import { counting } from './counting.ts';
import { begun, enter, Player, refusedAt, until } from './harness.ts';
import { type LastingServer, lastingServer } from './lasting.ts';
import { askForReplay, playOn } from './replaying.ts';

const ADD = { type: 'add', n: 1 };
const NOT_SEATED = { status: 403, body: { error: 'notSeated' } };
let server: LastingServer;
beforeEach(async () => {
  server = await lastingServer();
});
afterEach(async () => {
  await server.close();
  await server.place.remove();
  expect(server.errors).toEqual([]);
});

const bearer = (secret?: string): Record<string, string> => (secret ? { Authorization: `Bearer ${secret}` } : {});

async function exported(code: string, secret?: string, round = 1) {
  const address = `${server.url}/api/tables/${code}/rounds/${round}/recording`;
  const response = await fetch(address, { headers: bearer(secret) });
  return { status: response.status, body: (await response.json()) as RecordingFile & ErrorReply };
}

/** Asks for a table that begins in a position of another one. */
async function branched(code: string, version: number, secret?: string) {
  const response = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...bearer(secret) },
    body: JSON.stringify({ game: 'counting', from: { code, round: 1, version } }),
  });
  return { status: response.status, body: (await response.json()) as { code: string } };
}

const meanwhile = async (change: string): Promise<void> => {
  server = await server.meanwhile(change);
};

/** Three turns of a game: 1, tick, 1, of which the last is not legal any more. */
async function broken() {
  const { code, players } = await begun(server, { options: { target: '200' } });
  const [ann, bob] = players as [Player, Player];
  const watcher = await Player.join(server, code, { name: 'Watcher', watch: true });
  await ann.act(ADD, 0);
  await until(() => bob.state.ply === 2, 'the tick');
  await bob.act(ADD, 2);
  await until(() => bob.state.ply === 4, 'the tick');
  await meanwhile('update entries set action = \'{"type":"add","n":7}\' where version = 3');
  return { code, ann, bob, watcher };
}

test('what cannot go on is exported by whoever has a seat or is the host, and by nobody else', async () => {
  const { code, ann, bob, watcher } = await broken();
  for (const secret of [undefined, 'f'.repeat(32), watcher.secret])
    expect(await exported(code, secret)).toEqual(NOT_SEATED);
  const { status, body } = await exported(code, bob.secret);
  expect(status).toBe(200);
  expect(body).toMatchObject({ format: 2, game: 'counting', setting: { seats: 2 }, result: null, hash: null });
  expect([body.seed.length, body.log.length, body.log[2]]).toEqual([32, 4, { seat: 1, action: { type: 'add', n: 7 } }]);
  expect((await exported(code, ann.secret)).body).toEqual(body);
  expect(await exported(code, ann.secret, 2)).toMatchObject({ status: 404, body: { error: 'noSuchRound' } });
});

test('what cannot go on counts as over for whoever is concerned: it is seen again, and played on elsewhere', async () => {
  const { code, ann, watcher } = await broken();
  expect(await askForReplay(server, code, 1, watcher.secret)).toMatchObject(NOT_SEATED);
  const { body } = await askForReplay(server, code, 1, ann.secret);
  expect(body).toMatchObject({ over: true, complete: false, seed: expect.any(String) });
  expect(body.frames.map(({ version }) => version)).toEqual([0, 1, 2]);
  expect(body.frames[2]!.hands).toHaveLength(2);
  expect(await branched(code, 2)).toMatchObject(NOT_SEATED);
  const { status, body: made } = await branched(code, 2, ann.secret);
  expect(status).toBe(201);
  const [cleo, dora] = [
    await Player.join(server, made.code, { name: 'Cleo' }),
    await Player.join(server, made.code, { name: 'Dora' }),
  ];
  expect(cleo.state).toMatchObject({ phase: 'playing', table: { count: 1 }, waitingFor: [1] });
  expect(await dora.act(ADD)).toMatchObject({ status: 'accepted' });
});

test('a host without a seat may export, too', async () => {
  const { code, players } = await begun(server, { options: { target: '200' } });
  const [ann] = players as [Player];
  await ann.act(ADD, 0);
  await ann.ask('stand');
  await meanwhile('update rounds set format = 99');
  expect(await exported(code, ann.secret)).toMatchObject({ status: 200, body: { format: 99, log: [{ seat: 0 }, {}] } });
});

test('what goes on is not exported, and what is over is for everybody with the code', async () => {
  const { code, players } = await begun(server);
  const [ann] = players as [Player];
  expect(await exported(code, ann.secret)).toMatchObject({ body: { error: 'notNow' } });
  expect(await exported(code)).toEqual(NOT_SEATED);
  await playOn(players);
  expect(await exported(code)).toMatchObject({ status: 200, body: { result: { reasons: ['reached'] } } });
  expect((await exported(code)).body.incidents).toBeUndefined();
});

test('what is stuck is only for the operator where the seed hides something, because the game can go on', async () => {
  const { code, players } = await begun(server, { options: { boom: 'dead', target: '200' } });
  const [ann] = players as [Player, Player];
  await ann.act({ type: 'add', n: 2 });
  await until(() => ann.state.problem === 'stuck', 'the table to be told');
  expect(await exported(code, ann.secret)).toEqual({ status: 400, body: { error: 'notNow', problem: 'kept' } });
  expect(server.errors.splice(0)).toHaveLength(1);
});

test('what is stuck and hides nothing is for whoever has a seat or is the host', async () => {
  await server.close();
  await server.place.remove();
  server = await lastingServer({ games: { counting: { ...counting, undoAfterEnd: true } } });
  const { code, players } = await begun(server, { options: { boom: 'dead', target: '200' } });
  const [ann, bob] = players as [Player, Player];
  const watcher = await Player.join(server, code, { name: 'Watcher', watch: true });
  await ann.act({ type: 'add', n: 1 });
  await until(() => bob.state.ply === 2, 'the tick');
  expect(await exported(code, bob.secret)).toEqual({ status: 400, body: { error: 'notNow' } });
  await bob.act({ type: 'add', n: 1 });
  await until(() => ann.state.problem === 'stuck', 'the table to be told');
  await ann.ask('stand');
  for (const { secret } of [ann, bob])
    expect(await exported(code, secret)).toMatchObject({
      status: 200,
      body: { result: null, log: { length: 4 } },
    });
  expect(await exported(code, watcher.secret)).toEqual(NOT_SEATED);
  expect(server.errors.splice(0)).toHaveLength(1);
});

test('where a fault kept it from going on is in the file', async () => {
  const { code, players } = await begun(server, { options: { boom: 'dead', target: '200' } });
  const [ann, bob] = players as [Player, Player];
  await ann.act({ type: 'add', n: 2 });
  await until(() => bob.state.problem === 'stuck', 'the table to be told');
  for (const player of players) await player.ask('end', { agree: true });
  const { body } = await exported(code);
  expect(body.incidents).toMatchObject([{ version: 2, why: 'noAction', position: { state: { table: { count: 2 } } } }]);
  expect(server.errors.splice(0)).toHaveLength(1);
});

describe('a table that a later version has written', () => {
  const stored = (code: string) => {
    const database = new DatabaseSync(join(server.place.dataDir, 'landfall.db'), { readOnly: true });
    const row = database.prepare('select revision, record, phase from tables where code = ?').get(code);
    database.close();
    return row;
  };

  test('is opened to be looked at, exported, and never written', async () => {
    const { code, players } = await begun(server, { options: { target: '200' } });
    const [ann, bob] = players as [Player, Player];
    await ann.act(ADD);
    await until(() => bob.state.ply === 2, 'the tick');
    await meanwhile("update tables set record = json_set(record, '$.format', 9, '$.more', 'unknown here')");
    const before = stored(code);
    const back = await Player.join(server, code, { secret: ann.secret, name: undefined });
    expect(back.person).toBe(ann.person);
    expect(back.state).toMatchObject({ phase: 'broken', problem: 'table', ply: 2, waitingFor: [], host: ann.person });
    expect(back.state).toMatchObject({ table: { count: 1 }, seats: [{ person: ann.person }, { person: bob.person }] });
    expect(back.tokens()).toHaveLength(3);
    for (const ask of [back.ask('again'), back.act(ADD), back.ask('leave'), back.ask('rename', { name: 'Anna' })])
      expect(await ask).toEqual(refusedAt(2, 'notNow'));
    expect(await exported(code, bob.secret)).toMatchObject({ status: 200, body: { log: [{}, {}] } });
    const stranger = await Player.join(server, code, { name: 'Cid' });
    expect(await exported(code, stranger.secret)).toEqual(NOT_SEATED);
    await back.drop();
    await server.close();
    expect(stored(code)).toEqual(before);
    server = await server.again();
  });

  test.each(['{"format":9}', '{"format":9,"lobby":{"seats":7},"register":null}', 'null', '[]'])(
    'is opened even if nothing in it can be read: %s',
    async (record) => {
      const { code, players } = await begun(server);
      await players[0]!.act(ADD);
      await meanwhile(`update tables set record = '${record}'`);
      expect(await enter(server, code, { secret: players[0]!.secret, name: undefined })).toMatchObject({ status: 400 });
      const stranger = await Player.join(server, code, { name: 'Cid' });
      expect(stranger.state).toMatchObject({ phase: 'broken', problem: 'table' });
      expect(await exported(code, players[0]!.secret)).toEqual(NOT_SEATED);
    },
  );
});
