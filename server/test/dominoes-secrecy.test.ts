import type { Seat } from '@landfall/shared/engine/game.ts';
import { dominoes } from '@landfall/shared/games/dominoes/game.ts';
import { tilesOf } from '@landfall/shared/games/dominoes/line.ts';
import type { State } from '@landfall/shared/games/dominoes/table.ts';
import { nameOf, TILES, type Tile, turned } from '@landfall/shared/games/dominoes/tiles.ts';
import type { ReplayReply } from '@landfall/shared/protocol/http.ts';
import type { Reply } from '@landfall/shared/protocol/room.ts';
import { accepted, begun, newTable, Player, roomOf, startTestServer, type TestServer, until } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ games: { dominoes }, hints: { burst: 100, perSecond: 100 } });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

/** What one person's connections were sent, and which tiles of the round they may know. */
interface Witness {
  player: Player;
  known: Set<Tile>;
  /** How many frames of the connection have been searched. */
  searched: number;
  /** The seat they have had since the start; there is no other one for them. */
  held?: Seat;
}

const witnessOf = (player: Player): Witness => ({ player, known: new Set(), searched: 0 });

/** Tiles that everybody sees: on the table, or shown at the end of a round. */
const openTiles = ({ table }: State): Tile[] => [
  ...tilesOf(table.line).map(nameOf),
  ...table.players.flatMap(({ shown }) => shown),
];

/** Searches all that came in since the last time for tiles the person may not know, however they are turned. */
function search(witness: Witness, state: State): void {
  const { player, known } = witness;
  for (const tile of [...openTiles(state), ...(state.hands[player.seat ?? -1]?.tiles ?? [])]) known.add(tile);
  const { frames } = player.socket;
  const bytes = Buffer.concat(frames.slice(witness.searched));
  witness.searched = frames.length;
  const unknown = TILES.filter((tile) => !known.has(tile));
  expect(unknown.filter((tile) => bytes.includes(tile) || bytes.includes(turned(tile)))).toEqual([]);
}

/** Repeatable chance. */
function chance(seed: number): (n: number) => number {
  let random = seed;
  return (n) => {
    random = (random * 16807) % 2147483647;
    return random % n;
  };
}

const DRAWING = ['draw', 'drawUntil', 'block'] as const;

test.each([1, 2, 3])(
  'DO-8: game %i: nobody is sent a tile of another hand or of the boneyard, whoever they are and however they came',
  async (game) => {
    const below = chance(game * 7919);
    const options = { draw: DRAWING[game - 1]!, target: '100', start: game === 2 ? 'highestDouble' : 'boneyard' };
    const seed = `an island of secrets ${game}`; // the same rounds each time: one must not win the match
    const { code, players } = await begun(server, { game: 'dominoes', seats: 3, options, seed });
    const room = await roomOf(code);
    const state = () => room.played!.match.state as State;
    const witnesses = [...players, await Player.join(server, code, { name: 'Watcher', watch: true })].map(witnessOf);
    let round = 0;
    const upToDate = () => witnesses.every(({ player }) => player.state.ply === room.played!.match.ply);
    const note = () => {
      if (state().table.rounds.length > round && state().table.agenda.at(-1)?.kind === 'turn') {
        round = state().table.rounds.length; // new hands: nothing of the last round helps
        for (const { known } of witnesses) known.clear();
      }
      for (const witness of witnesses) search(witness, state());
    };

    for (let i = 0; room.summary.phase === 'playing'; i++) {
      await until(upToDate, 'the patch');
      note();
      if (i === 6) witnesses.push(witnessOf(await Player.join(server, code, { name: 'Late', watch: true })));
      if (i % 9 === 4) {
        const witness = witnesses[below(witnesses.length)]!;
        const { secret } = witness.player;
        await witness.player.drop();
        witness.player = await Player.join(server, code, { secret, name: undefined });
        witness.searched = 0;
        note();
      }
      if (i % 13 === 12) {
        const from = witnesses.find(({ player }) => player.seat === below(3))!;
        const to = witnesses.find(({ player }) => player.seat === null)!;
        const { seat } = from?.player ?? {};
        if (seat !== undefined && (to.held ?? seat) === seat) {
          for (const one of [from, to]) one.held = seat!;
          await from.player.ask('stand');
          await to.player.ask('sit', { seat: seat! });
          await until(() => to.player.seat === seat && to.player.view.hand?.tiles !== undefined, 'the new seat');
          note();
        }
      }
      const able = witnesses.filter(({ player }) => player.seat !== null && player.legal(dominoes).length > 0);
      const { player } = able[below(able.length)] ?? {};
      const legal = player?.legal(dominoes) ?? [];
      if (legal.length > 0) await player!.act(legal[below(legal.length)]);
    }
    await until(() => witnesses.every(({ player }) => player.state.phase === 'over'), 'the end');
    note();

    expect(round).toBeGreaterThan(0);
    // The search would find something: at the end everybody knows the tiles on the table, and was sent them.
    for (const { player } of witnesses) {
      const bytes = Buffer.concat(player.socket.frames);
      const sent = openTiles(state()).filter((tile) => bytes.includes(tile) || bytes.includes(turned(tile)));
      expect(sent).toEqual(openTiles(state()));
      expect(bytes.includes(room.played!.recording.seed)).toBe(false);
    }
  },
);

test('DO-8: a CPU at the table, hints and takings-back send nobody a tile they may not know', async () => {
  const code = await newTable(server, {
    game: 'dominoes',
    seats: 3,
    options: { target: '100' },
    seed: 'three of a set',
  });
  const players = [await Player.join(server, code, { name: 'Ann' }), await Player.join(server, code, { name: 'Bob' })];
  const [ann, bob] = players as [Player, Player];
  expect(await ann.ask('fill', { seat: 2, level: 'medium' })).toEqual(accepted(0));
  await bob.ask('ready', { ready: true });
  expect(await ann.ask('start')).toEqual(accepted(0));
  const watcher = await Player.join(server, code, { name: 'Watcher', watch: true });
  const witnesses = [...players, watcher].map(witnessOf);
  const room = await roomOf(code);
  await until(() => room.played !== null, 'the start');
  const state = () => room.played!.match.state as State;
  const isSettled = () =>
    witnesses.every(({ player }) => player.state.ply === room.played!.recording.log.length) &&
    players.some((player) => player.legal(dominoes).length > 0);
  const isPlaying = () => state().table.rounds.length === 0;

  let hints = 0;
  let undone = 0;
  let told: Reply | undefined;
  for (let turn = 0; turn < 60 && isPlaying(); turn++) {
    await until(() => isSettled() || !isPlaying(), 'the turn of a person');
    if (!isPlaying()) break;
    if (turn % 10 === 9) told = await watcher.ask('story');
    for (const witness of witnesses) search(witness, state());
    const player = players.find((one) => one.legal(dominoes).length > 0)!;
    const { ply } = player.state;
    if (turn % 2 === 0) {
      const reply = await player.ask('hint', { ply });
      expect(reply).toMatchObject({ status: 'accepted', hint: { seat: player.seat, action: expect.anything() } });
      hints++;
    }
    if (turn > 3 && undone < 3) {
      const other = player === ann ? bob : ann;
      const turns = player.state.undo.last;
      await player.ask('undo', { ply, turns });
      if (room.played!.recording.log.length === ply) await other.ask('consent', { ply, turns, yes: true });
      expect(room.played!.recording.log[ply]).toMatchObject({ undo: expect.any(Number) });
      undone++;
    } else await player.act(player.legal(dominoes)[0]);
  }
  expect([hints > 2, undone]).toEqual([true, 3]);
  const { reasons } = told as Extract<Reply, { status: 'accepted' }>;
  expect(Object.keys(reasons!).length).toBeGreaterThan(0); // and they were searched, too
  expect(room.played!.recording.log.some((entry) => 'seat' in entry && entry.seat === 2)).toBe(true);
});

test('DO-8: the replay of a running game tells nobody more than the table does', async () => {
  const below = chance(31);
  const { code, players } = await begun(server, {
    game: 'dominoes',
    seats: 3,
    options: { target: '150' },
    seed: 'a long match',
  });
  const room = await roomOf(code);
  const state = () => room.played!.match.state as State;
  for (let i = 0; i < 40; i++) {
    await until(() => players.every((one) => one.state.ply === room.played!.match.ply), 'the patch');
    const { player, legal } = players
      .map((one) => ({ player: one, legal: one.legal(dominoes) }))
      .find((one) => one.legal.length > 0)!;
    await player.act(legal[below(legal.length)]);
    if (i % 8 > 0 || state().table.agenda.at(-1)?.kind !== 'turn') continue;
    const { secret } = players[0]!;
    const answer = await fetch(`${server.url}/api/tables/${code}/rounds/1/replay`, {
      headers: { Authorization: `Bearer ${secret}` },
    });
    const { frames, ...rest } = (await answer.json()) as ReplayReply;
    expect(frames.length).toBe(i + 2);
    expect([rest.seed, rest.log, frames.find(({ hands, action }) => hands || action)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const dealt = frames.findLastIndex(({ events }) =>
      (events as { type: string }[]).some(({ type }) => type === 'dealt'),
    );
    const text = JSON.stringify(frames.slice(Math.max(0, dealt)));
    const open = openTiles(state());
    const told = TILES.filter((tile) => text.includes(tile) || text.includes(turned(tile)));
    expect(told.filter((tile) => !open.includes(tile))).toEqual([]);
  }
});

test('DO-8: nobody takes back the tile that ended a round, after all hands were shown', async () => {
  const below = chance(77);
  const { code, players } = await begun(server, { game: 'dominoes', seats: 2, options: { target: '50' } });
  const room = await roomOf(code);
  const table = () => (room.played!.match.state as State).table;
  while (table().agenda.at(-1)?.kind === 'turn') {
    const { player, legal } = players
      .map((one) => ({ player: one, legal: one.legal(dominoes) }))
      .find((one) => one.legal.length > 0)!;
    await player.act(legal[below(legal.length)]);
    await until(() => players.every((one) => one.state.ply === room.played!.match.ply), 'the patch');
  }
  expect(players[0]!.state.undo).toMatchObject({ seat: -1, free: players[0]!.state.turns });
});

test('DO-8: of the hands a person has their own, and of the boneyard its size', async () => {
  const { code, players } = await begun(server, { game: 'dominoes', seats: 3 });
  const watcher = await Player.join(server, code, { name: 'Watcher', watch: true });
  for (const player of players) {
    const { hands } = player.state;
    expect(Object.keys(hands ?? {}).filter((seat) => (hands![seat] as { tiles?: Tile[] }).tiles?.length)).toEqual([
      String(player.seat),
    ]);
    expect(player.state.table.boneyard).toBe(12);
  }
  expect(JSON.stringify(watcher.state.hands ?? {})).not.toContain('|');
  for (const player of [...players, watcher]) {
    const words = new Set(JSON.stringify(player.state).match(/[a-z]\w*/gi));
    for (const word of ['hidden', 'seed', 'random', 'secret']) expect(words).not.toContain(word);
  }
});
