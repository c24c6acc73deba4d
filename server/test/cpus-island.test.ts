import { randomFrom, seeded } from '@landfall/shared/engine/random.ts';
import { replay } from '@landfall/shared/engine/recording.ts';
import { BOTS } from '@landfall/shared/games/bots.ts';
import { SPECIALS } from '@landfall/shared/games/forbidden-island/cards.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import type { Table } from '@landfall/shared/games/forbidden-island/table.ts';
import type { CpuMove } from '@landfall/shared/protocol/state.ts';
import { accepted, newTable, Player, roomOf, startTestServer, type TestServer, until } from './harness.ts';
import { sqlitePlace } from './places.ts';

const games = { [forbiddenIsland.id]: forbiddenIsland };
const ISLAND = { game: forbiddenIsland.id, seed: 'sea 0' };

let server: TestServer;
afterEach(async () => {
  await server.close();
  // On a starved machine a CPU may be called off for thinking too long; a legal action stands in, and the game goes on.
  expect(server.errors.filter(({ error }) => (error as Error | undefined)?.name !== 'OutOfTime')).toEqual([]);
});

/** What a beginner would do on this seat; nothing while nobody waits for it. */
function easyMove(player: Player<Table>): unknown {
  const { bot, steps } = BOTS[forbiddenIsland.id]!.easy;
  const { ply, waitingFor } = player.state;
  if (!waitingFor.includes(player.seat!)) return undefined;
  const legal = player.legal(forbiddenIsland);
  return bot(player.view, legal, { random: randomFrom(seeded(`${ply}`)), steps })?.action;
}

async function playUntil(player: Player<Table>, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const action = easyMove(player);
    // An automatic step may come first; then the action is refused and chosen anew.
    if (action) await player.act(action);
    else await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

test('one person and three CPUs play an island to its end', async () => {
  server = await startTestServer({ games, cpuThinkMs: 10 });
  const code = await newTable(server, { ...ISLAND, seats: 4 });
  const ann = await Player.join<Table>(server, code, { name: 'Ann' });
  const levels = ['easy', 'medium', 'hard'] as const;
  for (const [i, level] of levels.entries()) await ann.ask('fill', { seat: i + 1, level });
  expect(await ann.ask('start')).toEqual(accepted(0));
  const moves: CpuMove[] = [];
  ann.room.onStateChange(() => {
    if (ann.state.cpuMove !== '') moves.push(JSON.parse(ann.state.cpuMove));
  });
  await playUntil(ann, () => ann.state.phase === 'over');
  expect(moves).toContainEqual({ seat: 2, reason: expect.objectContaining({ word: expect.any(String) }) });
  const { recording, match } = (await roomOf(code)).played!;
  expect(replay(forbiddenIsland, JSON.parse(JSON.stringify(recording)))).toEqual(match);
  const seats = recording.log.flatMap((entry) => ('seat' in entry ? [entry.seat] : []));
  expect(new Set(seats)).toEqual(new Set([0, 1, 2, 3]));
});

const isSpecial = (card: string) => (SPECIALS as readonly string[]).includes(card);

/** What somebody may owe in the turn of the other, and what both do, best first, so that it comes to that. */
const DEBTS = { swim: ['endActions', 'discard'], discard: ['give', 'endActions', 'discard'] } as const;
type Debt = keyof typeof DEBTS;

/** The player who owes it in the turn of the other, if there is one now. */
function debtorOffTurn(players: Player<Table>[], debt: Debt): Player<Table> | undefined {
  const { agenda } = players[0]!.state.table!;
  const next = agenda.find(({ kind }) => kind === 'turn')?.seat;
  const { waitingFor } = players[0]!.state;
  const { hand } = players[0]!.state.table!.adventurers[next!]!;
  const isForced = debt === 'swim' || !hand.some(isSpecial); // a special card could be used instead
  return agenda.at(-1)!.kind === debt && waitingFor.includes(next!) && isForced ? players[next!] : undefined;
}

/** Plays until somebody owes it in the turn of the other; null when the game ends before. */
async function playUntilOwed(players: Player<Table>[], debt: Debt): Promise<Player<Table> | null> {
  for (;;) {
    await until(() => new Set(players.map(({ state }) => state.ply)).size === 1, 'everybody to see the same');
    if (players[0]!.state.phase === 'over') return null;
    const debtor = debtorOffTurn(players, debt);
    if (debtor) return debtor;
    const player = players.find(({ seat, state }) => state.waitingFor.includes(seat!))!;
    const legal = player.legal(forbiddenIsland);
    const liked = DEBTS[debt].map((wanted) => legal.find(({ type }) => type === wanted)).find(Boolean);
    await player.act(liked ?? legal.at(-1));
  }
}

/** The first one gives cards from anywhere (R-MESSENGER-1), so that the other soon has too many. */
async function twoPlayers(seed: string): Promise<Player<Table>[]> {
  const code = await newTable(server, { ...ISLAND, seats: 2, seed });
  const ann = await Player.join<Table>(server, code, { name: 'Ann' });
  const bob = await Player.join<Table>(server, code, { name: 'Bob' });
  await ann.ask('configure', { options: { roles: 'chosen' } });
  for (const [player, value] of [
    [ann, 'messenger'],
    [bob, 'engineer'],
  ] as const)
    await player.ask('choose', { option: 'role', value });
  await bob.ask('ready', { ready: true });
  expect(await ann.ask('start')).toEqual(accepted(0));
  await until(() => bob.state.phase === 'playing', 'the start');
  return [ann, bob];
}

test.each<Debt>(['swim', 'discard'])(
  'a CPU does it for somebody who is away while it is not their turn: %s',
  async (debt) => {
    server = await startTestServer({ games });
    let players: Player<Table>[] = [];
    let gone: Player<Table> | null = null;
    for (let n = 0; gone === null && n < 20; n++) {
      players = await twoPlayers(`sea ${n}`);
      gone = await playUntilOwed(players, debt);
    }
    const seat = gone!.seat!;
    const { code } = gone!.state;
    const other = players.find((player) => player !== gone)!;
    const turnsBefore = (await roomOf(code)).played!.version;
    expect(await players[0]!.ask('configure', { absence: 1 })).toMatchObject({ status: 'accepted' });
    await gone!.drop();
    await until(() => other.state.seats[seat]!.cpu === 'medium', 'the CPU to take over');
    await until(() => other.state.ply > turnsBefore, 'the CPU to act');
    const [entry] = (await roomOf(code)).played!.recording.log.slice(turnsBefore);
    expect(entry).toMatchObject({ seat, action: { type: debt } });
    // Whoever is here goes on with their turn: nothing waits for the one who is gone.
    await until(() => !other.state.waitingFor.includes(seat), 'the turn to go on');
  },
);

test('CPUs go on after a restart', async () => {
  const place = sqlitePlace();
  const where = { games, dataDir: place.dataDir };
  server = await startTestServer({ ...where, cpuMs: 60_000 });
  const code = await newTable(server, { ...ISLAND, seats: 3, options: { first: '2' } });
  const ann = await Player.join<Table>(server, code, { name: 'Ann' });
  for (const seat of [1, 2]) await ann.ask('fill', { seat, level: 'easy' });
  await ann.ask('configure', { absence: 120 });
  expect(await ann.ask('start')).toEqual(accepted(0));
  await ann.ask('pause', { on: true });
  await server.close();

  server = await startTestServer(where);
  const back = await Player.join<Table>(server, code, { secret: ann.secret, name: undefined });
  const seats = [{ cpu: '' }, { person: 0, cpu: 'easy' }, { person: 0, cpu: 'easy' }];
  expect(back.state).toMatchObject({ phase: 'playing', ply: 0, absence: 120, pausedBy: ann.person, seats });
  await back.ask('pause', { on: false });
  await until(() => back.state.waitingFor.includes(0), 'the CPUs to play');
  await back.leave();
  await place.remove();
});
