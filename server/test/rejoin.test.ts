import type { Random } from '@landfall/shared/engine/game.ts';
import { hashOf } from '@landfall/shared/engine/hash.ts';
import type { NewEntry } from '../src/archive/archive.ts';
import { openArchive } from '../src/archive/open.ts';
import { luckOf, oneOf } from './chaos/luck.ts';
import { counting } from './counting.ts';
import { begun, type Player, pause, roomOf, startTestServer, type TestServer, until } from './harness.ts';
import { active, heldBy, used } from './rejoin/leftovers.ts';
import { cut, stateOf, Wanderer } from './rejoin/wanderer.ts';

const TIMES = 1000;
/** Comes back so often at most; on a fast machine the other one does little meanwhile, which leaves little to do. */
const MOST_TIMES = 4 * TIMES;
/** Of all that was done, at least so much was acknowledged, sent again although it counted, and refused. */
const ENOUGH = { acknowledged: 151, repeated: 21, refused: 1 };
/** Half a minute where nothing else runs, and several times that on a busy machine. */
const MOST_MS = 240_000;
/** So often until nothing grows any more but the game. */
const WARM_UP = 300;
const MOST_GROWN_BYTES = 12_000_000;
/** Connections that HTTP clients keep for the next request, and their timers. */
const MOST_IDLE = 20;
/** Between what the other one does. */
const MOST_PAUSE_MS = 60;

/** The counting game, so long that it is not over before the end. */
const long = { ...counting, options: { ...counting.options, target: ['60000'] } } as never;

/** What the archive was given. */
const kept: NewEntry[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    games: { counting: long },
    reservationSeconds: 10,
    openArchive: async (place) => {
      const archive = await openArchive(place);
      const append = archive.append.bind(archive);
      archive.append = async (hold, entry, end) => {
        await append(hold, entry, end);
        kept.push(entry);
      };
      return archive;
    },
  });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

/** Does something now and then, whoever's turn it is, so that the table moves on under the other's hands. */
async function playOn(player: Player, luck: Random, hasEnded: () => boolean): Promise<void> {
  while (!hasEnded()) {
    await pause(luck.below(MOST_PAUSE_MS));
    const legal = player.legal(counting);
    if (legal.length > 0) await player.act(oneOf(luck, legal));
  }
}

test(
  'whoever drops and comes back a thousand times has their seat, their hand and all they did',
  async () => {
    const { code, players } = await begun(server, { options: { anytime: 'on' } });
    const [ann, bob] = players as [Player, Player];
    const room = await roomOf(code);
    const before = heldBy(room);
    const luck = luckOf('rejoin');
    const wanderer = new Wanderer(server, { code, secret: bob.secret, seat: 1 }, luck);
    const visits = Object.values(wanderer.visits);
    await bob.drop();

    /** What there has not been enough of so far. */
    const missing = () => {
      const { acknowledged, repeated, refused } = wanderer;
      const times = { acknowledged: acknowledged.size, repeated, refused: refused.size };
      return Object.entries(times).filter(([what, count]) => count < ENOUGH[what as keyof typeof times]);
    };

    let hasEnded = false;
    const other = playOn(ann, luckOf('the other'), () => hasEnded);
    let warm = { bytes: 0, ...active() };
    try {
      for (let time = 1; time <= TIMES || (time <= MOST_TIMES && missing().length > 0); time++) {
        await oneOf(luck, visits)();
        if (time === WARM_UP) warm = { bytes: used(), ...active() };
      }
    } finally {
      hasEnded = true;
      await other;
    }

    const back = await wanderer.arrive();
    await wanderer.settle(back);
    const isPublished = () => room.played!.outlook.automatic === null && stateOf(back)!.ply === room.played!.version;
    await until(isPublished, 'the last position');
    const { table, hands } = room.played!.match.state;
    const state = stateOf(back)!;
    expect(state.seats.map(({ person }) => person)).toEqual([ann.person, bob.person]);
    expect(Object.keys(state.people).map(Number)).toEqual([ann.person, bob.person]);
    expect(state.hands).toEqual({ 1: hands[1] });
    expect([state, ann.state].map((seen) => hashOf(seen.table))).toEqual([hashOf(table), hashOf(table)]);

    // Everything acknowledged is there once and as it was meant, and what was refused is not.
    const { acknowledged } = wanderer;
    const done = kept.filter(({ by }) => by.person === bob.person && by.id !== '');
    expect(done.map(({ by }) => by.id).sort()).toEqual([...acknowledged.keys()].sort());
    for (const { entry, by } of done) expect(entry).toEqual({ seat: 1, action: acknowledged.get(by.id) });
    expect(missing()).toEqual([]);

    // Nothing of all those connections is left.
    await until(() => hashOf(heldBy(room)) === hashOf(before), 'everything to be given back', 40_000).catch(() => {});
    expect(heldBy(room)).toEqual(before);
    expect(active().sockets).toBeLessThan(warm.sockets + MOST_IDLE);
    expect(active().timers).toBeLessThan(warm.timers + MOST_IDLE);
    expect(used() - warm.bytes).toBeLessThan(MOST_GROWN_BYTES);
    await cut(back);
  },
  MOST_MS,
);
