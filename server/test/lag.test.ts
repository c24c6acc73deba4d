import { hashOf } from '@landfall/shared/engine/hash.ts';
import { replay } from '@landfall/shared/engine/recording.ts';
import type { Reply } from '@landfall/shared/protocol/room.ts';
import type { Fault } from './chaos/faults.ts';
import { Line } from './chaos/line.ts';
import { counting } from './counting.ts';
import { accepted, newTable, Player, pause, roomOf, startTestServer, type TestServer, until } from './harness.ts';

const NEVER_MS = 600_000;
const LAG_MS = 1_000; // each way
const SLOW: Fault = { ending: 'none', direction: 'up', after: 0, share: 1, delayMs: LAG_MS, twice: false };

let server: TestServer;
let line: Line;
beforeAll(async () => {
  server = await startTestServer({ paceMs: NEVER_MS, windowMs: NEVER_MS });
  line = await Line.open(
    () => server.port,
    () => SLOW,
  );
});
afterAll(async () => {
  line.close();
  await server.close();
  expect(server.errors).toEqual([]);
});

test('200 takings-back while somebody is two seconds behind: whatever that person does is answered for the position it was made in', async () => {
  const { players, code } = await threeOfThemFarAway();
  const [ann, bob, cleo] = players as [Player, Player, Player];
  const near = [ann, bob];
  const room = await roomOf(code);
  const numbers: number[] = [];
  cleo.room.onStateChange(() => numbers.push(cleo.state.ply));
  const below = lots(77);
  const fromAfar: { ply: number; reply: Promise<Reply> }[] = [];
  const send = (ply: number, reply: Promise<Reply>) => fromAfar.push({ ply, reply });

  let undone = 0;
  let ply = 0;
  for (let n = 0; undone < 200; n++) {
    const { undo, proposal } = ann.state;
    const somebody = near[below(2)]!;
    if (proposal && below(2)) await somebody.ask('consent', { ply, turns: proposal.turns, yes: false });
    else if (undo.seat >= 0 && undo.free > 0 && near[undo.seat] && below(4) > 0)
      await near[undo.seat]!.ask('undo', { ply, turns: undo.free });
    else await chosen(near, below)?.act(ply);

    if (n % 4 === 0) {
      const { state } = cleo;
      const wish = chosen([cleo], below);
      if (state.proposal) send(state.ply, agree(cleo));
      else if (wish && below(2)) send(state.ply, wish.act(state.ply));
      else if (state.turns > 0) send(state.ply, cleo.ask('undo', { ply: state.ply, turns: 1 }));
    }
    const { log } = room.played!.recording;
    undone += log.slice(ply).filter((entry) => 'undo' in entry).length;
    ply = log.length;
    await until(() => near.every(({ state }) => state.ply >= ply), 'the patch');
    await pause(2);
    // Meanwhile something from afar may arrive at any time.
    await until(() => near.every(({ state }) => state.ply === room.played!.recording.log.length), 'the last patch');
    ply = near[0]!.state.ply;
  }

  const { recording, match } = room.played!;
  await until(() => cleo.state.ply === recording.log.length, 'the last position far away');
  const hash = hashOf(match.state.table);
  expect(players.map(({ state }) => hashOf(state.table))).toEqual([hash, hash, hash]);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(replay(counting, recording)).toEqual(match);

  const answers = await Promise.all(fromAfar.map(async ({ ply: made, reply }) => ({ made, ...(await reply) })));
  const late = answers.filter(({ status }) => status === 'refused');
  expect(late.length).toBeGreaterThan(10);
  for (const answer of answers)
    if (answer.status === 'accepted') expect(answer.ply - answer.made).toBeLessThanOrEqual(1);
});

async function threeOfThemFarAway() {
  const code = await newTable(server, { seats: 3, options: { target: '200', anytime: 'on' } });
  const far = { ...server, url: line.origin };
  const players: Player[] = [];
  for (const [name, by] of [
    ['Ann', server],
    ['Bob', server],
    ['Cleo', far],
  ] as const)
    players.push(await Player.join(by, code, { name }));
  expect(await Promise.all(players.map((player) => player.ask('ready', { ready: true })))).toEqual([
    accepted(0),
    accepted(0),
    accepted(0),
  ]);
  expect(await players[0]!.ask('start')).toMatchObject({ status: 'accepted' });
  await until(() => players.every(({ state }) => state.phase === 'playing'), 'the start');
  return { players, code };
}

const agree = (player: Player) =>
  player.ask('consent', { ply: player.state.ply, turns: player.state.proposal!.turns, yes: true });

/** A random one of all that these people may do. */
function chosen(players: readonly Player[], below: (n: number) => number) {
  const able = players.flatMap((player) => player.legal(counting).map((action) => ({ player, action })));
  const one = able[below(Math.max(1, able.length))];
  return one && { act: (ply: number) => one.player.act(one.action, ply) };
}

/** Numbers as if by lot, the same in each run. */
function lots(seed: number): (n: number) => number {
  let random = seed;
  return (n) => {
    random = (random * 16807) % 2147483647;
    return random % n;
  };
}
