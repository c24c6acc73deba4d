import { accepted, begun, Player, startTestServer, type TestServer, until } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

test('whoever comes back and plays from the hand at once sees what is left of it', async () => {
  const { code, players } = await begun(server, { options: { anytime: 'on', target: '200' } });
  for (const ply of [0, 2, 4, 6]) {
    await until(() => players.every(({ state }) => state.ply === ply), 'the tick');
    expect(await players[(ply / 2) % 2]!.act({ type: 'add', n: 1 })).toEqual(accepted(ply + 1));
  }
  await until(() => players[0]!.state.ply === 8, 'the tick');
  const { secret } = players[0]!;
  await players[0]!.drop();
  const ann = await Player.join(server, code, { secret, name: undefined });
  const [first, ...others] = ann.tokens()!;
  expect(others).toHaveLength(3);
  expect(await ann.act({ type: 'play', token: first })).toEqual(accepted(9));
  expect(ann.tokens()).toEqual(others);
});
