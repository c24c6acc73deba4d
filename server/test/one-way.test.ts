import { accepted, begun, Player, pause, startTestServer, type TestServer, until } from './harness.ts';

const HEARTBEAT_MS = 1000;
const ADD = { type: 'add', n: 1 };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ heartbeatMs: HEARTBEAT_MS, troubleMs: 60_000, absentMs: 60_000 });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

/** Two at a table, and everything that Bob saw of Ann's connection. */
async function together(): Promise<{ code: string; ann: Player; bob: Player; seen: Set<string> }> {
  const { code, players } = await begun(server, { options: { target: '200' } });
  const [ann, bob] = players as [Player, Player];
  const seen = new Set<string>();
  bob.room.onStateChange(() => seen.add(bob.state.people[ann.person]!.connection));
  return { code, ann, bob, seen };
}

/** Whether the signs of life of a connection get through, while everything else still does. */
const answers = ({ socket }: Player, does: boolean): void => {
  (socket as unknown as { _autoPong: boolean })._autoPong = does;
};

test('somebody whose signs of life are lost is in trouble and not away, and has their seat when they are back', async () => {
  const { code, ann, bob, seen } = await together();
  answers(ann, false);
  await until(() => ann.closed !== 0, 'the line to be given up');
  await until(() => seen.has('trouble'), 'the trouble');
  expect(await bob.ask('rename', { name: 'Bobby' })).toEqual(accepted(0));
  expect(bob.state.seats[0]).toMatchObject({ person: ann.person, cpu: '' });
  const back = await Player.join(server, code, { secret: ann.secret, name: undefined });
  expect(back.seat).toBe(0);
  expect(await back.act(ADD)).toEqual(accepted(1));
  await until(() => bob.state.ply === 2, 'the tick');
  expect([...seen].sort()).toEqual(['online', 'trouble']);
});

test('signs of life that answer nothing keep no line that does not hear the question', async () => {
  const { ann, seen } = await together();
  answers(ann, false);
  const pongs = setInterval(() => ann.socket.pong(), HEARTBEAT_MS / 10);
  await until(() => ann.closed !== 0, 'the line to be given up').finally(() => clearInterval(pongs));
  await until(() => seen.has('trouble'), 'the trouble');
});

test('a single one that is late changes nothing', async () => {
  const { ann, bob, seen } = await together();
  answers(ann, false);
  const word = await new Promise<Buffer>((resolve) => ann.socket.once('ping', resolve));
  answers(ann, true);
  ann.socket.pong(word);
  await pause(3 * HEARTBEAT_MS);
  expect(await ann.act(ADD)).toEqual(accepted(1));
  await until(() => bob.state.ply === 2, 'the tick');
  expect([...seen]).toEqual(['online']);
});
