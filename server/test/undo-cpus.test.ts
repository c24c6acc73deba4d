import { accepted, begun, newTable, Player, pause, startTestServer, type TestServer, until } from './harness.ts';

const bots = new URL('./counting-bots.ts', import.meta.url).href;
const ADD = { type: 'add', n: 2 };

let server: TestServer;
afterEach(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

async function againstCpu(settings: object) {
  server = await startTestServer({ bots, ...settings });
  const ann = await Player.join(server, await newTable(server, { seats: 2, options: { target: '30' } }));
  await ann.ask('fill', { seat: 1, level: 'easy' });
  await ann.ask('start');
  await until(() => ann.state.phase === 'playing', 'the start');
  return { ann, takeBack: () => ann.ask('undo', { ply: ann.state.ply, turns: ann.state.undo.last }) };
}

test('my move and the answer of a CPU go back at once, and it is my turn again', async () => {
  const { ann, takeBack } = await againstCpu({ cpuMs: 0 });
  await ann.act(ADD);
  await until(() => ann.state.turns === 4 && ann.state.waitingFor[0] === 0, 'the answer');
  expect(ann.state).toMatchObject({ table: { count: 3 }, undo: { last: 0, seats: [0, 0, 1, 1] } });
  expect(await takeBack()).toEqual(accepted(5));
  await until(() => ann.state.ply === 5, 'the patch');
  expect(ann.state).toMatchObject({ turns: 0, waitingFor: [0], table: { count: 0 }, undone: ann.person });
  await pause(200);
  expect(ann.state.ply).toBe(5);
  expect(await ann.act(ADD)).toEqual(accepted(6));
  await until(() => ann.state.turns === 4 && ann.state.waitingFor[0] === 0, 'the answer');
});

test('whoever is gone is asked until a CPU has their seat', async () => {
  server = await startTestServer({ bots, troubleMs: 50, cpuMs: 60_000 });
  const { players } = await begun(server, { options: { target: '30' } });
  const [ann, bob] = players as [Player, Player];
  await ann.act({ type: 'add', n: 1 });
  await bob.drop();
  await until(() => ann.state.people[bob.person]?.connection === 'away', 'the absence');
  await until(() => ann.state.turns === 2, 'the step that plays itself');
  const takeBack = () => ann.ask('undo', { ply: 2, turns: 0 });
  expect(await takeBack()).toEqual(accepted(2));
  expect(ann.state).toMatchObject({ turns: 2, proposal: { waits: [bob.person] } });
  await ann.ask('fill', { seat: 1, level: 'easy' });
  await until(() => ann.state.ply === 3, 'the taking back');
  expect(ann.state).toMatchObject({ turns: 0, undone: ann.person });
  expect(ann.state.proposal).toBeUndefined();
});

test('a CPU that was just thinking does not move in a position that was taken back', async () => {
  const { ann, takeBack } = await againstCpu({ cpuMs: 300 });
  await ann.act(ADD);
  await until(() => ann.state.turns === 2 && ann.state.waitingFor[0] === 1, 'the turn of the CPU');
  expect(await takeBack()).toEqual(accepted(3));
  await pause(700);
  expect(ann.state).toMatchObject({ ply: 3, turns: 0, waitingFor: [0] });
});
