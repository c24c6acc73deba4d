import { CLOSE } from '@landfall/shared/protocol/room.ts';
import {
  accepted,
  begun,
  enter,
  newTable,
  Player,
  refusedAt,
  startTestServer,
  type TestServer,
  until,
} from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

async function lobbyOf(...names: string[]): Promise<{ code: string; players: Player[] }> {
  const code = await newTable(server, { seats: Math.max(2, names.length) });
  const players: Player[] = [];
  for (const name of names) players.push(await Player.join(server, code, { name }));
  return { code, players };
}

const refused = (reason: string, more?: object) => refusedAt(0, reason, more);

test('what a newcomer sees', async () => {
  const { code, players } = await lobbyOf('Ann', 'Bob');
  const [ann, bob] = players as [Player, Player];
  await until(() => Object.keys(ann.state.people).length === 2, 'Bob');
  expect(ann.state).toEqual({
    code,
    game: 'counting',
    phase: 'lobby',
    round: 0,
    host: ann.person,
    listed: false,
    seeded: false,
    options: { target: '6', anytime: 'off', first: '1', boom: 'off' },
    seats: [
      { person: ann.person, cpu: '', choices: { colour: 'any' } },
      { person: bob.person, cpu: '', choices: { colour: 'any' } },
    ],
    people: {
      [ann.person]: { name: 'Ann', connection: 'online', ready: false, wants: -1, moves: 0 },
      [bob.person]: { name: 'Bob', connection: 'online', ready: false, wants: -1, moves: 0 },
    },
    watching: true,
    sentAway: {},
    ply: 0,
    waitingFor: [],
    events: '[]',
    nextStepMs: 0,
    heldBy: -1,
    cpus: false,
    cpuMove: '',
    absence: 120,
    hints: true,
    clocks: {},
    turnTime: 0,
    pace: 'normal',
    daily: '',
    notes: [],
    takeovers: {},
    pausedBy: 0,
    endVotes: [],
    abandoned: false,
    known: '',
    turns: 0,
    undo: { seat: -1, free: 0, last: 0, seats: [] },
    undone: 0,
    commitment: '',
    problem: '',
  });
  expect(bob.state).toEqual(ann.state);
});

test('everything that is agreed before a game', async () => {
  const { players } = await lobbyOf('Ann', 'Bob', 'Cid');
  const [ann, bob, cid] = players as [Player, Player, Player];
  expect(await bob.ask('configure', { seats: 4 })).toEqual(refused('notHost'));
  expect(await ann.ask('configure', { seats: 2 })).toEqual(refused('seatTaken', { field: 'seats' }));
  expect(await ann.ask('configure', { options: { target: '1' } })).toEqual(
    refused('notAllowed', { field: 'options.target', problem: 'notAllowed' }),
  );
  expect(await ann.ask('configure', { options: { target: '30' }, seed: 'abc', listed: true })).toEqual(accepted(0));
  expect(await bob.ask('choose', { option: 'colour', value: 'red' })).toEqual(accepted(0));
  expect(await cid.ask('choose', { option: 'colour', value: 'red' })).toEqual(accepted(0));
  for (const player of [bob, cid]) expect(await player.ask('ready', { ready: true })).toEqual(accepted(0));
  expect(await ann.ask('start')).toEqual(refused('notAllowed', { field: 'choices.2.colour', problem: 'twice' }));
  expect(await cid.ask('choose', { option: 'colour', value: 'blue' })).toEqual(accepted(0));
  expect(await cid.ask('stand')).toEqual(accepted(0));
  expect(await ann.ask('start')).toEqual(refused('notReady'));
  expect(await ann.ask('configure', { seats: 2 })).toEqual(accepted(0));
  expect(await ann.ask('start')).toEqual(refused('notReady'));
  expect(await bob.ask('ready', { ready: true })).toEqual(accepted(0));
  expect(await bob.ask('sit', { seat: 0 })).toEqual(accepted(0));
  expect(await ann.ask('sit', { seat: 1 })).toEqual(accepted(0));
  expect(await bob.ask('start')).toEqual(refused('notHost'));
  expect(await ann.ask('start')).toEqual(accepted(0));
  await until(() => cid.state.phase === 'playing', 'the start');
  expect(cid.state).toMatchObject({
    seeded: true,
    listed: true,
    round: 1,
    options: { target: '30' },
    seats: [
      { person: bob.person, choices: { colour: 'red' } },
      { person: ann.person, choices: { colour: 'any' } },
    ],
    waitingFor: [0],
    table: { turn: 0, target: 30, tokens: [2, 2] },
  });
  expect(cid.seat).toBeNull();
  for (const [name, payload] of [
    ['ready', { ready: true }],
    ['configure', { listed: false }],
    ['start', {}],
    ['again', {}],
  ] as const)
    expect(await ann.ask(name, payload as never)).toEqual(refused('notNow'));
});

test('a watcher takes part in nothing but may take a seat that becomes open', async () => {
  const { code, players } = await begun(server);
  const cid = await Player.join(server, code, { name: 'Cid' });
  expect(cid.seat).toBeNull();
  expect(cid.state.table).toEqual(players[0]!.state.table);
  expect(await cid.act({ type: 'add', n: 1 })).toEqual(refused('notSeated'));
  expect(await cid.ask('hold', { on: true })).toEqual(refused('notSeated'));
  expect(await cid.ask('sit', { seat: 0 })).toEqual(refused('seatTaken'));
  expect(await players[0]!.ask('stand')).toEqual(accepted(0));
  expect(await cid.ask('sit', { seat: 0 })).toEqual(accepted(0));
  await until(() => cid.state.hands?.[0] !== undefined, 'the hand');
  expect(cid.tokens(0)!).toHaveLength(2);
  await until(() => players[0]!.state.hands?.[0] === undefined, 'the hand to be hidden again');
  expect(await cid.act({ type: 'add', n: 1 })).toEqual(accepted(1));
});

test('somebody new takes an open seat of a running game at once', async () => {
  const { code, players } = await begun(server);
  expect(await players[1]!.ask('leave')).toEqual(accepted(0));
  const cid = await Player.join(server, code, { name: 'Cid' });
  expect(cid.seat).toBe(1);
});

test('hands move with the people when they swap seats between two rounds', async () => {
  const { players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  while (ann.state.phase === 'playing') {
    const on = ann.state.table.turn === 0 ? ann : bob;
    const { ply } = on.state;
    await on.act({ type: 'add', n: 2 });
    await until(() => [ann, bob].every(({ state }) => state.ply > ply + 1 || state.phase === 'over'), 'the tick');
  }
  expect(await bob.ask('again')).toMatchObject({ status: 'accepted' });
  expect(await ann.ask('sit', { seat: 1 })).toMatchObject({ status: 'accepted' });
  expect(await bob.ask('sit', { seat: 0 })).toMatchObject({ status: 'accepted' });
  expect(await bob.ask('ready', { ready: true })).toMatchObject({ status: 'accepted' });
  expect(await ann.ask('start')).toEqual(accepted(0));
  await until(() => [ann, bob].every(({ state }) => state.round === 2 && state.ply === 0), 'the second round');
  expect([ann.seat, bob.seat]).toEqual([1, 0]);
  expect(Object.keys(ann.state.hands!)).toEqual(['1']);
  expect(Object.keys(bob.state.hands!)).toEqual(['0']);
  expect(bob.legal((await import('./counting.ts')).counting)).toHaveLength(4);
  const [token] = bob.tokens(0)!;
  expect(await bob.act({ type: 'play', token })).toEqual(accepted(1));
  await until(() => ann.state.table.played[0] === token, 'the token');
});

describe('names', () => {
  test('two people of one name are told apart', async () => {
    const { players } = await lobbyOf('Ann', 'ann', 'ANN');
    expect(Object.values(players[2]!.state.people).map(({ name }) => name)).toEqual(['Ann', 'ann 2', 'ANN 3']);
  });

  test.each<[string, string, string]>([
    ['control characters', 'A\u0000n\nn\u007f', 'Ann'],
    ['marks that turn the writing round', '\u202eAnn\u202c \u2066Lee\u2069', 'Ann Lee'],
    ['markup, which is only text', '<b>Ann</b>', '<b>Ann</b>'],
    ['as many families as fit', '👩‍👩‍👧'.repeat(19), '👩‍👩‍👧'.repeat(19)],
  ])('%s', async (_what, name, shown) => {
    const { players } = await lobbyOf(name);
    const [ann] = players as [Player];
    expect(ann.state.people[ann.person]!.name).toBe(shown);
    expect(await ann.ask('rename', { name: 'Other' })).toEqual(accepted(0));
    expect(await ann.ask('rename', { name })).toEqual(accepted(0));
    await until(() => ann.state.people[ann.person]!.name === shown, 'the name');
  });

  test('people who watch, and joiners that show nothing, count as well', async () => {
    const { code, players } = await lobbyOf('Ann');
    const eve = await Player.join(server, code, { name: 'Eve', watch: true });
    expect(await eve.ask('rename', { name: 'A\u200dnn' })).toEqual(refused('nameTaken', { field: 'name' }));
    const other = await Player.join(server, code, { name: 'E\u200cve' });
    expect(other.state.people[other.person]!.name).toMatch(/ 2$/);
    expect(await players[0]!.ask('rename', { name: 'EVE' })).toEqual(refused('nameTaken', { field: 'name' }));
  });

  test('a new name must be free and fit', async () => {
    const { players } = await lobbyOf('Ann', 'Bob');
    const [ann, bob] = players as [Player, Player];
    expect(await ann.ask('rename', { name: 'bob' })).toEqual(refused('nameTaken', { field: 'name' }));
    expect(await ann.ask('rename', { name: '' })).toEqual(refused('badRequest', { field: 'name' }));
    expect(await ann.ask('rename', { name: 'x'.repeat(25) })).toEqual(refused('badRequest', { field: 'name' }));
    expect(await ann.ask('rename', { name: ' An\u202ena ' })).toEqual(accepted(0));
    await until(() => bob.state.people[ann.person]?.name === 'Anna', 'the name');
  });
});

describe('sending away', () => {
  test('the host kicks a person out of the seat, for good', async () => {
    const { code, players } = await lobbyOf('Ann', 'Bob');
    const [ann, bob] = players as [Player, Player];
    expect(await bob.ask('kick', { person: ann.person })).toEqual(refused('notHost'));
    expect(await ann.ask('kick', { person: ann.person })).toEqual(refused('noSuchPerson', { field: 'person' }));
    expect(await ann.ask('kick', { person: 999 })).toEqual(refused('noSuchPerson', { field: 'person' }));
    expect(await ann.ask('kick', { person: bob.person })).toEqual(accepted(0));
    await until(() => bob.closed === CLOSE.kicked, 'the end of the connection');
    expect(ann.state.seats[1]!.person).toBe(0);
    expect(ann.state.people[bob.person]).toBeUndefined();
    const again = await enter(server, code, { secret: bob.secret, name: 'Bob' });
    expect(again).toEqual({ status: 403, body: { error: 'kicked' } });
    expect(ann.closed).toBe(0);
  });

  test('somebody who is away can be kicked, even between reservation and socket', async () => {
    const { code, players } = await lobbyOf('Ann', 'Bob');
    const [ann, bob] = players as [Player, Player];
    await bob.drop();
    const { body } = await enter(server, code, { secret: bob.secret });
    expect(await ann.ask('kick', { person: bob.person })).toEqual(accepted(0));
    await expect(Player.consume(server, code, body)).rejects.toMatchObject({ code: CLOSE.kicked });
    expect(Object.keys(ann.state.people)).toEqual([String(ann.person)]);
  });

  test('who leaves gives the seat up and is a stranger afterwards', async () => {
    const { code, players } = await lobbyOf('Ann', 'Bob');
    const [ann, bob] = players as [Player, Player];
    expect(await bob.ask('leave')).toEqual(accepted(0));
    await until(() => bob.closed === CLOSE.left, 'the end of the connection');
    expect(ann.state.seats[1]!.person).toBe(0);
    expect(await enter(server, code, { secret: bob.secret })).toMatchObject({ status: 400, body: { field: 'name' } });
  });
});

describe('the host', () => {
  test('moves on when the host leaves, to somebody seated', async () => {
    const code = await newTable(server, { seats: 2 });
    const ann = await Player.join(server, code, { name: 'Ann' });
    const cid = await Player.join(server, code, { name: 'Cid', watch: true });
    const bob = await Player.join(server, code, { name: 'Bob' });
    await ann.ask('leave');
    await until(() => cid.state.host === bob.person, 'the new host');
    expect(await bob.ask('configure', { listed: true })).toEqual(accepted(0));
  });

  test('the first one to come to an abandoned table is the host', async () => {
    const { code, players } = await lobbyOf('Ann');
    await players[0]!.ask('leave');
    await until(() => players[0]!.closed !== 0, 'the end of the connection');
    const bob = await Player.join(server, code, { name: 'Bob' });
    expect(bob.state).toMatchObject({ host: bob.person, people: { [bob.person]: { name: 'Bob' } } });
    expect(bob.seat).toBe(0);
  });
});

test('a table takes only so many people', async () => {
  const code = await newTable(server);
  for (let i = 0; i < 100; i++) expect((await enter(server, code, { name: `N${i}` })).status).toBe(200);
  const ann = await Player.join(server, code, { name: 'Ann' });
  expect(ann.seat).toBe(0);
  for (let i = 0; i < 110; i++) expect((await enter(server, code, { name: `N${i}` })).status).toBe(200);
  expect((await enter(server, code, { secret: ann.secret })).status).toBe(200);
});
