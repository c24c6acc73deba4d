import { fileURLToPath } from 'node:url';
import { CLOSE } from '@landfall/shared/protocol/room.ts';
import { begun, enter, newTable, Player, until } from './harness.ts';
import { postgresPlace, sqlitePlace } from './places.ts';
import { run, service } from './service.ts';

const OPERATE = fileURLToPath(new URL('../src/operate.ts', import.meta.url));
const HANGING = fileURLToPath(new URL('./hanging.ts', import.meta.url));
const ISLAND = { game: 'forbidden-island' };

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s in the middle of a game: everybody is told, and it ends well',
  async (signal) => {
    const server = await service();
    const { code, players } = await begun(server, ISLAND);
    await enter(server, code, { name: 'Cid' }); // a reservation nobody has used yet
    const since = performance.now();
    server.child.kill(signal);
    expect(await server.exit).toBe(0);
    expect(performance.now() - since).toBeLessThan(5000);
    await until(() => players.every(({ closed }) => closed === 4001), 'everybody to be told');
    expect(server.output()).not.toMatch(/error|warn/);
  },
);

test.each([
  ['a table that waits for the archive', 'append'],
  ['an archive that does not close', 'close'],
])('%s does not keep it from ending', async (_what, what) => {
  const server = await service({ HANG: what }, HANGING);
  const { players } = await begun(server, ISLAND);
  const [ann] = players as [Player, Player];
  const asked = ann.act({ type: 'endActions' }).catch(() => 'cut');
  if (what === 'close') expect(await asked).toMatchObject({ ply: expect.any(Number) });
  const since = performance.now();
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  expect(performance.now() - since).toBeLessThan(15_000); // eight seconds, and some for a busy machine
});

test('a game is played through a process, and killing clients does not end it', async () => {
  const server = await service();
  const { code, players } = await begun(server, ISLAND);
  for (const player of players) await player.drop();
  const back = await Player.join(server, code, { secret: players[0]!.secret, name: undefined });
  expect(back.state.phase).toBe('playing');
  await back.leave();
});

test('a signal that comes twice, as from a terminal and from npm, does not cut the farewell short', async () => {
  const server = await service();
  const { players } = await begun(server, ISLAND);
  server.child.kill('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 10)); // two at the very same time would count as one
  server.child.kill('SIGINT');
  expect(await server.exit).toBe(0);
  await until(() => players.every(({ closed }) => closed === CLOSE.restarting), 'the farewell');
});

test('a taken port is named', async () => {
  const first = await service();
  const second = run({ PORT: String(first.port) });
  expect(await second.exit).toBe(1);
  expect(second.output()).toContain(`Port ${first.port} is taken by another program`);
});

test('a second service in the same folder says so and ends; after a power cut the next one begins at once', async () => {
  const place = sqlitePlace();
  const env = { DATA_DIR: place.dataDir };
  const first = await service(env);
  const [second, other] = [run({ ...env, PORT: `${first.port}` }), run({ ...env, PORT: '0' })];
  expect([await second.exit, await other.exit]).toEqual([1, 1]);
  const said = (where: string) =>
    `Another Landfall works with the folder DATA_DIR=${place.dataDir}${where}. Use or stop that one, or choose another folder.\n`;
  expect(second.output()).toBe(said(`, perhaps at http://localhost:${first.port}`));
  expect(other.output()).toBe(said(''));
  const look = run(env, OPERATE, ['list']);
  expect(await look.exit).toBe(0);
  const code = await newTable(first, ISLAND); // nobody has taken anything from the first
  await first.kill();
  const third = await service(env);
  expect((await enter(third, code, { name: 'Ann' })).status).toBe(200);
  third.child.kill('SIGTERM');
  expect(await third.exit).toBe(0);
  await (await service(env)).kill();
  await place.remove();
});

const postgres = await postgresPlace();
const onPostgres = postgres ? test : test.skip;
onPostgres('a second service with the same database says so and ends, also after a power cut', async () => {
  const env = { DATABASE_URL: postgres!.databaseUrl };
  const first = await service(env);
  const second = run({ ...env, PORT: '0' });
  expect(await second.exit).toBe(1);
  expect(second.output()).toMatch(/^Another Landfall works with the database at DATABASE_URL\. .*\n$/);
  await first.kill();
  await (await service(env)).kill();
  await postgres!.remove();
});

test('variables that cannot be used are named', async () => {
  const running = run({ PORT: 'many', PACE_MS: '-5' });
  expect(await running.exit).toBe(1);
  expect(running.output()).toMatch(/^PORT: .*\nPACE_MS: .*\n$/);
});

test.each(['/dev/null/data', '/proc/landfall', '/proc/landfall/data', '/proc/self'])(
  'a folder that cannot be written to is named: %s',
  async (folder) => {
    const running = run({ DATA_DIR: folder });
    const list = run({ DATA_DIR: folder }, OPERATE, ['list']);
    expect([await running.exit, await list.exit]).toEqual([1, 1]);
    expect(running.output()).toMatch(/^The folder DATA_DIR=\S+ cannot be used: .+\. Choose one that .*\n$/);
    expect(running.output()).toContain(`DATA_DIR=${folder} cannot`);
    expect(list.output()).toMatch(/^The archive cannot be opened: .+\n$/);
  },
);

test('a folder is made with those above it', async () => {
  const place = sqlitePlace();
  const server = await service({ DATA_DIR: `${place.dataDir}/for/all/tables` });
  await newTable(server, ISLAND);
  await server.kill();
  await place.remove();
});

test('a database that does not answer is reported without its password', async () => {
  const running = run({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/games' });
  expect(await running.exit).toBe(1);
  expect(running.output()).toMatch(/^The database at DATABASE_URL cannot be used: .*ECONNREFUSED.*\n$/);
  expect(running.output()).not.toContain('secret');
});
