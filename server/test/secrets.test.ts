import type { Seat } from '@landfall/shared/engine/game.ts';
import { counting } from './counting.ts';
import { begun, Player, roomOf, startTestServer, type TestServer, until } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

/** Everything a table's people were sent over all their connections, and what they may have seen of it. */
interface Witness {
  player: Player;
  sockets: Player['socket'][];
  /** Tokens that were in the own hand or played while this person looked on. */
  seen: Set<string>;
  /** How many frames of the last socket have been searched. */
  searched: number;
  /** The seat they have had since the start; there is no other one for them. */
  held?: Seat;
}

const bytesOf = ({ sockets }: Witness) => Buffer.concat(sockets.flatMap(({ frames }) => frames)).toString('latin1');

/**
 * Random games of two seats with a watcher, in which people drop, come back and change places. Tokens are long random
 * words, so that finding one among the bytes is no accident.
 */
test.each([1, 2, 3, 4])(
  'whole game %i: nobody is sent a token they may not see, nor a seed or a secret',
  async (game) => {
    const { code, players } = await begun(server, { options: { target: '30', anytime: 'on' } });
    const watcher = await Player.join(server, code, { name: 'Watcher', watch: true });
    const witnesses: Witness[] = [...players, watcher].map((player) => ({
      player,
      sockets: [player.socket],
      seen: new Set(),
      searched: 0,
    }));
    const room = await roomOf(code);
    const everyToken = [...new Set(JSON.stringify(room.played!.match.state).match(/token\d+x\d+/g))];
    expect(everyToken).toHaveLength(300);
    const note = () => {
      const { table, hands } = room.played!.match.state;
      for (const { player, seen } of witnesses) {
        for (const token of table.played) seen.add(token);
        for (const token of hands[player.seat ?? -1]?.tokens ?? []) seen.add(token);
      }
      for (const witness of witnesses) {
        const { frames } = witness.sockets.at(-1)!;
        const bytes = Buffer.concat(frames.slice(witness.searched));
        witness.searched = frames.length;
        const found = everyToken.filter((token) => bytes.includes(token));
        expect(found.filter((token) => !witness.seen.has(token))).toEqual([]);
      }
    };

    let random = game * 7919;
    const below = (n: number) => {
      random = (random * 16807) % 2147483647;
      return random % n;
    };
    for (let i = 0; room.summary.phase === 'playing'; i++) {
      await until(() => witnesses.every(({ player }) => player.state.ply === room.played!.match.ply), 'the patch');
      note();
      if (i % 5 === 4) {
        const witness = witnesses[below(3)]!;
        const { secret } = witness.player;
        await witness.player.drop();
        witness.player = await Player.join(server, code, { secret, name: undefined });
        witness.sockets.push(witness.player.socket);
        witness.searched = 0;
        note();
      }
      if (i % 11 === 10) {
        const to = witnesses.find(({ player }) => player.seat === null)!;
        // Who has held a seat gets no other one.
        const seated = witnesses.filter(
          ({ player }) => player.seat !== null && player.seat === (to.held ?? player.seat),
        );
        const from = seated[below(seated.length)]!;
        const { seat } = from.player;
        for (const one of [from, to]) one.held = seat!;
        await from.player.ask('stand');
        await to.player.ask('sit', { seat: seat! });
        await until(() => to.player.seat === seat && to.player.tokens() !== undefined, 'the new seat');
        note();
      }
      const able = witnesses.filter(({ player }) => player.legal(counting).length > 0);
      const { player } = able[below(able.length)] ?? {};
      const legal = player?.legal(counting) ?? [];
      if (legal.length > 0) await player!.act(legal[below(legal.length)]);
    }
    await until(() => witnesses.every(({ player }) => player.state.phase === 'over'), 'the end');
    note();

    const { recording } = room.played!;
    for (const witness of witnesses) {
      const bytes = bytesOf(witness);
      // The search would find something: what was seen is there.
      expect([...witness.seen].filter((token) => !bytes.includes(token))).toEqual([]);
      expect(bytes).not.toContain(recording.seed);
      for (const { player } of witnesses) expect(bytes).not.toContain(player.secret);
    }
    expect(witnesses[0]!.seen.size).toBeGreaterThan(3);
  },
);

test('the state that the wire describes has no field for what nobody may see', async () => {
  const { players } = await begun(server, { seed: 'a seed that must not be seen' });
  const words = new Set(JSON.stringify(players[0]!.state).match(/[a-z]\w*/gi));
  for (const word of ['deck', 'hidden', 'random', 'seed', 'secret', 'sessionId']) expect(words).not.toContain(word);
  expect(players[0]!.received.toString('latin1')).not.toContain('a seed that must not be seen');
  expect(players[0]!.received.toString('latin1')).not.toContain('deck');
});
