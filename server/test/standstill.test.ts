import type { CountingTable } from './counting.ts';
import {
  accepted,
  begun,
  newTable,
  Player,
  pause,
  roomOf,
  startTestServer,
  type TestServer,
  until,
} from './harness.ts';

const bots = new URL('./counting-bots.ts', import.meta.url).href;
const slowBots = new URL('./slow-bots.ts', import.meta.url).href;
const ADD = { type: 'add', n: 1 };
const WINDOW_MS = 100;
/** Long enough that a step does not come before what is done meanwhile on a busy machine. */
const LONG_WINDOW_MS = 1000;

let server: TestServer;
afterEach(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

type Two = [Player<CountingTable>, Player<CountingTable>];
const comeBack = (code: string, { secret }: Player) =>
  Player.join<CountingTable>(server, code, { secret, name: undefined });

describe('while nobody is here who plays', () => {
  test('somebody who only watches does not make CPUs play for those who are gone, nor a step follow', async () => {
    server = await startTestServer({ bots, windowMs: LONG_WINDOW_MS });
    const { code, players } = await begun(server, { options: { target: '200', anytime: 'on' } });
    const [ann, bob] = players as Two;
    const eve = await Player.join<CountingTable>(server, code, { name: 'Eve', watch: true });
    await ann.ask('configure', { absence: 1 });
    await bob.drop();
    await until(() => ann.state.takeovers[bob.person] === 1, 'the countdown');
    expect(await ann.act(ADD)).toEqual(accepted(1));
    await ann.drop();
    await until(() => eve.state.people[ann.person]!.connection !== 'online', 'Ann to be gone');
    expect(eve.state).toMatchObject({ ply: 1, takeovers: {}, nextStepMs: 0 });
    await pause(1500);
    expect(eve.state).toMatchObject({ ply: 1, seats: [{ cpu: '' }, { cpu: '' }] });
    const back = await comeBack(code, ann);
    await until(() => back.state.seats[1]!.cpu === 'medium', 'the CPU to take over');
    await until(() => back.state.waitingFor[0] === 0 && back.state.ply > 2, 'the CPU to play');
  });

  test('nor for seats that CPUs play for them already', async () => {
    server = await startTestServer({ bots, cpuMs: 20 });
    const { code, players } = await begun(server, { options: { target: '200' } });
    const [ann, bob] = players as Two;
    const eve = await Player.join<CountingTable>(server, code, { name: 'Eve', watch: true });
    for (const seat of [0, 1]) await ann.ask('fill', { seat, level: 'easy' });
    await until(() => ann.state.ply > 0, 'the CPUs to play');
    await bob.drop();
    await ann.drop();
    const room = await roomOf(code);
    await until(() => eve.state.people[ann.person]!.connection !== 'online', 'Ann to be gone');
    const { version } = room.played!;
    await pause(300);
    expect(room.played!.version).toBe(version);
    const back = await comeBack(code, bob);
    await until(() => back.state.waitingFor[0] === 1 && !back.state.table!.tickDue, 'the CPU to go on');
  });

  test('a table on which no seat is a person’s plays for whoever watches', async () => {
    server = await startTestServer({ bots });
    const ann = await Player.join<CountingTable>(server, await newTable(server, { seats: 2 }), { name: 'Ann' });
    await ann.ask('stand');
    for (const seat of [0, 1]) await ann.ask('fill', { seat, level: 'easy' });
    expect(await ann.ask('start')).toEqual(accepted(0));
    await until(() => ann.state.phase === 'over', 'the end');
  });
});

describe('a pause ends with whoever asked for it, and what is due follows', () => {
  test.each<[string, (ann: Player, bob: Player) => Promise<unknown>]>([
    ['they leave', (_ann, bob) => bob.ask('leave')],
    ['the host sends them away', (ann, bob) => ann.ask('kick', { person: bob.person })],
    ['they stand up and are gone', (_ann, bob) => bob.ask('stand').then(() => bob.drop())],
  ])('%s', async (_, go) => {
    server = await startTestServer({ windowMs: LONG_WINDOW_MS, absentMs: 100 });
    const { players } = await begun(server, { options: { target: '200', anytime: 'on' } });
    const [ann, bob] = players as Two;
    expect(await ann.act(ADD)).toEqual(accepted(1));
    expect(await bob.ask('pause', { on: true })).toEqual(accepted(1));
    await pause(LONG_WINDOW_MS + WINDOW_MS);
    expect(ann.state).toMatchObject({ ply: 1, pausedBy: bob.person });
    await go(ann, bob);
    await until(() => ann.state.ply === 2, 'the tick');
  });
});

describe('a step that waits only for CPUs', () => {
  /** A tick is due, and the CPU that plays for Bob is asked what it would do before that. */
  async function whileAsked(cpuThinkMs: number, windowMs: number): Promise<{ code: string; ann: Player; bob: Player }> {
    server = await startTestServer({ bots: slowBots, cpuThinkMs, cpuLimitMs: 60_000, windowMs });
    const { code, players } = await begun(server, { options: { target: '200', anytime: 'on' } });
    const [ann, bob] = players as Two;
    await bob.drop();
    await ann.ask('fill', { seat: 1, level: 'medium' });
    expect(await ann.act(ADD)).toEqual(accepted(1));
    await pause(2 * WINDOW_MS);
    expect(ann.state.ply).toBe(1);
    return { code, ann, bob };
  }

  test('follows when the person is back for whom the CPU played', async () => {
    const { code, ann, bob } = await whileAsked(60_000, WINDOW_MS);
    await comeBack(code, bob);
    await until(() => ann.state.ply === 2, 'the tick');
  });

  test('can be held up by that person', async () => {
    const { code, bob } = await whileAsked(60_000, 5000);
    const back = await comeBack(code, bob);
    expect(await back.ask('hold', { on: true })).toEqual(accepted(1));
    expect(back.state).toMatchObject({ heldBy: 1, nextStepMs: 0 });
    expect(await back.ask('hold', { on: false })).toEqual(accepted(1));
    expect(back.state).toMatchObject({ heldBy: -1, nextStepMs: 5000 });
  });

  test('follows when the host takes the CPU away', async () => {
    const { ann } = await whileAsked(60_000, WINDOW_MS);
    expect(await ann.ask('fill', { seat: 1, level: '' })).toMatchObject({ status: 'accepted' });
    await until(() => ann.state.ply === 2, 'the tick');
  });

  test('waits for whoever asks for a moment meanwhile', async () => {
    const { ann } = await whileAsked(1500, WINDOW_MS);
    expect(await ann.ask('hold', { on: true })).toEqual(accepted(1));
    await pause(2500);
    expect(ann.state).toMatchObject({ ply: 1, heldBy: 0 });
    expect(await ann.ask('hold', { on: false })).toEqual(accepted(1));
    await until(() => ann.state.ply === 2, 'the tick');
  });
});
