import { jest } from '@jest/globals';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import type { Table } from '@landfall/shared/games/forbidden-island/table.ts';
import type { CreateTable, ErrorReply, GamesReply, ReplayReply } from '@landfall/shared/protocol/http.ts';
import { dailySetting, dayOf } from '../src/match/daily.ts';
import { counting } from './counting.ts';
import {
  accepted,
  get,
  newTable,
  Player,
  post,
  refusedAt,
  roomOf,
  startTestServer,
  type TestServer,
  until,
} from './harness.ts';
import { sqlitePlace } from './places.ts';

const games = { [forbiddenIsland.id]: forbiddenIsland, counting };
const today = () => dayOf(Date.now());

// It is noon by every clock here, because a test that runs over midnight sees two days.
beforeAll(() => {
  const { now } = Date;
  const shift = new Date().setUTCHours(12, 0, 0, 0) - now();
  jest.spyOn(Date, 'now').mockImplementation(() => now() + shift);
});
afterAll(() => jest.restoreAllMocks());

let server: TestServer;
const start = async (more = {}) => {
  server = await startTestServer({ games, ...more });
};
afterEach(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

async function play(): Promise<{ code: string; ann: Player<Table> }> {
  const code = await newTable(server, { game: forbiddenIsland.id, daily: true });
  return { code, ann: await Player.join<Table>(server, code, { name: 'Ann' }) };
}

const seedOf = async (code: string) => (await roomOf(code)).played!.recording.seed;

test('one person plays all seats, at once, in the setting of the day', async () => {
  await start();
  const { ann } = await play();
  const { seats, options } = dailySetting(forbiddenIsland)!;
  expect(ann.state).toMatchObject({ phase: 'playing', daily: today(), known: 'daily', options });
  expect(ann.state.seats.map(({ person }) => person)).toEqual(Array.from({ length: seats }, () => ann.person));
});

test('everybody gets the same game, also after a restart, and another service another one', async () => {
  const place = sqlitePlace();
  await start(place);
  const [one, other] = [await play(), await play()];
  expect(other.ann.state.table).toEqual(one.ann.state.table);
  const seed = await seedOf(one.code);
  expect(await seedOf(other.code)).toBe(seed);
  await server.close();
  await start(place);
  expect(await seedOf((await play()).code)).toBe(seed);
  await server.close();
  await start();
  expect(await seedOf((await play()).code)).not.toBe(seed);
  await place.remove();
});

test('as long as the day lasts nobody learns what is hidden from a game that is over', async () => {
  await start();
  const { code, ann } = await play();
  await ann.ask('end', { agree: true });
  expect(ann.state.phase).toBe('over');
  const { body } = await get<ReplayReply>(server, `/api/tables/${code}/rounds/1/replay`);
  expect(body).toMatchObject({ over: true, frames: [{ version: 0 }] });
  expect(body).not.toHaveProperty('seed');
  expect(body).not.toHaveProperty('log');
  expect(JSON.stringify(body)).not.toContain(await seedOf(code));
  const from = { code, round: 1, version: 0 };
  const branch = await post<ErrorReply>(server, '/api/tables', { game: forbiddenIsland.id, from });
  expect([branch.status, branch.body.error]).toEqual([400, 'notNow']);
});

test('it is the same for everybody, so the lobby cannot make another game of it', async () => {
  await start();
  const { ann } = await play();
  await ann.ask('end', { agree: true });
  await ann.ask('again');
  for (const changes of [{ seats: 3 }, { options: { level: 'elite' } }, { seed: '' }])
    expect(await ann.ask('configure', changes)).toEqual(refusedAt(0, 'notAllowed', { problem: 'daily' }));
});

test('nobody is told what to do, and what a CPU does is marked in the replay', async () => {
  await start({ paceMs: 600_000, windowMs: 600_000 });
  const { code, ann } = await play();
  expect(ann.state).toMatchObject({ cpus: true, hints: true });
  const [seat] = ann.state.waitingFor as [number];
  expect(await ann.ask('hint', { ply: 0, seat })).toEqual(refusedAt(0, 'noHints'));
  expect(await ann.ask('fill', { seat, level: 'easy' })).toEqual(accepted(0));
  await until(() => ann.state.ply > 0, 'the CPU to play');
  await ann.ask('fill', { seat, level: '' });
  await ann.ask('end', { agree: true });
  const { body } = await get<ReplayReply>(server, `/api/tables/${code}/rounds/1/replay`);
  expect(body.frames[1]).toMatchObject({ seat, cpu: true });
});

test('what came to light stays, and only what followed it can be taken back', async () => {
  await start({ paceMs: 600_000, windowMs: 600_000 });
  const { ann } = await play();
  const act = async (type: string) => {
    const [seat] = ann.state.waitingFor as [number];
    const view = { seat, table: ann.state.table as object, hand: ann.state.hands?.[seat] ?? {} };
    const legal: { type: string }[] = forbiddenIsland.legalActions(view as never);
    const { ply } = ann.state;
    const action = legal.find((one) => one.type === type) ?? legal[0];
    expect(await ann.ask('act', { id: `${ply}`, ply, action, seat })).toEqual(accepted(ply + 1));
  };
  await act('endActions');
  await act('drawTreasure');
  expect(ann.state).toMatchObject({ turns: 2, undo: { free: 2, last: 2, seats: [] } });
  for (const turns of [1, 0])
    expect(await ann.ask('undo', { ply: 2, turns })).toEqual(
      refusedAt(2, 'notAllowed', { field: 'turns', problem: 'shown' }),
    );
  expect(ann.state).toMatchObject({ ply: 2, turns: 2 });
  while (ann.state.undo.free === ann.state.turns && ann.state.phase === 'playing') await act('move');
  if (ann.state.phase === 'over') return; // one island in twenty sinks in the first turn, and the seed is a secret
  const { turns, ply } = ann.state;
  expect(await ann.ask('undo', { ply, turns: turns - 1 })).toEqual(accepted(ply + 1));
});

test.each<[Partial<CreateTable>, object]>([
  [{ game: 'counting' }, { error: 'notAllowed', field: 'daily', problem: 'unknown' }],
  [{ seed: 'mine' }, { error: 'badRequest', field: 'seed' }],
  [{ options: {} }, { error: 'badRequest', field: 'options' }],
])('a game of the day with %j is refused', async (more, refusal) => {
  await start();
  const { status, body } = await post<ErrorReply>(server, '/api/tables', {
    game: forbiddenIsland.id,
    daily: true,
    ...more,
  });
  expect([status, body]).toEqual([400, refusal]);
});

test('the page is told which games have one, and which day it is', async () => {
  await start();
  const { body } = await get<GamesReply>(server, '/api/games');
  expect(body.day).toBe(today());
  expect(body.games.map(({ id, daily }) => [id, daily])).toEqual([
    [forbiddenIsland.id, true],
    ['counting', false],
  ]);
});
