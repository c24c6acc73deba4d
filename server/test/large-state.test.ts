import { counting } from './counting.ts';
import { accepted, begun, Player, startTestServer, type TestServer, until } from './harness.ts';

/** More than a whole state usually has, and more than the buffers of a table hold. */
const PLAYED = Array.from({ length: 600 }, (_, n) => `token that was played as number ${n}`);

/** The counting game after very many tokens were played. */
const large: typeof counting = {
  ...counting,
  setup(setting, random) {
    const state = counting.setup(setting, random);
    state.table.played = [...PLAYED];
    return state;
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ games: { counting: large } });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

test('whoever comes back to a table of any size sees all of it, and their hand', async () => {
  const { code, players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  const watcher = await Player.join(server, code, { name: 'Cid', watch: true });
  for (let time = 0; time < 3; time++) {
    const back = await Player.join(server, code, { secret: bob.secret, name: undefined });
    await until(() => ann.state.people[bob.person]?.connection === 'online', 'Bob');
    expect(back.state).toEqual({ ...ann.state, hands: { 1: { tokens: bob.tokens(1) } } });
    expect(back.state.table.played).toEqual(PLAYED);
    expect(watcher.state.table.played).toEqual(PLAYED);
  }
  expect(await ann.act({ type: 'add', n: 1 })).toEqual(accepted(1));
});
