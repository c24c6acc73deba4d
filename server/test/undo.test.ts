import { hashOf } from '@landfall/shared/engine/hash.ts';
import { replay } from '@landfall/shared/engine/recording.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { counting } from './counting.ts';
import {
  accepted,
  begun,
  newTable,
  Player,
  refusedAt,
  roomOf,
  startTestServer,
  type TestServer,
  until,
} from './harness.ts';

const NEVER_MS = 600_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ paceMs: NEVER_MS, windowMs: NEVER_MS, troubleMs: 50 });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const ADD = { type: 'add', n: 1 };
const TICK = { type: 'tick' };
/** What somebody sees who answers. */
type Asked = Pick<TableState, 'ply' | 'proposal'>;
const token = (player: Player) => ({ type: 'play', token: player.tokens()![0] });
const take = (player: Player, turns: number, ply = player.state.ply) => player.ask('undo', { ply, turns });
const agree = (player: Player, yes = true, { ply, proposal }: Asked = player.state) =>
  player.ask('consent', { ply, turns: proposal?.turns ?? 0, yes });
const arrived = (players: Player[], ply: number) =>
  until(() => players.every(({ state }) => state.ply === ply), `entry ${ply}`);
/** What a person sees of the game itself. */
const seenBy = ({ state: { table, hands, waitingFor } }: Player) => hashOf({ table, hands, waitingFor });

async function two(options: Record<string, string> = { target: '30' }) {
  const { code, players } = await begun(server, { options });
  const [ann, bob] = players as [Player, Player];
  return { code, ann, bob, both: [ann, bob] };
}

/** Ann has asked Bob to take back both things she did. */
async function asked() {
  const party = await two();
  const { ann, bob, both } = party;
  await ann.act(ADD);
  await ann.act(TICK);
  await arrived(both, 2);
  await take(ann, 0);
  await until(() => bob.state.proposal !== undefined, 'the question');
  return party;
}

test('the own last actions go back at once, down to where something was revealed', async () => {
  const { ann, bob, both } = await two();
  const before = both.map(seenBy);
  const played = token(ann);
  await ann.act(played);
  await ann.act(ADD);
  await arrived(both, 2);
  expect(bob.state).toMatchObject({ turns: 2, undo: { seat: 0, free: 0, last: 1, seats: [0] }, undone: 0 });
  expect(await take(ann, 1)).toEqual(accepted(3));
  await arrived(both, 3);
  expect(bob.state).toMatchObject({ turns: 1, table: { count: 0, played: [played.token] }, events: '[]' });
  expect(bob.state.undone).toBe(ann.person);
  expect(await take(ann, 0)).toEqual(accepted(4));
  await arrived(both, 4);
  expect(both.map(seenBy)).toEqual(before);
  const tookBack = { person: ann.person, seat: -1, steps: 1 };
  expect(bob.state.notes).toEqual([
    { ply: 3, turns: 1, ...tookBack },
    { ply: 4, turns: 0, ...tookBack },
  ]);
  expect(await ann.act(ADD)).toEqual(accepted(5));
  expect(await ann.act(TICK)).toEqual(accepted(6));
  await arrived(both, 6);
  expect(bob.state).toMatchObject({ turns: 2, undo: { seat: -1, free: 2, last: 0, seats: [0, 0] }, undone: 0 });
});

test('what was drawn stays, unless the others agree', async () => {
  const { ann, bob, both } = await two();
  const before = both.map(seenBy);
  await ann.act(ADD);
  await ann.act(TICK);
  expect(await take(ann, 1)).toEqual(accepted(2));
  await until(() => bob.state.proposal !== undefined, 'the question');
  expect(bob.state).toMatchObject({ ply: 2, turns: 2 });
  expect(bob.state.proposal).toEqual({ person: ann.person, turns: 1, seats: [0], waits: [bob.person] });
  expect(ann.tokens()).toHaveLength(3);
  expect(await agree(bob, false)).toEqual(accepted(2));
  await until(() => ann.state.proposal === undefined, 'the refusal');
  expect(ann.state).toMatchObject({ ply: 2, turns: 2 });
  expect(await agree(bob)).toEqual(refusedAt(2, 'notNow'));

  expect(await take(ann, 0)).toEqual(accepted(2));
  expect(await agree(bob)).toEqual(accepted(3));
  await arrived(both, 3);
  expect(both.map(seenBy)).toEqual(before);
  expect(bob.state).toMatchObject({ undone: ann.person, turns: 0 });
  expect(bob.state.proposal).toBeUndefined();
});

test("somebody else's action is not mine to take back", async () => {
  const { ann, bob, both } = await two();
  await ann.act(ADD);
  await arrived(both, 1);
  expect(await take(bob, 0)).toEqual(accepted(1));
  await until(() => ann.state.proposal !== undefined, 'the question');
  expect(ann.state).toMatchObject({ ply: 1, table: { count: 1 }, proposal: { waits: [ann.person] } });
  expect(await agree(bob)).toEqual(refusedAt(1, 'notNow'));
  expect(await take(ann, 0)).toEqual(accepted(2)); // to ask for the same is to agree, and this was free anyway
  await arrived(both, 2);
  expect(bob.state).toMatchObject({ turns: 0, undone: ann.person });
});

test('a question lapses with the position it is about', async () => {
  const { ann, bob, both } = await asked();
  await bob.act(ADD);
  await arrived(both, 3);
  expect(ann.state.proposal).toBeUndefined();
  expect(await agree(bob, true, { ply: 2 })).toEqual(refusedAt(3, 'moved'));
  expect(bob.state.table).toMatchObject({ count: 2 });
});

test('an answer counts for the question it was given to, and for no other one', async () => {
  const { ann, bob, both } = await asked();
  const first = { ply: 2, proposal: bob.state.proposal! };
  await take(ann, 1); // asks for less instead
  await until(() => bob.state.proposal?.turns === 1, 'the other question');
  for (const yes of [true, false]) expect(await agree(bob, yes, first)).toEqual(refusedAt(2, 'moved'));
  expect(bob.state).toMatchObject({ turns: 2, proposal: { turns: 1, waits: [bob.person] } });
  await bob.act(ADD);
  await arrived(both, 3);
  await take(ann, 0);
  await until(() => bob.state.proposal !== undefined, 'the question about the next position');
  for (const yes of [true, false]) expect(await agree(bob, yes, first)).toEqual(refusedAt(3, 'moved'));
  expect(await agree(ann, false, first)).toEqual(refusedAt(3, 'moved'));
  expect(bob.state).toMatchObject({ turns: 3, proposal: { turns: 0, waits: [bob.person] } });
  expect(await agree(bob)).toEqual(accepted(4));
});

test('whoever asked may end it, nobody else may ask meanwhile, and everybody has to agree', async () => {
  const { players } = await begun(server, { seats: 3, options: { target: '30' } });
  const [ann, bob, cid] = players as [Player, Player, Player];
  await ann.act(ADD);
  await ann.act(TICK);
  await arrived(players, 2);
  await take(ann, 1);
  await until(() => cid.state.proposal !== undefined, 'the question');
  expect(cid.state.proposal!.waits).toEqual([bob.person, cid.person]);
  expect(await take(bob, 0)).toEqual(refusedAt(2, 'notNow'));
  expect(await agree(ann)).toEqual(refusedAt(2, 'notNow'));
  expect(await agree(ann, false)).toEqual(accepted(2));
  await until(() => cid.state.proposal === undefined, 'the end');
  await take(ann, 0);
  expect(await agree(bob)).toEqual(accepted(2));
  await until(() => cid.state.proposal?.waits.length === 1, 'the first answer');
  expect(await agree(bob)).toEqual(refusedAt(2, 'notNow'));
  expect(await take(ann, 0)).toEqual(accepted(2)); // what was agreed to stays so
  expect(cid.state.proposal!.waits).toEqual([cid.person]);
  expect(await take(cid, 0)).toEqual(accepted(3));
});

test('messages made against a position that was taken back are refused', async () => {
  const { ann, bob, both } = await two();
  await ann.act(ADD);
  await arrived(both, 1);
  await take(ann, 0);
  await arrived(both, 2);
  expect(await ann.act(TICK, 1)).toEqual(refusedAt(2, 'moved'));
  expect(await ann.act(ADD, 0)).toEqual(refusedAt(2, 'moved'));
  expect(await take(ann, 0, 1)).toEqual(refusedAt(2, 'moved'));
  expect(await agree(bob, true, { ply: 1 })).toEqual(refusedAt(2, 'moved'));
  expect(ann.state.table).toMatchObject({ count: 0 });
});

test('an action that was taken back and is sent again was still accepted once', async () => {
  const { ann } = await two();
  await ann.act(ADD, 0, 'once');
  await take(ann, 0);
  expect(await ann.act(ADD, 0, 'once')).toEqual({ status: 'repeated', ply: 2 });
});

test('only at the table, only while playing, and only what there is', async () => {
  const lobby = await Player.join(server, await newTable(server));
  expect(await take(lobby, 0)).toEqual(refusedAt(0, 'notNow'));
  const { code, ann, bob } = await two({ target: '6' });
  const watcher = await Player.join(server, code, { name: 'Watcher', watch: true });
  expect(await take(ann, 0)).toEqual(refusedAt(0, 'badRequest', { field: 'turns' }));
  await ann.act(ADD);
  expect(await take(watcher, 0)).toEqual(refusedAt(1, 'notSeated'));
  for (const turns of [1, 2, -1, 0.5, '0'])
    expect(await take(ann, turns as number, 1)).toEqual(refusedAt(1, 'badRequest', { field: 'turns' }));
  expect(await agree(ann, true, { ply: 1 })).toEqual(refusedAt(1, 'notNow'));
  while (ann.state.phase === 'playing') {
    const mover = [ann, bob].find((one) => one.legal(counting).some(({ type }) => type !== 'play'))!;
    const { ply } = mover.state;
    await mover.act(mover.legal(counting).find(({ type }) => type !== 'play'));
    await arrived([ann, bob, watcher], ply + 1);
  }
  expect(ann.state).toMatchObject({ turns: 0, undo: { seat: -1, seats: [] } });
  expect(await take(ann, 0)).toMatchObject({ reason: 'notAllowed', field: 'turns', problem: 'seedKnown' });
});

test('whoever is away is asked as long as they have a seat, and a host without one may ask', async () => {
  const { code, ann, bob } = await two();
  await ann.act(ADD);
  await ann.act(TICK);
  await ann.ask('stand');
  expect(await take(ann, 0)).toEqual(accepted(2));
  expect(ann.state.proposal!.waits).toEqual([bob.person]);
  await bob.drop();
  await until(() => ann.state.people[bob.person]?.connection === 'away', 'the absence');
  expect(await take(ann, 0)).toEqual(accepted(2));
  expect(ann.state).toMatchObject({ turns: 2, proposal: { waits: [bob.person] } });
  await bob.leave();
  const back = await Player.join(server, code, { secret: bob.secret, name: undefined });
  expect(await agree(back)).toEqual(accepted(3));
  const { match, recording } = (await roomOf(code)).played!;
  expect(replay(counting, recording)).toEqual(match);
  expect(recording.log.at(-1)).toEqual({ undo: 0 });
});

test('whoever sends away the last one who was asked has nobody to agree any more', async () => {
  const { ann, bob } = await asked();
  await ann.ask('kick', { person: bob.person });
  await until(() => ann.state.proposal === undefined, 'the end of it');
  expect(await take(ann, 0)).toEqual(refusedAt(2, 'notAllowed', { field: 'turns', problem: 'revealed' }));
  expect(ann.state).toMatchObject({ ply: 2, turns: 2 });
});

test('200 random takings-back, three clients: all see the same, and nothing ever goes back in number', async () => {
  const { code, players } = await begun(server, { seats: 3, options: { target: '200', anytime: 'on' } });
  const room = await roomOf(code);
  let random = 77;
  const below = (n: number) => {
    random = (random * 16807) % 2147483647;
    return random % n;
  };
  let ply = 0;
  let undone = 0;
  while (undone < 200) {
    const { turns, undo, proposal } = players[0]!.state;
    const anybody = players[below(3)]!;
    const able = players.flatMap((player) => player.legal(counting).map((action) => ({ player, action })));
    if (proposal) for (const player of players) await agree(player, below(8) > 0, { ply, proposal });
    else if (turns > 0 && below(3) > 0) await take(anybody, below(2) ? undo.last : below(turns), ply);
    else {
      const { player, action } = able[below(able.length)]!;
      await player.act(action, below(9) ? ply : ply - 1);
    }
    const { log } = room.played!.recording;
    expect(log.length).toBeGreaterThanOrEqual(ply);
    if (log.length > ply && 'undo' in log.at(-1)!) undone++;
    ply = log.length;
    await until(() => players.every(({ state }) => state.ply === ply), 'the patch');
    await until(() => new Set(players.map(({ state }) => hashOf(state.proposal ?? null))).size === 1, 'the question');
    const { state } = room.played!.match;
    const hash = hashOf(state.table);
    expect(players.map((player) => hashOf(player.state.table))).toEqual([hash, hash, hash]);
    expect(players.map((player) => player.tokens())).toEqual(state.hands.map(({ tokens }) => tokens));
  }
  expect(replay(counting, room.played!.recording)).toEqual(room.played!.match);
  expect(players.every(({ closed }) => closed === 0)).toBe(true);
});
