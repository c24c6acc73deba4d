import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import type { Table } from '@landfall/shared/games/forbidden-island/table.ts';
import { gomoku } from '@landfall/shared/games/gomoku/game.ts';
import type { TableSummary } from '@landfall/shared/protocol/http.ts';
import { counting } from './counting.ts';
import {
  accepted,
  get,
  newTable,
  Player,
  refusedAt,
  roomOf,
  startTestServer,
  type TestServer,
  until,
} from './harness.ts';

const NEVER_MS = 600_000;
const games = { [forbiddenIsland.id]: forbiddenIsland, [gomoku.id]: gomoku, [counting.id]: counting };
const END_TURN = { type: 'endActions' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ games, paceMs: NEVER_MS, windowMs: NEVER_MS, cpuMs: NEVER_MS, troubleMs: 50 });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

let actions = 0;
const actAs = (player: Player, seat: number, action: unknown) =>
  player.ask('act', { id: `crew${actions++}`, ply: player.state.ply, action, seat });

/** A game in which people have the seats that the letters say: `aab` are two of Ann's and one of Bob's. */
async function crew(drawn: string, game = forbiddenIsland.id) {
  const code = await newTable(server, { game, seats: drawn.length, options: { first: '1' }, seed: 'crew' });
  const people = new Map<string, Player<Table>>();
  for (const letter of new Set(drawn))
    people.set(letter, await Player.join<Table>(server, code, { name: letter, watch: true }));
  for (const [seat, letter] of [...drawn].entries())
    expect(await people.get(letter)!.ask('sit', { seat, also: drawn.indexOf(letter) < seat })).toEqual(accepted(0));
  for (const player of people.values()) await player.ask('ready', { ready: true });
  const [host, ...others] = [...people.values()] as [Player<Table>, ...Player<Table>[]];
  expect(await host.ask('start')).toEqual(accepted(0));
  for (const player of [host, ...others]) await until(() => player.state.phase === 'playing', 'the start');
  return { code, ann: host, bob: others[0]! };
}

describe('taking seats', () => {
  test('a seated person takes further open seats, also those of CPUs, and gives one up again', async () => {
    const code = await newTable(server, { game: forbiddenIsland.id, seats: 3 });
    const ann = await Player.join(server, code, { name: 'Ann' });
    await ann.ask('fill', { seat: 1, level: 'easy' });
    for (const seat of [1, 2]) expect(await ann.ask('sit', { seat, also: true })).toEqual(accepted(0));
    expect(ann.state.seats).toMatchObject([0, 1, 2].map(() => ({ person: ann.person, cpu: '' })));
    expect(await ann.ask('choose', { option: 'role', value: 'pilot', seat: 2 })).toEqual(accepted(0));
    expect(ann.state.seats.map(({ choices }) => choices.role)).toEqual(['any', 'any', 'pilot']);
    expect(await ann.ask('stand', { seat: 1 })).toEqual(accepted(0));
    expect(ann.state.seats.map(({ person }) => person)).toEqual([ann.person, 0, ann.person]);
    expect(await ann.ask('stand')).toEqual(accepted(0));
    expect(ann.state.seats.map(({ person }) => person)).toEqual([0, 0, 0]);
  });

  test('not somebody else’s, not without one, not where there are secrets, and not in a running game', async () => {
    const code = await newTable(server, { game: forbiddenIsland.id, seats: 3 });
    const ann = await Player.join(server, code, { name: 'Ann' });
    const eve = await Player.join(server, code, { name: 'Eve', watch: true });
    const also = (player: Player, seat: number) => player.ask('sit', { seat, also: true });
    expect(await also(eve, 1)).toEqual(refusedAt(0, 'notSeated'));
    expect(await also(ann, 9)).toEqual(refusedAt(0, 'noSuchSeat', { field: 'seat' }));
    await eve.ask('sit', { seat: 1 });
    expect(await also(ann, 1)).toEqual(refusedAt(0, 'seatTaken', { field: 'seat' }));
    expect(await eve.ask('choose', { option: 'role', value: 'pilot', seat: 0 })).toEqual(refusedAt(0, 'notSeated'));
    expect(await eve.ask('stand', { seat: 0 })).toEqual(refusedAt(0, 'notSeated'));

    const secret = await Player.join(server, await newTable(server), { name: 'Ann' });
    expect(await also(secret, 1)).toEqual(refusedAt(0, 'notAllowed', { field: 'also', problem: 'secrets' }));

    const { ann: playing, bob } = await crew('aab');
    await bob.ask('leave');
    expect(await also(playing, 2)).toEqual(refusedAt(0, 'notNow'));
  });

  test('a swap is about the seat that the other has asked for', async () => {
    const code = await newTable(server, { game: forbiddenIsland.id, seats: 3 });
    const ann = await Player.join(server, code, { name: 'Ann' });
    await ann.ask('sit', { seat: 1, also: true });
    const bob = await Player.join(server, code, { name: 'Bob' });
    await bob.ask('sit', { seat: 1 });
    await ann.ask('sit', { seat: 2 });
    expect(ann.state.seats.map(({ person }) => person)).toEqual([ann.person, bob.person, ann.person]);
  });

  test('who plays at once takes all seats without a CPU', async () => {
    const code = await newTable(server, { game: gomoku.id, begin: true });
    const ann = await Player.join(server, code, { name: 'Ann' });
    expect(ann.state).toMatchObject({ phase: 'playing', seats: [{ person: ann.person }, { person: ann.person }] });
  });
});

describe('acting', () => {
  test('an action is that of the seat it names, which must be one’s own', async () => {
    const { code, ann, bob } = await crew('aab');
    expect(await actAs(bob, 0, END_TURN)).toEqual(refusedAt(0, 'notSeated'));
    expect(await actAs(ann, 2, END_TURN)).toEqual(refusedAt(0, 'notSeated'));
    expect(await actAs(ann, 1, END_TURN)).toMatchObject({ reason: 'notYourTurn' });
    expect(await ann.act(END_TURN)).toEqual(accepted(1)); // the first seat is meant where none is named
    for (let ply = 1; ann.state.waitingFor[0] === 0; ply++) {
      const [action] = forbiddenIsland.legalActions({ seat: 0, table: ann.state.table!, hand: null });
      expect(await actAs(ann, 0, action)).toEqual(accepted(ply + 1));
    }
    const before = ann.state.ply;
    expect(await actAs(ann, 1, END_TURN)).toEqual(accepted(before + 1));
    const log = (await roomOf(code)).played!.recording.log;
    expect(log.at(-1)).toEqual({ seat: 1, action: END_TURN });
  });

  test('one person plays both colours, and takes back without asking anybody', async () => {
    const { ann } = await crew('aa', gomoku.id);
    const place = (point: number) => ({ type: 'place', point });
    expect(await actAs(ann, 0, place(112))).toEqual(accepted(1));
    expect(await actAs(ann, 1, place(113))).toEqual(accepted(2));
    expect(ann.state.undo).toMatchObject({ seat: 1, free: 0 });
    expect(await ann.ask('undo', { ply: 2, turns: 0 })).toEqual(accepted(3));
    expect(ann.state).toMatchObject({ turns: 0, undone: ann.person });
  });
});

describe('GO-7.2 between two people a stone goes back only if the other agrees', () => {
  async function afterTwoStones() {
    const { ann, bob } = await crew('ab', gomoku.id);
    await actAs(ann, 0, { type: 'place', point: 112 });
    await until(() => bob.state.ply === 1, 'the first stone');
    await actAs(bob, 1, { type: 'place', point: 113 });
    return { ann, bob };
  }

  test('the own last one', async () => {
    const { ann, bob } = await afterTwoStones();
    expect(bob.state.undo).toMatchObject({ seat: -1, free: 2, last: 1 });
    expect(await bob.ask('undo', { ply: 2, turns: 1 })).toEqual(accepted(2));
    await until(() => ann.state.proposal !== undefined, 'the question');
    expect(ann.state).toMatchObject({ turns: 2, proposal: { person: bob.person, turns: 1, waits: [ann.person] } });
    expect(await ann.ask('consent', { ply: 2, turns: 1, yes: true })).toEqual(accepted(3));
    await until(() => bob.state.turns === 1, 'the stone to be taken back');
  });

  test('and stays if they do not', async () => {
    const { ann, bob } = await afterTwoStones();
    await bob.ask('undo', { ply: 2, turns: 1 });
    expect(await ann.ask('consent', { ply: 2, turns: 1, yes: false })).toEqual(accepted(2));
    await until(() => bob.state.proposal === undefined, 'the refusal');
    expect(bob.state).toMatchObject({ ply: 2, turns: 2 });
  });
});

describe('one person is one person', () => {
  test('what revealed something asks the others, each of them once', async () => {
    const { ann, bob } = await crew('abb');
    await actAs(ann, 0, END_TURN);
    const [draw] = forbiddenIsland.legalActions({ seat: 0, table: ann.state.table!, hand: null });
    await actAs(ann, 0, draw);
    expect(await ann.ask('undo', { ply: 2, turns: 0 })).toEqual(accepted(2));
    expect(ann.state.proposal).toMatchObject({ person: ann.person, waits: [bob.person] });
    expect(await bob.ask('consent', { ply: 2, turns: 0, yes: true })).toEqual(accepted(3));
    await until(() => ann.state.turns === 0, 'the actions to be taken back');
  });

  test('nobody else is asked where all seats are one’s own, so what came to light stays', async () => {
    const { ann } = await crew('aa');
    await actAs(ann, 0, END_TURN);
    expect(await ann.ask('undo', { ply: 1, turns: 0 })).toEqual(accepted(2));
    await actAs(ann, 0, END_TURN);
    const [draw] = forbiddenIsland.legalActions({ seat: 0, table: ann.state.table!, hand: null });
    await actAs(ann, 0, draw);
    const shown = { field: 'turns', problem: 'revealed' };
    for (const turns of [0, 1])
      expect(await ann.ask('undo', { ply: 4, turns })).toEqual(refusedAt(4, 'notAllowed', shown));
    expect(ann.state).toMatchObject({ turns: 2, undo: { free: 2, last: 2, seats: [] } });
  });

  test('whoever leaves leaves all seats, and comes back to all', async () => {
    const { code, ann, bob } = await crew('abb');
    expect((await get<TableSummary>(server, `/api/tables/${code}`)).body.people).toEqual(['a', 'b']);
    for (const seat of [1, 2]) await bob.ask('fill', { seat, level: 'easy' });
    await bob.drop();
    const back = await Player.join<Table>(server, code, { secret: bob.secret });
    expect(back.state.seats.map(({ cpu }) => cpu)).toEqual(['', '', '']);
    await back.ask('leave');
    await until(() => ann.state.seats[2]!.person === 0, 'Bob to be gone');
    expect(ann.state.seats).toMatchObject([{ person: ann.person }, { person: 0 }, { person: 0 }]);
  });

  test('a CPU plays all seats of somebody who is away', async () => {
    const { ann, bob } = await crew('abb');
    await ann.ask('configure', { absence: 1 });
    await bob.drop();
    await until(() => ann.state.seats.every(({ cpu }, seat) => (cpu === '') === (seat === 0)), 'the CPUs to take over');
    expect(ann.state.takeovers).toEqual({});
  });

  test('one voice ends the game', async () => {
    const { ann } = await crew('aa');
    await ann.ask('end', { agree: true });
    expect(ann.state).toMatchObject({ phase: 'over', abandoned: true, endVotes: [ann.person] });
  });
});
