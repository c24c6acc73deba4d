import { replay } from '@landfall/shared/engine/recording.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import type { Table } from '@landfall/shared/games/forbidden-island/table.ts';
import { begun, newTable, Player, refusedAt, roomOf, startTestServer, type TestServer, until } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ games: { [forbiddenIsland.id]: forbiddenIsland } });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

/** Cards in an order that does not come about by chance. */
const SECRET = 6;

/** A sequence of numbers that is the same in every run. */
function sequence(seed: number): (n: number) => number {
  let state = seed * 7919;
  return (n) => {
    state = (state * 16807) % 2147483647;
    return state % n;
  };
}

test.each([2, 3, 4])('whole random games of %i people over the wire', async (seats) => {
  const below = sequence(seats);
  const code = await newTable(server, { game: forbiddenIsland.id, seats });
  const players: Player<Table>[] = [];
  for (let seat = 0; seat < seats; seat++) players.push(await Player.join(server, code, { name: `P${seat}` }));
  const watcher = await Player.join<Table>(server, code, { name: 'Watcher', watch: true });
  const everybody = [...players, watcher];
  const room = await roomOf(code);
  const searched = everybody.map(({ socket }) => socket.frames.length);
  /** Searches all that came in since the last time for the order in which cards still lie. */
  const search = () => {
    const { floodDeck, treasureDeck } = room.played!.match.state.hidden;
    const decks = [floodDeck, treasureDeck].filter(({ length }) => length >= SECRET);
    for (const [i, { socket }] of everybody.entries()) {
      const bytes = Buffer.concat(socket.frames.slice(searched[i]));
      searched[i] = socket.frames.length;
      expect(decks.filter((deck) => tells(bytes, deck))).toEqual([]);
    }
  };

  for (let round = 1; round <= 3; round++) {
    for (const player of players) await player.ask('ready', { ready: true });
    expect(await players[0]!.ask('start')).toEqual({ status: 'accepted', ply: 0 });
    const session = room.played!;
    const generators = [session.match.random];
    await until(() => everybody.every(({ state }) => state.round === round), 'the start');
    while (session.outlook.result === null) {
      await until(() => everybody.every(({ state }) => state.ply === session.match.ply), 'the patch');
      search();
      for (const { state } of everybody) expect(state.table).toEqual(session.match.state.table);
      expect(watcher.state.waitingFor).toEqual(forbiddenIsland.waitingFor(session.match.state.table));
      expect(forbiddenIsland.legalActions(watcher.view)).toEqual([]);
      const choices = players.flatMap((player) => player.legal(forbiddenIsland).map((action) => ({ player, action })));
      if (choices.length === 0) continue;
      const { player, action } = choices[below(choices.length)]!;
      const { ply } = player.state;
      const reply = await player.act(action);
      // An automatic step may have come first, even the last one; then the action is refused and chosen anew.
      if (reply.status === 'accepted') expect(reply.ply).toBe(ply + 1);
      else expect(['moved', 'notNow']).toContain((reply as { reason: string }).reason);
    }
    await until(() => everybody.every(({ state }) => state.phase === 'over'), 'the end');
    search();
    expect(watcher.state.table!.endings.length).toBeGreaterThan(0);

    const { recording, match } = session;
    generators.push(match.random);
    const replayed = replay(forbiddenIsland, JSON.parse(JSON.stringify(recording)));
    expect(replayed).toEqual(match);
    for (const { received } of everybody) {
      expect(received.includes(recording.seed)).toBe(false);
      // One of its four numbers may be among so many bytes by chance, two of them may not.
      for (const generator of generators)
        expect(generator.filter((number) => received.includes(inBytes(number))).length).toBeLessThan(2);
    }
    expect(await players[0]!.ask('again')).toMatchObject({ status: 'accepted' });
  }
});

test('a newcomer to a running game is sent a small state without the order of any deck', async () => {
  const code = await newTable(server, { game: forbiddenIsland.id, seats: 2, options: { layout: 'island' } });
  const ann = await Player.join<Table>(server, code, { name: 'Ann' });
  const bob = await Player.join<Table>(server, code, { name: 'Bob' });
  await bob.ask('ready', { ready: true });
  await ann.ask('start');
  const cid = await Player.join<Table>(server, code, { name: 'Cid' });
  const room = await roomOf(code);
  const [, state] = cid.socket.frames;
  expect(state!.length).toBeLessThan(2048);
  expect(cid.state.table).toEqual(room.played!.match.state.table);

  const { hidden } = room.played!.match.state;
  expect([hidden.floodDeck.length, hidden.treasureDeck.length]).toEqual([18, 24]);
  for (const list of listsIn(cid.state)) {
    expect([hidden.floodDeck, hidden.treasureDeck]).not.toContainEqual(list);
    expect([hidden.floodDeck, hidden.treasureDeck]).not.toContainEqual(list.toReversed());
  }
  for (const { received } of [ann, bob, cid]) {
    expect(received.includes('floodDeck')).toBe(false);
    for (const deck of [hidden.floodDeck, hidden.treasureDeck]) expect(tells(received, deck)).toBe(false);
  }
  // What is looked for would be found: as bytes, as text, and from bottom to top.
  const { floodDeck, treasureDeck } = hidden;
  expect(tells(Buffer.from([1, ...floodDeck.toReversed(), 1]), floodDeck)).toBe(true);
  for (const deck of [floodDeck, treasureDeck]) expect(tells(Buffer.from(JSON.stringify(deck)), deck)).toBe(true);
});

test('an action that the rules do not allow is refused with a word for why', async () => {
  const wanted = { game: forbiddenIsland.id, options: { first: '1' } };
  const { players } = await begun(server, wanted);
  const [ann, bob] = players as [Player<Table>, Player<Table>];
  const here = ann.state.table!.adventurers[0]!.place;
  expect(await ann.act({ type: 'move', to: here })).toEqual(refusedAt(0, 'notLegal', { problem: 'sameTile' }));
  expect(await ann.act({ type: 'drawFlood' })).toEqual(refusedAt(0, 'notLegal', { problem: 'notDue' }));
  expect(await bob.act({ type: 'endActions' })).toMatchObject({ status: 'refused', problem: 'notYourTurn' });
  expect(await bob.act(null)).toMatchObject({ status: 'refused', problem: 'notPossible' });
});

/** Every list anywhere in some plain data. */
function listsIn(value: unknown): unknown[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listsIn);
  return Array.isArray(value) ? [value, ...inner] : inner;
}

/**
 * Whether the cards lie in some bytes one after another in the order of a deck, from either end: as text, or as bytes that
 * are always equally far apart.
 */
function tells(received: Buffer, deck: readonly (number | string)[]): boolean {
  const text = received.toString('latin1');
  // Making patterns takes longer than seeing that some card is not there at all.
  const isThere = (card: number | string) =>
    text.includes(`${card}`) || (typeof card === 'number' && text.includes(String.fromCharCode(card)));
  if (!deck.every(isThere)) return false;
  const inCode = (card: number | string) =>
    typeof card === 'number' ? `\\x${card.toString(16).padStart(2, '0')}` : card;
  return [deck, deck.toReversed()].some((order) => {
    const written = order.join('[^0-9a-z]{1,4}');
    const inCodes = [0, 1, 2, 3, 4].map((apart) => order.map(inCode).join(`[^]{${apart}}`));
    return [written, ...inCodes].some((pattern) => new RegExp(pattern).test(text));
  });
}

function inBytes(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(number | 0);
  return bytes;
}
