import { dominoes } from '@landfall/shared/games/dominoes/game.ts';
import type { CpuMove } from '@landfall/shared/protocol/state.ts';
import { accepted, newTable, Player, startTestServer, type TestServer, until } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ games: { dominoes } });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

test('CPUs of Dominoes say why, to those who play and to those who watch', async () => {
  const code = await newTable(server, { game: 'dominoes', seats: 3 });
  const ann = await Player.join(server, code);
  const eve = await Player.join(server, code, { name: 'Eve', watch: true });
  for (const seat of [1, 2]) expect(await ann.ask('fill', { seat, level: 'easy' })).toEqual(accepted(0));
  const heard = [ann, eve].map((player) => {
    const words = new Set<string>();
    player.room.onStateChange(() => {
      const { cpuMove } = player.state;
      const word = cpuMove && (JSON.parse(cpuMove) as CpuMove).reason?.word;
      if (word) words.add(word);
    });
    return words;
  });
  await ann.ask('ready', { ready: true });
  await ann.ask('start');
  await until(() => ann.state.phase === 'playing', 'the start');
  while (ann.state.phase === 'playing') {
    await until(() => ann.state.phase === 'over' || ann.state.waitingFor.includes(0), 'the own turn');
    if (ann.state.phase === 'playing') await ann.act(ann.legal(dominoes)[0]);
  }
  await until(() => eve.state.phase === 'over', 'the end');
  expect(heard[0]!.size).toBeGreaterThan(0);
  expect(heard[1]).toEqual(heard[0]);
});
