import type { CountingTable } from './counting.ts';
import { accepted, begun, newTable, Player, until } from './harness.ts';
import { type LastingServer, lastingServer } from './lasting.ts';
import { askForReplay } from './replaying.ts';

const bots = new URL('./counting-bots.ts', import.meta.url).href;
const ADD = { type: 'add', n: 1 };

let server: LastingServer;
beforeEach(async () => {
  server = await lastingServer({ bots });
});
afterEach(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
  await server.place.remove();
});

async function powerCut(): Promise<void> {
  await server.cut();
  server = await server.again();
}

const comeBack = (code: string, { secret }: Player) =>
  Player.join<CountingTable>(server, code, { secret, name: undefined });

/** Ann, who is the host, and CPUs on all other seats, in a game that has begun. */
async function withCpus(seats: number, target: string): Promise<{ code: string; ann: Player<CountingTable> }> {
  const code = await newTable(server, { seats, options: { target } });
  const ann = await Player.join<CountingTable>(server, code, { name: 'Ann' });
  for (let seat = 1; seat < seats; seat++) await ann.ask('fill', { seat, level: 'easy' });
  expect(await ann.ask('start')).toEqual(accepted(0));
  return { code, ann };
}

test('a table that waits for a smaller game than its last one is still there after a restart', async () => {
  const { code, ann } = await withCpus(4, '6');
  await ann.act(ADD);
  await until(() => ann.state.phase === 'over' || ann.state.waitingFor.includes(0), 'the CPUs to play');
  if (ann.state.phase !== 'over') await ann.ask('end', { agree: true });
  await until(() => ann.state.phase === 'over', 'the end');
  await ann.ask('again');
  expect(await ann.ask('configure', { seats: 2 })).toMatchObject({ status: 'accepted' });
  await powerCut();
  const back = await comeBack(code, ann);
  expect(back.state).toMatchObject({ phase: 'lobby', notes: [], seats: [{ person: ann.person }, { cpu: 'easy' }] });
});

test('what a CPU did on its own seat is not said to be done for whoever got the seat later', async () => {
  const { code, ann } = await withCpus(2, '200');
  await ann.act(ADD);
  await until(() => ann.state.ply >= 4 && ann.state.waitingFor.includes(0), 'the CPU to play');
  const bob = await Player.join<CountingTable>(server, code, { name: 'Bob', watch: true });
  await bob.ask('sit', { seat: 1 });
  expect(await ann.ask('grant', { person: bob.person, yes: true })).toMatchObject({ status: 'accepted' });
  await powerCut();
  const back = await comeBack(code, ann);
  expect([back.state.seats[1], back.state.notes]).toEqual([expect.objectContaining({ person: bob.person }), []]);
  const { body } = await askForReplay(server, code, 1, ann.secret);
  expect([body.names, body.frames[3]]).toEqual([['Ann', 'Bob'], expect.objectContaining({ cpu: true })]);
  expect(body.frames[3]!.for).toBeUndefined();
});

test('what a CPU did for somebody stays theirs, whoever has the seat later', async () => {
  const { code, ann } = await withCpus(2, '200');
  const bob = await Player.join<CountingTable>(server, code, { name: 'Bob', watch: true });
  await bob.ask('sit', { seat: 1 });
  await ann.ask('grant', { person: bob.person, yes: true });
  await ann.ask('fill', { seat: 1, level: 'easy' });
  await ann.act(ADD);
  await until(() => ann.state.ply >= 4 && ann.state.waitingFor.includes(0), 'the CPU to play');
  const notes = [{ ply: 3, turns: 3, seat: 1, person: bob.person, steps: 0 }];
  expect(ann.state.notes).toEqual(notes);
  await bob.ask('stand');
  await powerCut();
  const back = await comeBack(code, ann);
  expect([back.state.seats[1]!.person, back.state.notes]).toEqual([0, notes]);
  const none = [false, undefined];
  const { body } = await askForReplay(server, code, 1, ann.secret);
  expect(body.frames.map(({ cpu = false, for: whom }) => [cpu, whom])).toEqual([none, none, none, [true, 'Bob'], none]);
});

test('who paused the game and who let it go on is told among the rest, and not in the next round', async () => {
  const { code, players } = await begun(server, { options: { target: '200' } });
  const [ann, bob] = players as [Player<CountingTable>, Player<CountingTable>];
  await ann.act({ type: 'play', token: ann.tokens()![0] });
  for (const on of [true, true]) expect(await bob.ask('pause', { on })).toEqual(accepted(1));
  for (const on of [false, false]) expect(await ann.ask('pause', { on })).toEqual(accepted(1));
  await ann.ask('undo', { ply: 1, turns: 0 });
  await ann.ask('pause', { on: true });
  const notes = [
    { ply: 1, turns: 1, seat: -2, person: bob.person, steps: 0 },
    { ply: 1, turns: 1, seat: -3, person: ann.person, steps: 0 },
    { ply: 2, turns: 0, seat: -1, person: ann.person, steps: 1 },
    { ply: 2, turns: 0, seat: -2, person: ann.person, steps: 0 },
  ];
  expect(ann.state).toMatchObject({ notes, pausedBy: ann.person });
  await powerCut();
  const [annBack, bobBack] = [await comeBack(code, ann), await comeBack(code, bob)];
  expect(annBack.state).toMatchObject({ notes, pausedBy: ann.person });
  for (const player of [annBack, bobBack]) await player.ask('end', { agree: true });
  await until(() => annBack.state.phase === 'over', 'the end');
  expect(annBack.state.notes).toEqual(notes);
  for (const player of [bobBack, annBack]) await player.ask('again');
  expect(await annBack.ask('start')).toEqual(accepted(0));
  expect(annBack.state.notes).toEqual([]);
});

test('of very many pauses the last ones are told', async () => {
  const { players } = await begun(server, { options: { target: '200' } });
  const [ann] = players as [Player];
  for (let time = 0; time < 50; time++) await ann.ask('pause', { on: time % 2 === 0 });
  expect(ann.state.notes).toHaveLength(40);
  expect(ann.state.notes.at(-1)).toMatchObject({ seat: -3 });
});
