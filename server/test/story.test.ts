import type { Game } from '@landfall/shared/engine/game.ts';
import { dominoes } from '@landfall/shared/games/dominoes/game.ts';
import { tilesOf } from '@landfall/shared/games/dominoes/line.ts';
import { nameOf, TILES, type Tile, turned } from '@landfall/shared/games/dominoes/tiles.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import { GAMES } from '@landfall/shared/games/registry.ts';
import { Session } from '../src/match/session.ts';
import { counting } from './counting.ts';
import { begun, newTable, Player, refusedAt, roomOf, startTestServer, type TestServer, until } from './harness.ts';
import { lastingServer } from './lasting.ts';
import { askForReplay } from './replaying.ts';

const bots = new URL('./counting-bots.ts', import.meta.url).href;
const NEVER_MS = 600_000;
const ADD = { type: 'add', n: 1 };

let server: TestServer;
const open = async (wanted: Parameters<typeof startTestServer>[0] = {}) => {
  server = await startTestServer(wanted);
};
afterEach(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

/** The events of each entry of the log as they come with the patches. */
function listen({ room, state: { ply } }: Player, heard: string[] = []): string[] {
  let last = ply;
  room.onStateChange(({ ply, events }: { ply: number; events: string }) => {
    if (ply === last + 1) heard[ply - 1] = events;
    last = ply;
  });
  return heard;
}

async function storyFor(player: Player): Promise<string[]> {
  const reply = await player.ask('story');
  if (reply.status !== 'accepted' || !reply.story) throw new Error(JSON.stringify(reply));
  expect(reply.story).toHaveLength(reply.ply);
  return reply.story;
}

/** Repeatable chance. */
function chance(seed: number): (n: number) => number {
  let random = seed;
  return (n) => {
    random = (random * 16807) % 2147483647;
    return random % n;
  };
}

/** What lies open on a table, and what a text may not hold of a game as long as that does not. */
interface Secrecy {
  open(table: any): string[];
  secrets(state: { hidden: any; hands: any }, seen: ReadonlySet<string>): string[];
}

const ALL_OPEN: Secrecy = { open: () => [], secrets: () => [] };
/** What two tokens or cards that follow each other in a deck look like in JSON. */
const neighbours = (deck: unknown[]) => deck.slice(1).map((card, n) => JSON.stringify([deck[n], card]).slice(1, -1));

const SECRECY: Readonly<Record<string, Secrecy>> = {
  counting: {
    open: ({ played }) => played,
    secrets: ({ hidden, hands }, seen) =>
      [...hidden.deck, ...hands.flatMap(({ tokens }: { tokens: string[] }) => tokens)].filter(
        (token) => !seen.has(token),
      ),
  },
  dominoes: {
    open: ({ line }) => tilesOf(line).map(nameOf),
    secrets: (_, seen) => TILES.filter((tile) => !seen.has(tile)).flatMap((tile) => [tile, turned(tile)]),
  },
  'forbidden-island': { open: () => [], secrets: ({ hidden }) => neighbours(hidden.treasureDeck) },
  gomoku: ALL_OPEN,
};

const OPTIONS: Readonly<Record<string, Record<string, string>>> = {
  counting: { target: '200', anytime: 'on' },
  dominoes: { target: '100' },
};

interface Company {
  game: Game;
  players: Player[];
  below(n: number): number;
}

/** The deed of that number in a random game in which something is taken back now and then. */
async function playOn({ game, players, below }: Company, deed: number): Promise<void> {
  const { ply, undo, turns } = players[0]!.state;
  if (deed % 4 === 3 && undo.last < turns) {
    for (const player of players) await player.ask('undo', { ply, turns: undo.last });
    return;
  }
  const choices = players.flatMap((player) => player.legal(game).map((action) => ({ player, action })));
  const { player, action } = choices[below(choices.length)] ?? {};
  if (player) await player.act(action);
}

test.each(Object.values({ ...GAMES, counting }))(
  'a late watcher is told of $id what the others were told patch by patch, and nothing else',
  async (game) => {
    await open({ games: { [game.id]: game } });
    const below = chance(game.id.length * 7919);
    const { code, players } = await begun(server, {
      game: game.id,
      options: OPTIONS[game.id] ?? {},
      seed: 'hear, hear',
    });
    const room = await roomOf(code);
    const { open: openOn, secrets } = SECRECY[game.id]!;
    const heard = listen(players[0]!);
    const seen = new Set<string>();
    let deed = 0;
    for (const { room } of players)
      room.onStateChange(() => {
        for (const one of openOn(players[0]!.state.table)) seen.add(one);
      });

    const session = () => room.played!;
    const isPaused = () => players.every(({ state }) => state.ply === session().version) && waits();
    const waits = () => !session().outlook.automatic || session().outlook.result !== null;
    const isEnough = () => session().version >= 16 || session().outlook.result !== null;
    while (!isEnough()) {
      await until(isPaused, 'the patch');
      await playOn({ game, players, below }, deed++);
    }
    await until(isPaused, 'the patch');
    const late = await Player.join(server, code, { name: 'Late', watch: true });
    const searched = late.socket.frames.length;
    expect(await storyFor(late)).toEqual(heard);
    expect(await storyFor(players[1]!)).toEqual(heard);
    expect(session().recording.log.some((entry) => 'undo' in entry)).toBe(true);

    const answer = Buffer.concat(late.socket.frames.slice(searched));
    const { state } = session().match;
    expect(secrets(state, seen).filter((secret) => answer.includes(secret))).toEqual([]);
    // The search would find something: what was laid open is there.
    const found = [...seen].filter((one) => answer.includes(one) || answer.includes(turned(one as Tile)));
    expect(found.length).toBeGreaterThanOrEqual(Math.min(seen.size, 1));
    for (const word of [session().recording.seed, players[0]!.secret, 'hidden', 'Deck', 'boneyard'])
      expect(answer.includes(word)).toBe(false);

    // What happens from now on is added, not found out again.
    while (heard.length < 24 && session().outlook.result === null) {
      await until(isPaused, 'the patch');
      await playOn({ game, players, below }, deed++);
    }
    await until(isPaused, 'the patch');
    expect(await storyFor(late)).toEqual(heard);
  },
);

test('a whole game is told, however long the answer is', async () => {
  await open({ games: { [dominoes.id]: dominoes } });
  const { code, players } = await begun(server, { game: 'dominoes', options: { target: '150' }, seed: 'long' });
  const room = await roomOf(code);
  const heard = listen(players[0]!);
  const below = chance(5);
  while (players[0]!.state.phase === 'playing') {
    await until(() => players.every(({ state }) => state.ply === room.played!.version), 'the patch');
    const choices = players.flatMap((player) => player.legal(dominoes).map((action) => ({ player, action })));
    const { player, action } = choices[below(choices.length)] ?? {};
    if (player) await player.act(action);
  }
  const late = await Player.join(server, code, { name: 'Late', watch: true });
  expect(await storyFor(late)).toEqual(heard);
  expect(heard.join().length).toBeGreaterThan(8192); // more than a buffer of the framework holds
});

test('there is no story before the first round', async () => {
  await open({ games: { [forbiddenIsland.id]: forbiddenIsland } });
  const code = await newTable(server, { game: forbiddenIsland.id });
  const ann = await Player.join(server, code, { name: 'Ann' });
  expect(await storyFor(ann)).toEqual([]);
});

test('a story is not told too often, to whoever asks and nobody else, nor a very long one', async () => {
  await open({ stories: { burst: 2, perSecond: 0.001 }, mostShown: 3, paceMs: NEVER_MS, windowMs: NEVER_MS });
  const { code, players } = await begun(server, { options: { target: '200' } });
  const [ann, bob] = players as [Player, Player];
  const eve = await Player.join(server, code, { name: 'Eve', watch: true });
  await ann.act(ADD);
  await storyFor(eve);
  await storyFor(eve);
  expect(await eve.ask('story')).toEqual(refusedAt(1, 'tooMany'));
  expect(await storyFor(bob)).toHaveLength(1);
  await ann.act({ type: 'tick' });
  await bob.act(ADD, 2);
  expect(await storyFor(bob)).toHaveLength(3);
  await bob.act({ type: 'tick' }, 3);
  expect(await ann.ask('story')).toEqual(refusedAt(4, 'notAllowed', { problem: 'tooLong' }));
  const replay = await askForReplay(server, code, 1, ann.secret);
  expect(replay).toMatchObject({ status: 400, body: { error: 'notAllowed', problem: 'tooLong' } });
});

test('after a power cut it is the same story, with what was taken back and what a CPU did for somebody', async () => {
  const before = await lastingServer({ bots, paceMs: NEVER_MS, windowMs: NEVER_MS });
  server = before;
  const { code, players } = await begun(before, { options: { target: '200' } });
  const [ann, bob] = players as [Player, Player];
  const heard = listen(ann);
  await ann.act({ type: 'play', token: ann.tokens()![0] });
  await ann.act(ADD);
  await ann.ask('undo', { ply: 2, turns: 1 });
  await ann.act({ type: 'add', n: 2 });
  await ann.act({ type: 'tick' });
  await bob.ask('fill', { seat: 1, level: 'easy' });
  await until(() => ann.state.ply === 6, 'the CPU to play');
  expect([heard.length, heard[2], ann.state.notes.map(({ ply }) => ply)]).toEqual([6, '[]', [3, 6]]);
  await before.cut();
  before.errors.length = 0;

  const after = await before.again();
  server = after;
  const eve = await Player.join(after, code, { name: 'Eve', watch: true });
  expect(await storyFor(eve)).toEqual(heard);
  expect(await eve.ask('story')).toMatchObject({ reasons: {} }); // it could tell what is in a hand
  const back = await Player.join(after, code, { secret: ann.secret, name: undefined });
  const tick = { type: 'tick' };
  await (await Player.join(after, code, { secret: bob.secret, name: undefined })).act(tick, 6);
  await until(() => back.state.ply === 7, 'the step');
  expect(await storyFor(eve)).toEqual([...heard, back.state.events]);
  await before.place.remove();
});

test('where the rules do not allow any more what was taken back, the story ends there and nothing is put in its place', async () => {
  await open();
  const { players } = await begun(server);
  const { recording, match } = (await roomOf(players[0]!.state.code)).played!;
  const log = [{ seat: 0, action: { type: 'no more' } }, { undo: 0 }];
  const session = Session.resume(counting, { recording: { ...recording, log }, match });
  expect(session.story).toEqual([]);
  session.make(session.plan(0, ADD), 1);
  expect([session.version, session.story]).toEqual([3, []]);
});
