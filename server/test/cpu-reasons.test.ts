import type { Reason } from '@landfall/shared/engine/bot.ts';
import { dominoes } from '@landfall/shared/games/dominoes/game.ts';
import type { ReplayReply } from '@landfall/shared/protocol/http.ts';
import type { CpuMove } from '@landfall/shared/protocol/state.ts';
import { accepted, get, newTable, Player, type TestServer, until } from './harness.ts';
import { lastingServer } from './lasting.ts';

let server: TestServer;
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

test('CPUs of Dominoes say why, to those who play, who watch, who come late and who see it again', async () => {
  const before = await lastingServer({ games: { dominoes } });
  server = before;
  const code = await newTable(server, { game: 'dominoes', seats: 3 });
  const ann = await Player.join(server, code);
  const eve = await Player.join(server, code, { name: 'Eve', watch: true });
  for (const seat of [1, 2]) expect(await ann.ask('fill', { seat, level: 'easy' })).toEqual(accepted(0));
  const heard = [ann, eve].map((player) => {
    const reasons: Record<string, Reason> = {};
    player.room.onStateChange(() => {
      const { cpuMove, ply } = player.state;
      const reason = cpuMove ? (JSON.parse(cpuMove) as CpuMove).reason : undefined;
      if (reason) reasons[ply] = reason;
    });
    return reasons;
  });
  await ann.ask('ready', { ready: true });
  await ann.ask('start');
  await until(() => ann.state.phase === 'playing', 'the start');
  while (ann.state.phase === 'playing') {
    await until(() => ann.state.phase === 'over' || ann.state.waitingFor.includes(0), 'the own turn');
    if (ann.state.phase === 'playing') await ann.act(ann.legal(dominoes)[0]);
  }
  await until(() => eve.state.phase === 'over', 'the end');
  const [reasons] = heard;
  expect(Object.keys(reasons!).length).toBeGreaterThan(0);
  expect(heard[1]).toEqual(reasons);
  await before.cut();
  before.errors.length = 0;

  // A power cut between the column for reasons and the note that it is there.
  await before.place.change(`delete from kysely_migration where name = '004-reasons'`);
  server = await before.again();
  const late = await Player.join(server, code, { name: 'Late', watch: true });
  expect(await late.ask('story')).toMatchObject({ reasons });
  const { body } = await get<ReplayReply>(server, `/api/tables/${code}/rounds/1/replay`);
  const explained = body.frames.filter(({ reason }) => reason).map(({ version, reason }) => [version, reason]);
  expect(Object.fromEntries(explained)).toEqual(reasons);
  expect(body.frames.filter(({ cpu }) => !cpu).filter(({ reason }) => reason)).toEqual([]);
  await before.place.remove();
});
