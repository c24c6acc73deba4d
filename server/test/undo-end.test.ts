import { replay } from '@landfall/shared/engine/recording.ts';
import { gomoku } from '@landfall/shared/games/gomoku/game.ts';
import type { Table } from '@landfall/shared/games/gomoku/table.ts';
import type { TableSummary } from '@landfall/shared/protocol/http.ts';
import { openArchive } from '../src/archive/open.ts';
import { accepted, begun, get, newTable, Player, refusedAt, roomOf, until } from './harness.ts';
import { type LastingServer, lastingServer } from './lasting.ts';
import { askForReplay } from './replaying.ts';

let server: LastingServer;
beforeAll(async () => {
  server = await lastingServer({ games: { gomoku }, troubleMs: 50 });
});
afterAll(async () => {
  await server.close();
  await server.place.remove();
  expect(server.errors).toEqual([]);
});

const place = (point: number) => ({ type: 'place', point });
const takeBack = (player: Player) => player.ask('undo', { ply: player.state.ply, turns: player.state.undo.last });
const agree = (player: Player) => player.ask('consent', { ply: player.state.ply, turns: 8, yes: true });
const phaseOf = async (code: string) => (await get<TableSummary>(server, `/api/tables/${code}`)).body.phase;

/** Black, Ann, has made five in a row in the first line, and White has four stones in the last one. */
async function won() {
  const { code, players } = await begun(server, { game: 'gomoku', seats: 2, options: { first: '1' } });
  const [ann, bob] = players as [Player<Table>, Player<Table>];
  for (let ply = 0; ply < 9; ply++) {
    const player = ply % 2 ? bob : ann;
    await until(() => player.state.ply === ply, 'the stone before');
    expect(await player.act(place(ply % 2 ? 210 + ply : ply / 2))).toEqual(accepted(ply + 1));
  }
  for (const player of [ann, bob]) await until(() => player.state.phase === 'over', 'the end');
  return { code, ann, bob };
}

async function savedRound(code: string) {
  const archive = await openArchive({ ...server.place, log: { error() {}, warn() {}, info() {} } });
  const saved = (await archive.load(code))!;
  await archive.close();
  return { phase: saved.phase, ...saved.lastRound! };
}

test('GO-7.3 with a person the end goes back by consent, and everything that came with it', async () => {
  const { code, ann, bob } = await won();
  expect(bob.state).toMatchObject({ turns: 9, undo: { last: 8, seats: [0] } });
  expect((await askForReplay(server, code, 1)).body.seed).toBeDefined();
  expect(await takeBack(ann)).toEqual(accepted(9));
  await until(() => bob.state.proposal !== undefined, 'the question');
  expect([bob.state.phase, bob.state.proposal!.waits]).toEqual(['over', [bob.person]]);
  expect(await agree(bob)).toEqual(accepted(10));

  await until(() => ann.state.ply === 10, 'the patch');
  expect(ann.state).toMatchObject({ phase: 'playing', waitingFor: [0], turns: 8, undone: ann.person });
  expect(ann.state.table).toMatchObject({ ending: '' });
  expect(await phaseOf(code)).toBe('playing');
  expect((await askForReplay(server, code, 1)).status).toBe(403);
  expect((await askForReplay(server, code, 1, bob.secret)).body).toMatchObject({ over: false });
  expect(await savedRound(code)).toMatchObject({ phase: 'playing', ended: null, result: null, hash: null });
  expect(await ann.ask('again')).toEqual(refusedAt(10, 'notNow'));

  expect(await ann.act(place(100))).toEqual(accepted(11));
  await until(() => bob.state.ply === 11, 'the other stone');
  expect(await bob.act(place(200))).toEqual(accepted(12));
  await until(() => ann.state.ply === 12, 'the reply');
  expect(await ann.act(place(4))).toEqual(accepted(13));
  const saved = await savedRound(code);
  expect(saved).toMatchObject({ phase: 'over', result: { winners: [0] }, hash: expect.any(String) });
  const { match, recording } = (await roomOf(code)).played!;
  expect([replay(gomoku, recording), saved.log]).toEqual([match, recording.log]);
});

test('GO-7.3 the end that was taken back stays so after a power cut, and can be taken back after one', async () => {
  const [back, over] = [await won(), await won()];
  await takeBack(back.ann);
  await agree(back.bob);
  await server.cut();
  server.errors.length = 0;
  server = await server.again();
  const again = (code: string, { secret }: Player) => Player.join<Table>(server, code, { secret, name: undefined });
  expect((await again(back.code, back.ann)).state).toMatchObject({ phase: 'playing', ply: 10, waitingFor: [0] });
  const [ann, bob] = [await again(over.code, over.ann), await again(over.code, over.bob)];
  expect(ann.state).toMatchObject({ phase: 'over', turns: 9, undo: { last: 8 } });
  await takeBack(bob);
  expect(await agree(ann)).toEqual(accepted(10));
  expect(ann.state).toMatchObject({ phase: 'playing', undone: bob.person });
});

test('GO-7.3 once another game is asked for, the question about the last one is too late', async () => {
  const { ann, bob } = await won();
  await takeBack(ann);
  await until(() => bob.state.proposal !== undefined, 'the question');
  expect(await bob.ask('again')).toEqual(accepted(9));
  expect(bob.state.proposal).toBeUndefined();
  expect(await agree(bob)).toEqual(refusedAt(9, 'notNow'));
  expect(await takeBack(ann)).toEqual(refusedAt(9, 'notNow'));
  expect(ann.state.phase).toBe('lobby');
});

test('GO-7.3 an end by consent is not taken back', async () => {
  const { players } = await begun(server, { game: 'gomoku', seats: 2, options: { first: '1' } });
  const [ann, bob] = players as [Player, Player];
  await ann.act(place(0));
  await ann.ask('end', { agree: true });
  await bob.ask('end', { agree: true });
  expect(bob.state).toMatchObject({ phase: 'over', abandoned: true, turns: 0 });
  expect(await ann.ask('undo', { ply: 1, turns: 0 })).toEqual(refusedAt(1, 'notNow'));
});

test('GO-7.3 against a CPU it is at once, with the reply of the CPU if that ended it', async () => {
  const code = await newTable(server, { game: 'gomoku', options: { first: '1' }, cpus: ['easy'], begin: true });
  const ann = await Player.join<Table>(server, code, { name: 'Ann' });
  await until(() => ann.state.phase === 'playing', 'the start');
  await ann.act(place(112));
  await until(() => ann.state.waitingFor[0] === 0, 'the reply');
  expect(await ann.act({ type: 'resign' })).toEqual(accepted(3));
  expect(ann.state).toMatchObject({ phase: 'over', undo: { last: 2 } });
  expect(await takeBack(ann)).toEqual(accepted(4));
  expect(ann.state).toMatchObject({ phase: 'playing', turns: 2, waitingFor: [0] });

  // The CPU makes a row of five sooner or later if nobody hinders it.
  for (const far of [0, 17, 34, 6, 23, 40, 12, 29, 210, 182, 216, 188, 3, 20, 37, 9, 26, 43, 213, 185]) {
    if (ann.state.phase === 'over') break;
    if (ann.state.table!.stones.includes(far)) continue;
    await ann.act(place(far));
    await until(() => ann.state.phase === 'over' || ann.state.waitingFor[0] === 0, 'the reply');
  }
  const { turns, table } = ann.state;
  expect(table!.winner).toBe(1);
  await takeBack(ann);
  await until(() => ann.state.phase === 'playing', 'the game to go on');
  expect(ann.state).toMatchObject({ turns: turns - 2, waitingFor: [0], undone: ann.person });
});
