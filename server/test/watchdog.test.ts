import type { Incident } from '../src/archive/archive.ts';
import { openArchive } from '../src/archive/open.ts';
import { toFile } from '../src/operate/file.ts';
import { failing } from './faults.ts';
import { accepted, begun, newTable, Player, pause, refusedAt, until } from './harness.ts';
import { type LastingServer, lastingServer } from './lasting.ts';

const bots = new URL('./counting-bots.ts', import.meta.url).href;
const add = (n: number) => ({ type: 'add', n });

let server: LastingServer;
beforeEach(async () => {
  server = await lastingServer({ bots });
});
afterEach(async () => {
  await server.close();
  await server.place.remove();
});

const stepBack = (player: Player) => player.ask('undo', { ply: player.state.ply, turns: player.state.undo.last });
const isStuck = (player: Player) => until(() => player.state.problem === 'stuck', 'the table to be told');

/** What was kept of a table, once there is so much of it. */
async function kept(code: string, times: number): Promise<{ incidents: Incident[]; file: any }> {
  const archive = await openArchive({ ...server.place, log: { error() {}, warn() {}, info() {} } });
  try {
    let incidents: Incident[] = [];
    for (const end = performance.now() + 4000; incidents.length < times && performance.now() < end; await pause(10))
      incidents = await archive.incidents(code);
    expect(incidents).toHaveLength(times);
    const [round] = await archive.rounds(code);
    const [listed] = await archive.list();
    expect(listed!.incidents).toBe(incidents.length);
    return { incidents, file: JSON.parse(toFile('counting', round!, incidents)) };
  } finally {
    await archive.close();
  }
}

async function withFault(boom: string, options: Record<string, string> = {}) {
  const { code, players } = await begun(server, { options: { target: '30', boom, ...options } });
  const [ann, bob] = players as [Player, Player];
  return { code, ann, bob };
}

test('a position in which nobody can do anything is told and kept, and the host goes back from it at once', async () => {
  const { code, ann, bob } = await withFault('dead');
  await ann.act(add(2));
  await isStuck(bob);
  expect(bob.state).toMatchObject({ phase: 'playing', ply: 2, waitingFor: [1], undo: { last: 0, seats: [0, 0] } });
  expect(server.errors.map(({ what }) => what)).toEqual(['a game of counting is stuck (noAction)']);
  const { incidents, file } = await kept(code, 1);
  expect(incidents).toMatchObject([{ round: 1, version: 2, why: 'noAction', detail: '' }]);
  expect(file.log).toHaveLength(2);
  expect(file.incidents).toMatchObject([{ version: 2, position: { state: { table: { count: 2 } }, ply: 2 } }]);

  // Whoever is not the host has to ask, and the host, too, for going further back.
  expect(await stepBack(bob)).toEqual(accepted(2));
  await until(() => ann.state.proposal !== undefined, 'the question');
  expect(await stepBack(ann)).toEqual(accepted(3));
  await until(() => bob.state.ply === 3, 'the patch');
  expect(bob.state).toMatchObject({ problem: '', turns: 0, waitingFor: [0], undone: ann.person });
  expect(await ann.act(add(1))).toEqual(accepted(4));
  await until(() => bob.state.ply === 5, 'the tick');
  expect(await bob.act(add(2))).toEqual(accepted(6));
  await until(() => ann.state.ply === 7, 'the game to go on');
  expect([ann.state.problem, ann.state.table.count]).toEqual(['', 3]);
});

test('only the last decision goes back without consent, and only where the game is stuck', async () => {
  const { ann, bob } = await withFault('dead');
  await ann.act(add(1));
  await until(() => bob.state.ply === 2, 'the tick');
  await bob.act(add(1));
  await isStuck(ann);
  expect(ann.state).toMatchObject({ ply: 4, undo: { last: 2 } });
  expect(await ann.ask('undo', { ply: 4, turns: 0 })).toEqual(accepted(4));
  await until(() => bob.state.proposal !== undefined, 'the question');
  expect(await stepBack(ann)).toEqual(accepted(5));
  expect(ann.state).toMatchObject({ problem: '', turns: 2, waitingFor: [1] });
  expect(await stepBack(ann)).toEqual(accepted(5));
  await until(() => bob.state.proposal !== undefined, 'the question');
  expect(ann.state.turns).toBe(2);
});

describe('what came to light stays in a stuck game, too, except for the way out of it', () => {
  const shown = refusedAt(4, 'notAllowed', { field: 'turns', problem: 'revealed' });

  test('for somebody alone who is not the host, not even that', async () => {
    const { ann, bob } = await withFault('dead');
    await ann.act(add(1));
    await until(() => bob.state.ply === 2, 'the tick');
    await ann.ask('stand');
    await ann.ask('fill', { seat: 0, level: 'easy' });
    await bob.act(add(1));
    await isStuck(bob);
    expect(bob.state.undo.last).toBe(2);
    for (const turns of [0, 1, 2, 3]) expect(await bob.ask('undo', { ply: 4, turns })).toEqual(shown);
    expect(await stepBack(ann)).toEqual(accepted(5));
    await until(() => bob.state.problem === '', 'the end of it');
  });

  test('for a host with nobody to ask, who goes back no further', async () => {
    const { ann, bob } = await withFault('dead', { first: '2' });
    await bob.act(add(1));
    await until(() => ann.state.ply === 2, 'the tick');
    await ann.act(add(1));
    await isStuck(ann);
    await ann.ask('kick', { person: bob.person });
    expect(ann.state.undo.last).toBe(2);
    for (const turns of [0, 1, 3]) expect(await ann.ask('undo', { ply: 4, turns })).toEqual(shown);
    expect(await stepBack(ann)).toEqual(accepted(5));
    expect(ann.state).toMatchObject({ problem: '', turns: 2 });
  });
});

test('an automatic step that throws is told once, and is tried again after going back', async () => {
  const { code, ann, bob } = await withFault('tick');
  await ann.act(add(1));
  await isStuck(bob);
  expect(bob.state).toMatchObject({ ply: 1, nextStepMs: 0 });
  // Neither somebody who comes nor one who tries the same makes more of it.
  await Player.join(server, code, { name: 'Cid' });
  expect(await ann.act({ type: 'tick' })).toEqual(refusedAt(1, 'internal'));
  expect(await stepBack(ann)).toEqual(accepted(2));
  await until(() => bob.state.problem === '', 'the end of it');
  await ann.act(add(2));
  await isStuck(bob);
  const { incidents } = await kept(code, 2);
  expect(incidents).toMatchObject([
    { version: 1, why: 'step', detail: 'Error: this rule is broken' },
    { version: 3, why: 'step' },
  ]);
  expect(server.errors.map(({ what }) => what)).toEqual([
    'a game of counting is stuck (step)',
    'act',
    'a game of counting is stuck (step)',
  ]);
});

test('a CPU plays what the rules do not break over, and where there is nothing left that is told', async () => {
  const options = { target: '30', boom: 'add', first: '2' };
  const code = await newTable(server, { seats: 2, options, cpus: ['easy'], begin: true });
  const ann = await Player.join(server, code, { name: 'Ann' });
  await isStuck(ann);
  expect(ann.state).toMatchObject({ ply: 2, waitingFor: [1], table: { count: 0, tokens: [2, 0] } });
  const { incidents } = await kept(code, 1);
  expect(incidents).toMatchObject([{ version: 2, why: 'noAction', detail: expect.stringContaining('broken') }]);
  expect(await stepBack(ann)).toEqual(accepted(3));
  await until(() => ann.state.ply === 4, 'the CPU to try again');
  await isStuck(ann);
});

test('a person whose every action breaks the rules is told, too', async () => {
  const { ann, bob } = await withFault('add');
  expect(await ann.act(add(1))).toEqual(refusedAt(0, 'internal'));
  expect(ann.state.problem).toBe('');
  for (const token of ann.tokens()!) await ann.act({ type: 'play', token });
  expect(await ann.act(add(1))).toEqual(refusedAt(2, 'internal'));
  await isStuck(bob);
  expect(await stepBack(ann)).toEqual(accepted(3));
  expect(ann.tokens()).toHaveLength(1);
});

test('what cannot be kept at once is kept later, and after a restart the table is told again', async () => {
  const { code, ann } = await withFault('dead');
  server.faults.before = (what) => what === 'report' && failing(what);
  await ann.act(add(2));
  await isStuck(ann);
  await pause(100);
  server.faults.before = undefined;
  expect((await kept(code, 1)).incidents).toHaveLength(1);
  await server.close();
  server = await server.again();
  const back = await Player.join(server, code, { secret: ann.secret, name: undefined });
  expect(back.state).toMatchObject({ phase: 'playing', problem: 'stuck', ply: 2 });
  expect(await stepBack(back)).toEqual(accepted(3));
  expect((await kept(code, 1)).incidents).toHaveLength(1);
});
