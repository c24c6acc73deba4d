import { begun, enter, newTable, Player, refusedAt, startTestServer, type TestServer, until } from './harness.ts';

const NEVER_MS = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ paceMs: NEVER_MS, windowMs: NEVER_MS });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

/** A step is due that Bob could forestall, and Eve watches. */
async function stepDue() {
  const { code, players } = await begun(server, { options: { target: '200', first: '1', anytime: 'on' } });
  const [ann, bob] = players as [Player, Player];
  const eve = await Player.join(server, code, { name: 'Eve', watch: true });
  expect(await ann.act({ type: 'add', n: 1 })).toMatchObject({ status: 'accepted' });
  await until(() => eve.state.ply === 1, 'the addition');
  return { code, ann, bob, eve };
}

test('whoever watches does not say for others that a step need not wait', async () => {
  const { ann, eve } = await stepDue();
  const before = ann.state;
  expect(await eve.ask('waive', { ply: 1 })).toEqual(refusedAt(1, 'notSeated'));
  for (const seat of [0, 1]) expect(await eve.ask('waive', { ply: 1, seat })).toEqual(refusedAt(1, 'notSeated'));
  expect(ann.state).toEqual(before);
});

test('whoever watches does not answer the question whether something is taken back', async () => {
  const { ann, bob, eve } = await stepDue();
  await ann.act({ type: 'tick' });
  expect(await ann.ask('undo', { ply: 2, turns: 0 })).toMatchObject({ status: 'accepted' });
  await until(() => eve.state.proposal !== undefined, 'the question');
  const before = ann.state;
  expect(before.proposal).toMatchObject({ person: ann.person, waits: [bob.person] });
  for (const yes of [true, false])
    expect(await eve.ask('consent', { ply: 2, turns: 0, yes })).toEqual(refusedAt(2, 'notNow'));
  expect(ann.state).toEqual(before);
  expect(await bob.ask('consent', { ply: 2, turns: 0, yes: true })).toMatchObject({ status: 'accepted' });
  await until(() => ann.state.turns === 0, 'the taking back');
});

test('the address of a table shows no hand to a stranger, and gives them an open seat at most', async () => {
  const { code, ann, bob } = await stepDue();
  const { status, body } = await enter(server, code, {});
  expect([status, body.reservation]).toEqual([400, undefined]);
  for (const watch of [true, false]) {
    const stranger = await Player.join(server, code, { name: 'Ann', watch });
    expect([stranger.seat, stranger.state.hands ?? {}]).toEqual([null, {}]);
    const hands = [...ann.tokens()!, ...bob.tokens()!];
    expect(hands.filter((token) => stranger.received.includes(token))).toEqual([]);
    expect([ann.person, bob.person]).not.toContain(stranger.person);
  }
  expect([ann.closed, bob.closed]).toEqual([0, 0]);

  const lobby = await newTable(server, { seats: 2 });
  const host = await Player.join(server, lobby, { name: 'Ann' });
  const second = await Player.join(server, lobby, { name: 'Ann' });
  const third = await Player.join(server, lobby, { name: 'Ann' });
  expect([host.seat, second.seat, third.seat]).toEqual([0, 1, null]);
  expect(await third.ask('sit', { seat: 0 })).toMatchObject({ status: 'refused', reason: 'seatTaken' });
});
