import {
  accepted,
  begun,
  configOf,
  Player,
  pause,
  refusedAt,
  startTestServer,
  type TestServer,
  until,
} from './harness.ts';

const bots = new URL('./counting-bots.ts', import.meta.url).href;
const TROUBLE_MS = 400;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ bots, troubleMs: TROUBLE_MS, cpuMs: 600_000, paceMs: 600_000, windowMs: 600_000 });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

/** Three people in a game, of whom the first, the host, has added one and a tick is due. */
async function three() {
  const { code, players } = await begun(server, { seats: 3, options: { target: '200' } });
  const [ann, bob, cid] = players as [Player, Player, Player];
  await ann.act({ type: 'add', n: 1 });
  await ann.act({ type: 'tick' });
  await until(() => players.every(({ state }) => state.ply === 2), 'the patch');
  return { code, ann, bob, cid };
}

type Three = Awaited<ReturnType<typeof three>>;

/** Ways in which somebody who is asked comes to have no say any more. */
const WAYS: [string, (table: Three) => Promise<unknown>][] = [
  ['leaves', ({ cid }) => cid.ask('leave')],
  ['gives up the seat', ({ cid }) => cid.ask('stand')],
  ['is sent away', ({ ann, cid }) => ann.ask('kick', { person: cid.person })],
  [
    'is gone, and a CPU plays for them',
    async ({ ann, cid }) => {
      await cid.drop();
      await until(() => ann.state.people[cid.person]!.connection === 'away', 'Cid to be gone');
      await ann.ask('fill', { seat: 2, level: 'easy' });
    },
  ],
];

test.each(WAYS)(
  'what all others agreed to is taken back at once when the last one who is asked %s',
  async (_way, go) => {
    const table = await three();
    const { ann, bob, cid } = table;
    expect(await ann.ask('undo', { ply: 2, turns: 0 })).toEqual(accepted(2));
    expect(await bob.ask('consent', { ply: 2, turns: 0, yes: true })).toEqual(accepted(2));
    await until(() => ann.state.proposal?.waits.join() === `${cid.person}`, 'the first answer');
    await go(table);
    await until(() => ann.state.ply === 3, 'the taking back');
    await until(() => bob.state.ply === 3, 'the taking back');
    expect(bob.state).toMatchObject({ turns: 0, undone: ann.person });
    expect(bob.state.proposal).toBeUndefined();
  },
);

test.each(WAYS)('the game ends as all others want when the last one who has not agreed %s', async (_way, go) => {
  const table = await three();
  const { ann, bob } = table;
  for (const player of [ann, bob]) expect(await player.ask('end', { agree: true })).toEqual(accepted(2));
  expect(ann.state.phase).toBe('playing');
  await go(table);
  await until(() => bob.state.phase === 'over', 'the end');
  expect(bob.state).toMatchObject({ abandoned: true, waitingFor: [] });
});

test('nobody but who wanted it ends a game: those who leave without a word do not', async () => {
  const { ann, bob, cid } = await three();
  await ann.ask('end', { agree: true });
  await cid.ask('leave');
  await until(() => bob.state.people[cid.person] === undefined, 'Cid to be gone');
  expect(bob.state).toMatchObject({ phase: 'playing', endVotes: [ann.person] });
  await ann.ask('leave');
  await until(() => bob.state.people[ann.person] === undefined, 'Ann to be gone');
  await pause(100);
  expect(bob.state.phase).toBe('playing');
});

test('a question of somebody who leaves is no question any more', async () => {
  const { ann, bob, cid } = await three();
  await bob.ask('undo', { ply: 2, turns: 0 });
  await until(() => cid.state.proposal !== undefined, 'the question');
  await bob.ask('leave');
  await until(() => cid.state.proposal === undefined, 'the end of it');
  expect(await cid.ask('consent', { ply: 2, turns: 0, yes: true })).toEqual(refusedAt(2, 'notNow'));
  expect(ann.state.turns).toBe(2);
});

test('whoever has just lost the line while a CPU plays for them is waited for, and has a say when they are back', async () => {
  const { code, ann, bob, cid } = await three();
  await cid.ask('fill', { seat: 2, level: 'easy' });
  await ann.ask('undo', { ply: 2, turns: 0 });
  await bob.ask('consent', { ply: 2, turns: 0, yes: true });
  for (const player of [ann, bob]) await player.ask('end', { agree: true });
  const settings = await configOf(code);
  settings.troubleMs = 5 * TROUBLE_MS; // on a busy machine it takes a while to come back
  await cid.drop();
  await until(() => ann.state.people[cid.person]!.connection === 'trouble', 'the loss');
  settings.troubleMs = TROUBLE_MS;
  const back = await Player.join(server, code, { secret: cid.secret, name: undefined });
  await pause(6 * TROUBLE_MS);
  expect(back.state).toMatchObject({ phase: 'playing', ply: 2, proposal: { waits: [cid.person] } });
  expect(await back.ask('consent', { ply: 2, turns: 0, yes: true })).toEqual(accepted(3));
});

describe('whoever is back has a say again', () => {
  /** Cid is away, and a CPU plays for him. */
  async function without({ ann, cid }: Three) {
    await cid.drop();
    await until(() => ann.state.people[cid.person]!.connection === 'away', 'Cid to be gone');
    await ann.ask('fill', { seat: 2, level: 'easy' });
  }

  test.each<[string, (ask: () => Promise<unknown>, go: () => Promise<void>) => Promise<unknown>]>([
    ['was asked before they were gone', (ask, go) => ask().then(go)],
    ['was gone when it was asked', (ask, go) => go().then(ask)],
    ['was gone when it was asked again', (ask, go) => ask().then(go).then(ask)],
  ])('who %s', async (_when, happen) => {
    const table = await three();
    const { code, ann, bob, cid } = table;
    const ask = () => ann.ask('undo', { ply: 2, turns: 0 });
    await happen(ask, () => without(table));
    expect(ann.state.proposal!.waits).toEqual([bob.person]);
    const back = await Player.join(server, code, { secret: cid.secret, name: undefined });
    await until(() => ann.state.proposal!.waits.length === 2, 'Cid to be asked');
    expect(await bob.ask('consent', { ply: 2, turns: 0, yes: true })).toEqual(accepted(2));
    expect(await ask()).toEqual(accepted(2));
    expect(back.state).toMatchObject({ turns: 2, proposal: { waits: [cid.person] } });
    expect(await back.ask('consent', { ply: 2, turns: 0, yes: false })).toEqual(accepted(2));
    await until(() => ann.state.proposal === undefined, 'the refusal');
    expect(ann.state.turns).toBe(2);
  });
});

test('the question of somebody who stood up does not come back with them, nor do the answers', async () => {
  const { ann, bob, cid } = await three();
  await bob.ask('undo', { ply: 2, turns: 0 });
  await ann.ask('consent', { ply: 2, turns: 0, yes: true });
  await bob.ask('stand');
  await until(() => cid.state.proposal === undefined, 'the end of it');
  await bob.ask('sit', { seat: 1 });
  await until(() => cid.state.seats[1]!.person === bob.person, 'Bob to be seated');
  expect(cid.state.proposal).toBeUndefined();
  expect(await bob.ask('undo', { ply: 2, turns: 0 })).toEqual(accepted(2));
  expect(bob.state.proposal!.waits).toEqual([ann.person, cid.person]);
});
