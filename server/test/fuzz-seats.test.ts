import type { Game } from '@landfall/shared/engine/game.ts';
import { GAMES } from '@landfall/shared/games/registry.ts';
import type { RunningServer } from '../src/app.ts';
import { luckOf } from './chaos/luck.ts';
import { Intruder, socketUrl } from './fuzz/intruder.ts';
import { Siege } from './fuzz/siege.ts';
import { callFrom, join, newAddress, openTable } from './fuzz/visitors.ts';
import { Player, pause, until } from './harness.ts';

const SECRETIVE = Object.values(GAMES).find(({ wire }) => wire.hand) as Game;

const luck = luckOf('fuzz-seats');
/** Random bytes that are the same in each run. */
const bytes = (count: number): Buffer => Buffer.from(Array.from({ length: count }, () => luck.below(256)));

/** So often somebody loses the line, and comes back among so many who are after their seat. */
const TIMES = 100;
const MOST_ATTACKERS = 2;
/** Before somebody comes back, so that the attackers come now before them, now at the same time. */
const MOST_WAIT_MS = 30;
/** So long all that may take on a busy machine. */
const MOST_MS = 240_000;

let siege: Siege;
let server: RunningServer;
beforeAll(async () => {
  siege = await Siege.begin();
  server = { port: siege.port, url: siege.url, close: async () => {} };
});
afterAll(() => siege?.end());

/** Two people with a hand each, in the middle of a game. */
async function begun(game: Game = SECRETIVE): Promise<{ code: string; players: [Player, Player] }> {
  const code = await openTable(siege.url, { game: game.id, seats: 2 });
  const enter = async (name: string) => Player.consume(server, code, (await join(siege.url, code, { name })).body);
  const players: [Player, Player] = [await enter('Ann'), await enter('Bob')];
  for (const player of players) await player.ask('ready', { ready: true });
  await players[0].ask('start');
  await until(() => players.every(({ state }) => state.phase === 'playing'), 'the start');
  return { code, players };
}

test('sockets without a reservation of their own are turned away and hear nothing', async () => {
  const { code } = await begun();
  const { body } = await join(siege.url, code, { name: 'Eve' });
  const { body: other } = await join(siege.url, await openTable(siege.url), { name: 'Eve' });
  const mine = body.reservation as Record<string, string>;
  const theirs = other.reservation as Record<string, string>;
  const used = await Intruder.enter(siege.url, mine);
  expect(used).not.toBeNull();
  const guesses = Array.from({ length: 40 }, () => ({ ...mine, sessionId: bytes(6).toString('base64url') }));
  const addresses = [
    ...[
      mine,
      ...guesses,
      { ...mine, sessionId: theirs.sessionId },
      { ...theirs, sessionId: mine.sessionId },
      { ...mine, sessionId: '' },
      { ...mine, sessionId: `${mine.sessionId}&sessionId=${theirs.sessionId}` },
      { ...mine, sessionId: `${mine.sessionId}&reconnectionToken=x` },
      { ...mine, sessionId: '__proto__' },
      { ...mine, processId: 'constructor' },
      { ...mine, roomId: '__proto__' },
    ].map((reservation) => socketUrl(siege.url, reservation)),
    `${siege.url.replace('http', 'ws')}/`,
    `${siege.url.replace('http', 'ws')}/matchmake/joinOrCreate/table`,
  ];
  for (const address of addresses) expect([address, await Intruder.open(address)]).toEqual([address, null]);
  used!.end();
  await siege.bystanders.playOn();
});

test(
  'while somebody comes back, nobody without their secret gets their seat, their hand or their place',
  async () => {
    const { code, players } = await begun();
    let [ann] = players;
    const { secret, person } = ann;
    const comeBack = async () => Player.consume(server, code, (await join(siege.url, code, { secret })).body);
    for (let time = 0; time < TIMES; time++) {
      const hand = ann.view.hand;
      await ann.drop();
      const attacks = Array.from({ length: 1 + luck.below(MOST_ATTACKERS) }, () => squat(code, secret, person));
      const wait = pause(luck.below(MOST_WAIT_MS));
      const [back, ...attackers] = await Promise.all([wait.then(comeBack), ...attacks]);
      expect([back.person, back.seat]).toEqual([person, 0]);
      expect(back.view.hand).toEqual(hand);
      for (const { state, seat } of attackers) expect([seat, state.hands ?? {}]).toEqual([null, {}]);
      for (const attacker of attackers) await attacker.ask('leave');
      ann = back;
    }
    await siege.bystanders.playOn();
  },
  MOST_MS,
);

/** Tries to come in as somebody else, in all ways at once, and gives whom they were let in as. */
async function squat(code: string, secret: string, person: number): Promise<Player> {
  const last = secret.endsWith('0') ? '1' : '0';
  const wrong = [secret.slice(0, -1) + last, bytes(16).toString('hex'), secret.toUpperCase(), `${secret} `, ''];
  const [inside] = await Promise.all([
    sneakIn(code, person),
    ...wrong.map(async (guess) => {
      const { status, body } = await join(siege.url, code, { secret: guess });
      expect([status, body.reservation]).toEqual([400, undefined]);
    }),
  ]);
  return inside;
}

/** Comes in under the name of somebody else, and asks for what is theirs. */
async function sneakIn(code: string, person: number): Promise<Player> {
  const stranger = await join(siege.url, code, { name: 'Ann', secret: bytes(16).toString('hex') });
  expect(stranger.body.person).not.toBe(person);
  const inside = await Player.consume(server, code, stranger.body);
  for (const request of ['sit', 'stand', 'act', 'hold', 'kick', 'configure'] as const) {
    const payload = { seat: 0, person, ply: inside.state.ply, id: 'x', action: {}, on: true };
    const reply = await inside.room.request<unknown, { status: string }>(request as never, payload);
    expect([request, reply.status]).toEqual([request, 'refused']);
  }
  expect(await inside.ask('sit', { seat: 0 })).toMatchObject({ status: 'refused' });
  const asThem = await join(siege.url, code, { name: 'Ann', person } as object);
  expect([asThem.status, asThem.body.field]).toEqual([400, 'person']);
  return inside;
}

test.each(Object.values(GAMES).map((game) => [game.id, game] as const))(
  '%s: what is legal for one seat is refused to the person on another',
  async (_id, game) => {
    const { players } = await begun(game);
    const { ply, waitingFor, table } = players[0].state;
    const owner = players.find(({ seat }) => seat === waitingFor[0])!;
    const thief = players.find((player) => player !== owner)!;
    const own = new Set(game.legalActions(thief.view).map((action) => JSON.stringify(action))); // such as a card both hold
    const legal = game.legalActions(owner.view).filter((action) => !own.has(JSON.stringify(action)));
    expect(legal.length).toBeGreaterThan(0);
    for (const action of legal.slice(0, 10))
      for (const more of [{}, { seat: owner.seat }, { person: owner.person }, { seat: String(owner.seat) }]) {
        const reply = await thief.ask('act', { id: 'mine', ply, action, ...more } as never);
        expect(reply.status).toBe('refused');
      }
    expect([thief.state.ply, thief.state.table]).toEqual([ply, table]);
    await thief.leave();
    await owner.leave();
  },
);

test('floods of tables and people end at the limits of one address, and nobody else feels them', async () => {
  const eve = newAddress();
  const create = () => callFrom(eve, `${siege.url}/api/tables`, { game: SECRETIVE.id });
  const opened = (await Promise.all(Array.from({ length: 60 }, create))).map(({ status }) => status);
  expect(opened.filter((status) => status === 201).length).toBeLessThan(30);
  expect(new Set(opened)).toEqual(new Set([201, 429]));
  const code = await openTable(siege.url);
  const entered = await Promise.all(Array.from({ length: 100 }, () => join(siege.url, code, { name: 'Eve' }, eve)));
  const statuses = entered.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(80);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect((await join(siege.url, code, { name: 'Ann' })).status).toBe(200);
  await siege.bystanders.playOn();
});
