import type { CreateTable } from '@landfall/shared/protocol/http.ts';
import type { CountingTable } from './counting.ts';
import {
  accepted,
  newTable,
  Player,
  pause,
  refusedAt,
  roomOf,
  startTestServer,
  type TestServer,
  until,
} from './harness.ts';
import { askForReplay } from './replaying.ts';

const bots = new URL('./counting-bots.ts', import.meta.url).href;
const ADD = { type: 'add', n: 1 };
type Level = 'easy' | 'medium' | 'hard';

let server: TestServer;
afterEach(() => server.close());

async function begun(
  wanted: Partial<CreateTable>,
  levels: readonly (Level | '')[],
): Promise<{ code: string; people: Player<CountingTable>[] }> {
  const code = await newTable(server, { seats: levels.length, ...wanted });
  const people: Player<CountingTable>[] = [];
  for (const level of levels)
    if (level === '') people.push(await Player.join<CountingTable>(server, code, { name: `P${people.length}` }));
  const [host] = people as [Player];
  for (const [seat, level] of levels.entries())
    if (level !== '') expect(await host.ask('fill', { seat, level })).toEqual(accepted(0));
  for (const one of people) await one.ask('ready', { ready: true });
  expect(await host.ask('start')).toEqual(accepted(0));
  return { code, people };
}

/** Long enough for what is to be done before a CPU moves, also on a busy machine. */
const THINKS_MS = 2000;

/** A CPU at another table moves, which takes `cpuMs`: whatever CPU was to move before has moved. */
async function anotherMoves(): Promise<void> {
  const options = { target: '200', first: '2' };
  const code = await newTable(server, { cpus: ['easy'], begin: true, options });
  const eve = await Player.join(server, code, { name: 'Eve' });
  await until(() => eve.state.ply > 0, 'the other CPU to move');
  await eve.ask('leave');
}

const logOf = async (code: string) => (await roomOf(code)).played!.recording.log as { seat: number; action: object }[];

describe('CPU seats', () => {
  test('the host fills open seats in the lobby, and nobody else', async () => {
    server = await startTestServer({ bots });
    const code = await newTable(server, { seats: 3 });
    const ann = await Player.join(server, code, { name: 'Ann' });
    const bob = await Player.join(server, code, { name: 'Bob' });
    expect(await bob.ask('fill', { seat: 2, level: 'easy' })).toEqual(refusedAt(0, 'notHost'));
    expect(await ann.ask('fill', { seat: 1, level: 'easy' })).toEqual(refusedAt(0, 'seatTaken', { field: 'seat' }));
    expect(await ann.ask('fill', { seat: 3, level: 'easy' })).toEqual(refusedAt(0, 'noSuchSeat', { field: 'seat' }));
    expect(await ann.ask('fill', { seat: 2, level: 'best' as never })).toMatchObject({ reason: 'badRequest' });
    expect(await ann.ask('fill', { seat: 2, level: 'hard' })).toEqual(accepted(0));
    expect(ann.state).toMatchObject({ cpus: true, seats: [{ cpu: '' }, { cpu: '' }, { person: 0, cpu: 'hard' }] });
    const cid = await Player.join(server, code, { name: 'Cid' });
    expect(cid.seat).toBeNull();
    expect(await cid.ask('sit', { seat: 2 })).toEqual(accepted(0));
    expect(cid.state.seats[2]).toMatchObject({ person: cid.person, cpu: '' });
  });

  test('a game without CPU players gets none', async () => {
    server = await startTestServer();
    const ann = await Player.join(server, await newTable(server), { name: 'Ann' });
    expect(await ann.ask('fill', { seat: 1, level: 'easy' })).toEqual(
      refusedAt(0, 'notAllowed', { field: 'level', problem: 'unknown' }),
    );
    expect(ann.state.cpus).toBe(false);
  });

  test('one person and three CPUs play to the end, and what CPUs do is marked', async () => {
    server = await startTestServer({ bots });
    const { code, people } = await begun({ options: { target: '30' } }, ['', 'easy', 'easy', 'medium']);
    const [ann] = people as [Player<CountingTable>];
    const moves: string[] = [];
    ann.room.onStateChange(() => moves.push(ann.state.cpuMove));
    while (ann.state.phase === 'playing') {
      await until(() => ann.state.phase === 'over' || ann.state.waitingFor.includes(0), 'the turn to come round');
      if (ann.state.phase === 'playing' && !ann.state.table!.tickDue)
        expect((await ann.act(ADD)).status).toBe('accepted');
      await until(() => ann.state.phase === 'over' || !ann.state.waitingFor.includes(0), 'the turn to end');
    }
    expect(ann.state.table!.count).toBe(30);
    expect(ann.state.notes).toEqual([]); // the name of such a seat says it already
    const added = (await logOf(code)).filter(({ action }) => 'n' in action).map(({ seat }) => seat);
    expect(added).toEqual(Array.from({ length: 30 }, (_, i) => i % 4));
    // Why is not told: in a game with secrets it may be one.
    expect(moves).toContain(JSON.stringify({ seat: 2 }));
    expect(server.errors).toEqual([]);
  });

  test('a CPU may forestall a step that plays itself', async () => {
    server = await startTestServer({ bots });
    const { code, people } = await begun({ options: { target: '30', anytime: 'on' } }, ['', 'hard']);
    const [ann] = people as [Player<CountingTable>];
    expect(await ann.act(ADD)).toEqual(accepted(1));
    await until(() => ann.state.waitingFor.includes(0) && !ann.state.table!.tickDue && ann.state.ply > 3, 'Ann again');
    expect((await logOf(code)).map(({ seat, action }) => [seat, (action as { type: string }).type])).toEqual([
      [0, 'add'],
      [1, 'play'],
      [0, 'tick'],
      [1, 'add'],
      [1, 'tick'],
    ]);
  });

  test('nothing moves while nobody is connected', async () => {
    server = await startTestServer({ bots, cpuMs: 100 });
    const { code, people } = await begun({ options: { target: '200', first: '2' } }, ['', 'easy', 'easy']);
    const [ann] = people as [Player];
    await ann.drop();
    const room = await roomOf(code);
    await until(() => room.isDeserted, 'the table to be deserted');
    const { version } = room.played!;
    await anotherMoves();
    expect(room.played!.version).toBe(version);
    const back = await Player.join(server, code, { secret: ann.secret, name: undefined });
    await until(() => back.state.waitingFor.includes(0), 'the CPUs to go on');
  });

  test('a person takes a seat over while its CPU thinks: the CPU does not act any more', async () => {
    server = await startTestServer({ bots, cpuMs: THINKS_MS });
    const { code, people } = await begun({ options: { target: '200', first: '2' } }, ['', 'easy']);
    const bob = await Player.join(server, code, { name: 'Bob', watch: true });
    expect(await bob.ask('sit', { seat: 1 })).toEqual(accepted(0));
    expect(await people[0]!.ask('grant', { person: bob.person, yes: true })).toEqual(accepted(0));
    await anotherMoves();
    expect(bob.state).toMatchObject({ ply: 0, waitingFor: [1] });
    expect(bob.tokens(1)).toHaveLength(2);
    expect(await bob.act(ADD)).toEqual(accepted(1));
    await until(() => bob.state.waitingFor.includes(0), 'the turn of the other');
    expect((await logOf(code)).map(({ seat, action }) => [seat, action])).toEqual([
      [1, ADD],
      [1, { type: 'tick' }],
    ]);
  });

  test.each<[Level, string]>([
    ['easy', 'this bot is broken'],
    ['medium', 'may not'],
    ['hard', 'took longer than 1500 ms'],
  ])('a bot that fails (%s) is logged, and something legal is played', async (level, message) => {
    const cpuLimitMs = level === 'hard' ? 1500 : 60_000; // a thread takes its time to start before it fails by itself
    server = await startTestServer({ bots: new URL('./bad-bots.ts', import.meta.url).href, cpuLimitMs });
    const { people } = await begun({ options: { target: '200', first: '2' } }, ['', level]);
    const [ann] = people as [Player<CountingTable>];
    await until(() => ann.state.waitingFor.includes(0), 'the turn to pass');
    expect(ann.state.table!.count).toBe(1);
    expect(server.errors).toMatchObject([{ what: 'cpu', error: { message: expect.stringContaining(message) } }]);
  });
});

describe('somebody is away', () => {
  test('after the countdown a CPU plays, until they come back in the middle of it', async () => {
    server = await startTestServer({ bots, cpuMs: 50 });
    const { code, people } = await begun({ options: { target: '200' } }, ['', '']);
    const [ann, bob] = people as [Player<CountingTable>, Player<CountingTable>];
    expect(await bob.ask('configure', { absence: 1 })).toEqual(refusedAt(0, 'notHost'));
    expect(await ann.ask('configure', { absence: 1 })).toEqual(accepted(0));
    expect((await ann.act(ADD)).status).toBe('accepted');
    await until(() => ann.state.waitingFor.includes(1), 'the turn of Bob');
    await bob.drop();
    await until(() => ann.state.takeovers[bob.person] === 1, 'the countdown');
    await until(() => ann.state.seats[1]!.cpu === 'medium', 'the CPU to take over');
    await until(() => ann.state.waitingFor.includes(0), 'the CPU to play');
    expect(ann.state.takeovers).toEqual({});
    const back = await Player.join<CountingTable>(server, code, { secret: bob.secret, name: undefined });
    expect(back.state.seats[1]).toMatchObject({ person: bob.person, cpu: '' });
    expect(back.state.notes).toEqual([{ ply: 3, turns: 3, seat: 1, person: bob.person, steps: 0 }]);
    const { body } = await askForReplay(server, code, 1, ann.secret);
    expect(body.frames.map(({ cpu = false }) => cpu)).toEqual([false, false, false, true, false]);
    expect((await ann.act(ADD)).status).toBe('accepted');
    await until(() => back.state.waitingFor.includes(1) && !back.state.table!.tickDue, 'the turn of Bob');
    const { ply } = back.state;
    await anotherMoves();
    expect(back.state.ply).toBe(ply);
    expect(await back.act(ADD)).toEqual(accepted(ply + 1));
  });

  test('back while the CPU thinks: the seat is theirs at once, and nothing is done twice', async () => {
    server = await startTestServer({ bots, cpuMs: THINKS_MS });
    const { code, people } = await begun({ options: { target: '200', first: '2' } }, ['', '']);
    const [ann, bob] = people as [Player<CountingTable>, Player<CountingTable>];
    await ann.ask('configure', { absence: 1 });
    await bob.drop();
    await until(() => ann.state.seats[1]!.cpu === 'medium', 'the CPU to take over');
    const back = await Player.join<CountingTable>(server, code, { secret: bob.secret, name: undefined });
    expect(back.state).toMatchObject({ ply: 0, waitingFor: [1], takeovers: {} });
    expect(back.state.seats[1]).toMatchObject({ person: bob.person, cpu: '' });
    await anotherMoves();
    expect(back.state.ply).toBe(0);
    expect(await back.act(ADD)).toEqual(accepted(1));
    await until(() => ann.state.waitingFor.includes(0), 'the turn of Ann');
    await anotherMoves();
    expect((await logOf(code)).map(({ seat, action }) => [seat, action])).toEqual([
      [1, ADD],
      [1, { type: 'tick' }],
    ]);
  });

  test('nobody is taken over where the table has switched it off', async () => {
    server = await startTestServer({ bots });
    const { people } = await begun({ options: { target: '200', first: '2' } }, ['', '']);
    const [ann, bob] = people as [Player, Player];
    await ann.ask('configure', { absence: 1 });
    await bob.drop();
    await until(() => ann.state.takeovers[bob.person] === 1, 'the countdown');
    expect(await ann.ask('configure', { absence: 0 })).toEqual(accepted(0));
    expect(ann.state.takeovers).toEqual({});
    await pause(1200);
    expect(ann.state).toMatchObject({ ply: 0, seats: [{ cpu: '' }, { cpu: '' }] });
  });

  test('whoever leaves for good in the middle of a turn is played on at once', async () => {
    server = await startTestServer({ bots });
    const { people } = await begun({ options: { target: '200', first: '2' } }, ['', '']);
    const [ann, bob] = people as [Player, Player];
    await bob.ask('leave');
    await until(() => ann.state.waitingFor.includes(0), 'the CPU to play');
    expect(ann.state.seats[1]).toMatchObject({ person: 0, cpu: 'medium' });
  });
});

describe('a stuck evening', () => {
  test('anybody pauses, nothing goes on, anybody resumes', async () => {
    server = await startTestServer({ bots, cpuMs: THINKS_MS });
    const { people } = await begun({ options: { target: '200', first: '3' } }, ['', '', 'easy']);
    const [ann, bob] = people as [Player, Player];
    expect(await bob.ask('pause', { on: true })).toEqual(accepted(0));
    await anotherMoves();
    expect(ann.state).toMatchObject({ pausedBy: bob.person, ply: 0 });
    expect(await ann.act(ADD)).toEqual(refusedAt(0, 'paused'));
    expect(await ann.ask('pause', { on: false })).toMatchObject({ status: 'accepted' });
    await until(() => ann.state.waitingFor.includes(0), 'the CPU to go on');
  });

  test('a seat is handed to a CPU and back, by its owner or the host', async () => {
    server = await startTestServer({ bots });
    const { people } = await begun({ options: { target: '200', first: '2' } }, ['', '', '']);
    const [ann, bob, cid] = people as [Player, Player, Player];
    expect(await bob.ask('fill', { seat: 2, level: 'easy' })).toEqual(refusedAt(0, 'notHost'));
    expect(await bob.ask('fill', { seat: 1, level: 'easy' })).toMatchObject({ status: 'accepted' });
    await until(() => cid.state.waitingFor.includes(2), 'the CPU to play');
    expect(await ann.ask('fill', { seat: 1, level: '' })).toMatchObject({ status: 'accepted' });
    expect(ann.state.seats[1]).toMatchObject({ person: bob.person, cpu: '' });
    expect(await ann.ask('fill', { seat: 0, level: 'easy' })).toMatchObject({ status: 'accepted' });
    expect((await cid.act(ADD)).status).toBe('accepted');
    await until(() => cid.state.waitingFor.includes(1), 'the CPU to play for Ann');
  });

  test('whoever acts on a seat that a CPU plays has it back', async () => {
    server = await startTestServer({ bots, cpuMs: 60_000 });
    const { people } = await begun({ options: { target: '200' } }, ['', '']);
    const [ann] = people as [Player];
    await ann.ask('fill', { seat: 0, level: 'easy' });
    expect(await ann.act(ADD)).toEqual(accepted(1));
    expect(ann.state.seats[0]!.cpu).toBe('');
  });

  test('the game ends as abandoned once everybody wants it whose seat no CPU plays', async () => {
    server = await startTestServer({ bots });
    const { people } = await begun({ options: { target: '200' } }, ['', '', '', 'easy']);
    const [ann, bob, cid] = people as [Player, Player, Player];
    await cid.drop();
    await until(() => ann.state.people[cid.person]!.connection !== 'online', 'Cid to be gone');
    expect(await ann.ask('end', { agree: true })).toEqual(accepted(0));
    expect(ann.state).toMatchObject({ phase: 'playing', endVotes: [ann.person] });
    await ann.ask('end', { agree: false });
    expect(await ann.ask('fill', { seat: cid.person - 1, level: 'medium' })).toEqual(accepted(0));
    await bob.ask('end', { agree: true });
    expect(bob.state).toMatchObject({ phase: 'playing', endVotes: [bob.person] });
    await ann.ask('end', { agree: true });
    expect(ann.state).toMatchObject({ phase: 'over', abandoned: true, waitingFor: [] });
    expect(await ann.ask('again')).toEqual(accepted(0));
    expect(ann.state.phase).toBe('lobby');
  });

  test.each(['trouble', 'away'] as const)(
    'of two people one does not end the game alone while the other is gone (%s), before a CPU plays for them',
    async (connection) => {
      server = await startTestServer({ bots, troubleMs: connection === 'away' ? 50 : 60_000 });
      const { people } = await begun({ options: { target: '200' } }, ['', '']);
      const [ann, bob] = people as [Player, Player];
      await bob.drop();
      await until(() => ann.state.people[bob.person]!.connection === connection, 'Bob to be gone');
      expect(await ann.ask('end', { agree: true })).toEqual(accepted(0));
      expect(ann.state).toMatchObject({ phase: 'playing', abandoned: false, endVotes: [ann.person] });
      await ann.ask('fill', { seat: 1, level: 'medium' });
      // Whoever is away is not waited for; whoever has just lost the line only by those who ask once more.
      if (connection === 'trouble') expect(await ann.ask('end', { agree: true })).toEqual(accepted(0));
      await until(() => ann.state.phase === 'over', 'the end');
      expect(ann.state).toMatchObject({ phase: 'over', abandoned: true });
    },
  );
});
