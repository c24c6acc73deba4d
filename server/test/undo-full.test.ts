import { accepted, begun, type Player, refusedAt, startTestServer, type TestServer, until } from './harness.ts';

const NEVER_MS = 600_000;
const MOST = 6;
const ADD = { type: 'add', n: 1 };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ mostEntries: MOST, paceMs: NEVER_MS, windowMs: NEVER_MS });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

test('a log that is very long only goes on: nobody makes it longer by taking back and playing again', async () => {
  const { players } = await begun(server, { options: { target: '200' } });
  const [ann, bob] = players as [Player, Player];
  for (let ply = 0; ply < MOST; ply += 2) {
    expect(await ann.act(ADD)).toEqual(accepted(ply + 1));
    expect(ann.state.undo).toMatchObject({ seat: 0, free: 0, last: 0 });
    expect(await ann.ask('undo', { ply: ply + 1, turns: 0 })).toEqual(accepted(ply + 2));
  }
  expect(await ann.act(ADD)).toEqual(accepted(MOST + 1));
  const full = refusedAt(MOST + 1, 'notAllowed', { field: 'turns', problem: 'tooLong' });
  await until(() => bob.state.ply === MOST + 1, 'the action');
  for (const player of [ann, bob]) {
    expect(player.state).toMatchObject({ turns: 1, undo: { seat: -1, free: 1, last: 1, seats: [] } });
    expect(await player.ask('undo', { ply: MOST + 1, turns: 0 })).toEqual(full);
  }
  expect(ann.state.proposal).toBeUndefined();
  expect(await ann.act({ type: 'tick' })).toEqual(accepted(MOST + 2));
});
