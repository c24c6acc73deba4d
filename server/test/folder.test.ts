import { cpSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { accepted, begun, enter, Player, refusedAt, until } from './harness.ts';
import { type LastingServer, lastingServer } from './lasting.ts';

const ADD = { type: 'add', n: 1 };
let server: LastingServer;
let code: string;
let ann: Player;
let bob: Player;

beforeEach(async () => {
  server = await lastingServer();
  const table = await begun(server, { options: { target: '200' } });
  code = table.code;
  [ann, bob] = table.players as [Player, Player];
  expect(await ann.act(ADD, 0, 'first')).toEqual(accepted(1));
  await until(() => ann.state.ply === 2 && bob.state.ply === 2, 'the tick');
});
afterEach(async () => {
  await server.close();
  await server.place.remove();
  rmSync(elsewhere(), { recursive: true, force: true });
});

const elsewhere = () => `${server.place.dataDir}-elsewhere`;
const health = async () => (await fetch(`${server.url}/healthz`)).status;

/** Whatever is asked for is refused, nobody sees a change, and the operator is told once. */
async function expectNothingIsSaved(): Promise<void> {
  const before = [ann.state, bob.state];
  expect(await bob.act(ADD, 2, 'second')).toEqual(refusedAt(2, 'notSaved'));
  expect(await bob.act(ADD, 2, 'second')).toEqual(refusedAt(2, 'notSaved'));
  expect(await ann.ask('rename', { name: 'Anna' })).toEqual(refusedAt(2, 'notSaved'));
  expect(await enter(server, code, { name: 'Cid' })).toMatchObject({ status: 503, body: { error: 'notSaved' } });
  expect([ann.state, bob.state]).toEqual(before);
  expect(await health()).toBe(503);
  const told = server.errors.filter(({ what }) => !what.endsWith('the API'));
  expect(told).toEqual([{ what: expect.stringMatching(/^the folder of DATA_DIR was moved, deleted or replaced/) }]);
}

/** What was not there before the folder went is done now, once. */
async function expectToGoOn(): Promise<void> {
  const back = await Player.join(server, code, { secret: bob.secret, name: undefined });
  expect(await back.act(ADD, 2, 'second')).toEqual(accepted(3));
  await until(() => back.state.ply === 4, 'the tick');
  expect(back.state.table.count).toBe(2);
  expect(await health()).toBe(200);
}

test('a folder that is deleted in the middle of a game: nothing is promised any more', async () => {
  expect(await health()).toBe(200);
  rmSync(server.place.dataDir, { recursive: true });
  await expectNothingIsSaved();
});

test('a folder that is moved away and brought back: the game goes on', async () => {
  renameSync(server.place.dataDir, elsewhere());
  await expectNothingIsSaved();
  renameSync(elsewhere(), server.place.dataDir);
  await expectToGoOn();
});

test('a folder that is replaced by a copy: after a start the game goes on with what is there', async () => {
  cpSync(server.place.dataDir, elsewhere(), { recursive: true });
  rmSync(server.place.dataDir, { recursive: true });
  renameSync(elsewhere(), server.place.dataDir);
  await expectNothingIsSaved();
  await server.close();
  server = await server.again();
  await expectToGoOn();
});

test.each(['landfall.db', 'landfall.db-wal', 'landfall.db-shm', 'landfall.lock'])(
  'without its file %s it promises nothing either',
  async (name) => {
    rmSync(join(server.place.dataDir, name));
    await expectNothingIsSaved();
  },
);
