import type { Socket } from 'node:net';
import { counting } from './counting.ts';
import { accepted, begun, Player, roomOf, startTestServer, type TestServer } from './harness.ts';

const LONG = 'x'.repeat(500_000);
/** So many stories as long as that are more than what the operating system keeps for a socket. */
const MOST_STORIES = 80;
/** What may wait, and one story more. */
const MOST_OWED = 1_000_000 + 2 * LONG.length;

/** The counting game, with something long to tell of each addition. */
const talkative: typeof counting = {
  ...counting,
  apply(draft, seat, action, context) {
    counting.apply(draft, seat, action, context);
    if (action.type === 'add') context.emit({ type: 'played', seat, token: LONG });
  },
};

const PLENTY = { burst: 1000, perSecond: 1000 };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ games: { counting: talkative }, heartbeatMs: 600_000, stories: PLENTY });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const lineOf = ({ socket }: Player): Socket => (socket as unknown as { _socket: Socket })._socket;

/** The most that waits in the server for somebody at a table. */
async function owed(code: string): Promise<number> {
  const { clients } = await roomOf(code);
  return Math.max(0, ...clients.map(({ ref }) => (ref as unknown as { bufferedAmount: number }).bufferedAmount));
}

test('whoever does not read what they are sent is let go before it piles up, and comes back when they like', async () => {
  const { code, players } = await begun(server, { options: { target: '200', first: '1' } });
  const eve = await Player.join(server, code, { name: 'Eve', watch: true });
  const [ann] = players as [Player, Player];
  const connection = () => ann.state.people[eve.person]!.connection;
  expect(await ann.act({ type: 'add', n: 1 })).toEqual(accepted(1));
  expect((await eve.ask('story')).status).toBe('accepted');
  lineOf(eve).pause();
  let most = 0;
  for (let asked = 0; asked < MOST_STORIES && connection() === 'online'; asked++) {
    eve.ask('story').catch(() => {}); // the answer is lost with the line
    expect(await ann.ask('story')).toMatchObject({ status: 'accepted' });
    most = Math.max(most, await owed(code));
  }
  expect(connection()).not.toBe('online');
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(MOST_OWED);
  expect(players.map(({ closed }) => closed)).toEqual([0, 0]);
  lineOf(eve).resume();
  const back = await Player.join(server, code, { secret: eve.secret, name: undefined });
  expect(await back.ask('rename', { name: 'Eva' })).toEqual(accepted(back.state.ply));
});
