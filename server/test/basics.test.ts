import { accepted, begun, Player, startTestServer, type TestServer, until } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('two people sit down, start and play to the end', async () => {
  const { players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  for (const on of [ann, bob, ann]) {
    const { ply } = on.state;
    expect(await on.act({ type: 'add', n: 2 })).toEqual(accepted(ply + 1));
    await until(() => [ann, bob].every(({ state }) => state.ply === ply + 2 || state.phase === 'over'), 'the tick');
  }
  expect(bob.state).toMatchObject({ phase: 'over', ply: 5, waitingFor: [], table: { count: 6 } });
  expect(ann.state.table).toEqual(bob.state.table);
});

test('each person sees their own hand only', async () => {
  const { code, players } = await begun(server);
  const watcher = await Player.join(server, code, { name: 'Cid', watch: true });
  expect(Object.keys(players[0]!.state.hands!)).toEqual(['0']);
  expect(Object.keys(players[1]!.state.hands!)).toEqual(['1']);
  expect(watcher.state.hands).toBeUndefined();
});
