import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hashOf } from '@landfall/shared/engine/hash.ts';
import { GAMES } from '@landfall/shared/games/registry.ts';
import { accepted, enter, Player, roomOf, startTestServer, type TestServer, until } from './harness.ts';

/** A store as the first version that kept one wrote it, with the first migration and records without later fields. */
const FIRST_STORE = join(import.meta.dirname, 'golden/first-store.sql');
const CENTURY_DAYS = 36_500;

let dataDir: string;
let server: TestServer;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'landfall-golden-'));
  const database = new DatabaseSync(join(dataDir, 'landfall.db'));
  database.exec(readFileSync(FIRST_STORE, 'utf8'));
  database.close();
  server = await startTestServer({ dataDir, games: GAMES, retentionDays: CENTURY_DAYS });
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
  expect(server.errors).toEqual([]);
});

const backAs = (code: string, secret: string) => Player.join(server, code, { name: undefined, secret });

test.each([
  [
    'Forbidden Island',
    {
      code: 'ACBZ8JFEA',
      secrets: ['f21b148dbb35b43cf921cd2a35fea2a1', 'ef9f96ef0940c6ca16495e73d9c5847b'],
      ply: 12,
      hash: 'bb8ce20df77592bf',
    },
  ],
  [
    'Dominoes',
    {
      code: '8Z8VZ24J6',
      secrets: [
        '236a6e631cc647eb833762f90c29365b',
        '19829eeb28ef7bf3185f3fed1481a47a',
        'ae985df9c6b4a72bf35d47c6f307903f',
      ],
      ply: 7,
      hash: '39ed0a14521480a8',
    },
  ],
])('a game of %s goes on where it stood, everybody in their seat', async (_name, { code, secrets, ply, hash }) => {
  const players = await Promise.all(secrets.map((secret) => backAs(code, secret)));
  await until(() => players.every(({ state }) => state.phase === 'playing'), 'the game');
  expect(players.map(({ seat }) => seat)).toEqual(secrets.map((_, seat) => seat));
  const room = await roomOf(code);
  expect([room.played!.match.ply, hashOf(room.played!.match.state)]).toEqual([ply, hash]);
  const next = players[players[0]!.state.waitingFor[0]!]!;
  const [action] = next.legal(GAMES[next.state.game]!);
  expect(await next.act(action, next.state.ply, 'a new one')).toEqual(accepted(ply + 1));
});

test('in a lobby everybody is still there, and who was sent away is not', async () => {
  const code = '99D9BG8MD';
  const secrets = ['643757abd0b1ad7d202bff4a877d44aa', '43a492ee4ec5c8bd1ca8c0f2cfb0cb7d'];
  const players = await Promise.all(secrets.map((secret) => backAs(code, secret)));
  expect(players.map(({ seat }) => seat)).toEqual([0, 1]);
  const sentAway = await enter(server, code, { secret: 'f1af4dff50385bf80dc8fb345043edd5' });
  expect([sentAway.status, sentAway.body.error]).toEqual([403, 'kicked']);
  for (const player of players) expect(await player.ask('ready', { ready: true })).toEqual(accepted(0));
  expect(await players[0]!.ask('start')).toMatchObject({ status: 'accepted' });
  await until(() => players.every(({ state }) => state.phase === 'playing'), 'the start');
});
