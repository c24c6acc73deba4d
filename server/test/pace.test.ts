import { packEvents } from '@landfall/shared/protocol/events.ts';
import type { Config } from '../src/config.ts';
import { counting, type Event } from './counting.ts';
import {
  accepted,
  begun,
  configOf,
  newTable,
  Player,
  pause,
  refusedAt,
  startTestServer,
  type TestServer,
  until,
} from './harness.ts';

const PACE_MS = 200;
// Long, because whatever is to be done before it has passed takes its time on a busy machine.
const WINDOW_MS = 1500;
const HOLD_MS = 2000;
/** Where nothing must come by waiting alone; `nextStepMs` has 16 bits. */
const NEVER_MS = 60_000;
let server: TestServer;
let settings: Config;
beforeAll(async () => {
  server = await startTestServer({ paceMs: PACE_MS, holdMs: HOLD_MS });
  settings = await configOf(await newTable(server));
});
beforeEach(() => {
  settings.windowMs = WINDOW_MS;
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const ADD = { type: 'add', n: 1 };
const TICK = { type: 'tick' };

/** Two players, the first of whom has just added one, so that a tick is due. */
async function beforeTick(anytime: 'on' | 'off') {
  const { code, players } = await begun(server, { options: { anytime, target: '200' } });
  const [ann, bob] = players as [Player, Player];
  const seen: Player['state'][] = [];
  bob.room.onStateChange(() => seen.push(bob.state));
  const since = performance.now();
  expect(await ann.act(ADD)).toEqual(accepted(1));
  await until(() => bob.state.ply === 1, 'Bob to see it');
  return { code, ann, bob, since, seen };
}

/** Milliseconds from `since` until the player sees that ply. */
async function timeUntilPly(player: Player, ply: number, since: number): Promise<number> {
  await until(() => player.state.ply >= ply, `ply ${ply}`);
  return performance.now() - since;
}

test('a step that nobody can forestall follows after a short while', async () => {
  settings.windowMs = NEVER_MS;
  const { bob, since, seen } = await beforeTick('off');
  expect(await timeUntilPly(bob, 2, since)).toBeGreaterThanOrEqual(PACE_MS - 10);
  expect(seen[0]).toMatchObject({ ply: 1, nextStepMs: PACE_MS, heldBy: -1 });
  expect(bob.state).toMatchObject({
    nextStepMs: 0,
    waitingFor: [1],
    events: packEvents(counting, [{ type: 'ticked', seat: 0 } as Event]),
  });
});

test('where somebody could act before it, there is more time', async () => {
  const { bob, since, seen } = await beforeTick('on');
  expect(await timeUntilPly(bob, 2, since)).toBeGreaterThanOrEqual(WINDOW_MS - 10);
  expect(seen[0]).toMatchObject({ ply: 1, nextStepMs: WINDOW_MS });
});

test('a step need not wait for the only one who could forestall it, if they say so', async () => {
  settings.windowMs = NEVER_MS;
  const { ann, bob } = await beforeTick('on');
  for (const token of ann.tokens()!)
    expect(await ann.act({ type: 'play', token })).toMatchObject({ status: 'accepted' });
  await until(() => bob.state.ply === 3, 'Bob to see it');
  expect(await ann.ask('waive', { ply: 3 })).toEqual(refusedAt(3, 'notYourTurn'));
  expect(await bob.ask('waive', { ply: 2 })).toEqual(refusedAt(3, 'moved'));
  expect(ann.state.ply).toBe(3);
  expect(await bob.ask('waive', { ply: 3 })).toEqual(accepted(4));
  expect(bob.state.events).toBe(packEvents(counting, [{ type: 'ticked', seat: 0 } as Event]));
});

test('where several could, it waits for those who have not said so', async () => {
  settings.windowMs = NEVER_MS;
  const { ann, bob } = await beforeTick('on');
  expect(await ann.ask('waive', { ply: 1 })).toEqual(accepted(1));
  expect(ann.state).toMatchObject({ ply: 1, nextStepMs: NEVER_MS });
  expect(await bob.ask('hold', { on: true })).toEqual(accepted(1));
  expect(await ann.ask('waive', { ply: 1 })).toEqual(refusedAt(1, 'held'));
  expect(await bob.ask('waive', { ply: 1 })).toEqual(accepted(2));
  expect(bob.state).toMatchObject({ ply: 2, heldBy: -1 });
});

test('who has said so may think otherwise, and everybody is asked again after an action', async () => {
  settings.windowMs = NEVER_MS;
  const { ann, bob } = await beforeTick('on');
  expect(await ann.ask('waive', { ply: 1 })).toEqual(accepted(1));
  expect(await ann.ask('hold', { on: true })).toEqual(accepted(1));
  expect(await ann.ask('hold', { on: false })).toEqual(accepted(1));
  expect(await bob.ask('waive', { ply: 1 })).toEqual(accepted(1));
  expect(await ann.act({ type: 'play', token: ann.tokens()![0] })).toEqual(accepted(2));
  expect(await ann.ask('waive', { ply: 2 })).toEqual(accepted(2));
  expect(await bob.ask('waive', { ply: 2 })).toEqual(accepted(3));
  expect(await bob.ask('waive', { ply: 3 })).toEqual(refusedAt(3, 'notNow'));
});

test('an action in the window comes before the step and starts the wait anew', async () => {
  const { ann, bob } = await beforeTick('on');
  await pause(WINDOW_MS / 5);
  const since = performance.now();
  expect(await bob.act({ type: 'play', token: bob.tokens()![0] })).toEqual(accepted(2));
  expect(await timeUntilPly(ann, 3, since)).toBeGreaterThanOrEqual(WINDOW_MS - 10);
  expect(ann.state.table.played).toHaveLength(1);
});

test('the owner of the step need not wait, nobody else can play it', async () => {
  const { ann, bob } = await beforeTick('on');
  expect(await bob.act(TICK)).toEqual(refusedAt(1, 'notLegal'));
  expect(await ann.act(TICK)).toEqual(accepted(2));
  await pause(WINDOW_MS + 100);
  expect(ann.state.ply).toBe(2);
});

test('a hold keeps the step waiting until it is released', async () => {
  const { ann, bob } = await beforeTick('on');
  expect(await bob.ask('hold', { on: true })).toEqual(accepted(1));
  expect(bob.state).toMatchObject({ heldBy: 1, nextStepMs: 0 });
  expect(await ann.act(TICK)).toEqual(refusedAt(1, 'held'));
  expect(await ann.ask('hold', { on: true })).toEqual(refusedAt(1, 'held'));
  expect(await ann.ask('hold', { on: false })).toEqual(accepted(1));
  await pause(WINDOW_MS + 100);
  expect(ann.state).toMatchObject({ ply: 1, heldBy: 1 });
  const since = performance.now(); // on a busy machine the answer comes long after the wait has begun
  expect(await bob.ask('hold', { on: false })).toEqual(accepted(1));
  expect(bob.state).toMatchObject({ heldBy: -1, nextStepMs: WINDOW_MS });
  expect(await timeUntilPly(ann, 2, since)).toBeGreaterThanOrEqual(WINDOW_MS - 10);
});

test('a hold ends by itself, and cannot be repeated before the same step', async () => {
  const { ann, bob, since } = await beforeTick('on');
  expect(await bob.ask('hold', { on: true })).toEqual(accepted(1));
  await until(() => bob.state.heldBy === -1, 'the end of the hold');
  expect(performance.now() - since).toBeGreaterThanOrEqual(HOLD_MS - 10);
  expect(await bob.ask('hold', { on: true })).toEqual(refusedAt(1, 'tooMany'));
  expect(await ann.ask('hold', { on: true })).toEqual(accepted(1));
  expect(await ann.ask('hold', { on: false })).toEqual(accepted(1));
  await timeUntilPly(bob, 2, since);
  expect(await bob.act(ADD)).toEqual(accepted(3));
  expect(await bob.ask('hold', { on: true })).toEqual(accepted(3));
});

test('playing an action ends the own hold, and only that', async () => {
  settings.windowMs = NEVER_MS;
  const { ann, bob } = await beforeTick('on');
  expect(await bob.ask('hold', { on: true })).toEqual(accepted(1));
  expect(await ann.act({ type: 'play', token: ann.tokens()![0] })).toEqual(accepted(2));
  expect(ann.state.heldBy).toBe(1);
  await until(() => bob.state.ply === 2, 'Bob to see it');
  expect(await bob.act({ type: 'play', token: bob.tokens()![0] })).toEqual(accepted(3));
  expect(bob.state).toMatchObject({ heldBy: -1, nextStepMs: NEVER_MS });
});

test('who holds may still play the step, if it is theirs', async () => {
  settings.windowMs = NEVER_MS;
  const { ann } = await beforeTick('on');
  expect(await ann.ask('hold', { on: true })).toEqual(accepted(1));
  expect(await ann.act(TICK)).toEqual(accepted(2));
  expect(ann.state.heldBy).toBe(-1);
});

test('a hold ends when its owner has nothing left to play, leaves, or loses the line', async () => {
  const { ann, bob } = await beforeTick('on');
  await bob.ask('hold', { on: true });
  await until(() => ann.state.heldBy === 1, 'the hold');
  await bob.drop();
  await until(() => ann.state.heldBy === -1, 'the end of the hold');
  await until(() => ann.state.ply === 2, 'the tick');

  const second = await beforeTick('on');
  await second.bob.ask('hold', { on: true });
  await until(() => second.ann.state.heldBy === 1, 'the hold');
  expect(await second.bob.ask('stand')).toEqual(accepted(1));
  await until(() => second.ann.state.heldBy === -1, 'the end of the hold');
});

test('there is nothing to hold where no step is due or nobody could act', async () => {
  const { players } = await begun(server, { options: { anytime: 'on' } });
  expect(await players[1]!.ask('hold', { on: true })).toEqual(refusedAt(0, 'notNow'));
  const { bob } = await beforeTick('off');
  expect(await bob.ask('hold', { on: true })).toEqual(refusedAt(1, 'notYourTurn'));
});

test('steps pause while nobody is there and go on when somebody is', async () => {
  const { code, ann, bob } = await beforeTick('on');
  await bob.drop();
  await ann.drop();
  await pause(WINDOW_MS + 200);
  const back = await Player.join(server, code, { secret: bob.secret, name: undefined });
  expect(back.state).toMatchObject({ ply: 1, nextStepMs: WINDOW_MS });
  await until(() => back.state.ply === 2, 'the tick');
});
