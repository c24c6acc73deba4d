import type { MatchRoom } from '../src/match/MatchRoom.ts';
import { accepted, begun, type Player, refusedAt, roomOf, startTestServer, type TestServer, until } from './harness.ts';

const ADD = { type: 'add', n: 1 };
const BROKEN = new Error('this part is broken');
const breakDown = (): never => {
  throw BROKEN;
};

let server: TestServer;
afterEach(() => server.close());

/** The parts of a room that only it itself uses. */
interface Inside {
  understands(name: string): boolean;
  later(ms: number, run: () => void): void;
  inTurn(ms: number, run: () => void | Promise<void>): void;
}

interface Ship {
  ann: Player;
  room: MatchRoom;
  inside: Inside;
}

/** Something breaks at one table. It is logged, and both that table and another one go on. */
async function breaks(options: Record<string, string>, how: (ship: Ship) => unknown): Promise<string[]> {
  server = await startTestServer();
  const [here, there] = [await begun(server, { options: { target: '200', ...options } }), await begun(server)];
  const room = await roomOf(here.code);
  const [ann, bob] = here.players as [Player, Player];
  await how({ ann, room, inside: room as unknown as Inside });
  await until(() => server.errors.length > 0, 'the report');
  await new Promise((resolve) => setTimeout(resolve, 50)); // what nobody catches would have come up by then
  expect(await there.players[0]!.act(ADD)).toEqual(accepted(1));
  expect(await ann.ask('rename', { name: 'Anna' })).toMatchObject({ status: 'accepted' });
  await until(() => bob.state.people[ann.person]!.name === 'Anna', 'the others to see it');
  return server.errors.map(({ what, error }) => `${what}: ${(error as Error).message}`);
}

const handled = (handler: () => unknown) => (ship: Ship) => {
  ship.inside.understands = () => true;
  ship.room.onMessage('broken', handler);
  ship.ann.room.send('broken', {});
};

test.each<[string, (ship: Ship) => unknown, string]>([
  ['a handler that throws', handled(breakDown), 'onMessage'],
  ['a handler that rejects', handled(async () => breakDown()), 'onMessage'],
  [
    'what looks at a frame',
    ({ ann, inside }) => {
      const { understands } = inside;
      inside.understands = (name) => {
        inside.understands = understands;
        return name === 'sit' && breakDown();
      };
      ann.room.send('sit', { seat: 1 });
    },
    'frame',
  ],
  ['a timer', ({ inside }) => inside.later(1, breakDown), 'timer'],
  ['a timer in the table’s turn', ({ inside }) => inside.inTurn(1, breakDown), 'timer'],
  ['a timer that rejects', ({ inside }) => inside.inTurn(1, async () => breakDown()), 'timer'],
])('%s ends nothing', async (_what, how, where) => {
  expect(await breaks({}, how)).toEqual([`${where}: ${BROKEN.message}`]);
});

test('a rule ends nothing', async () => {
  const act = async ({ ann }: Ship) => expect(await ann.act(ADD)).toEqual(refusedAt(0, 'internal'));
  expect((await breaks({ boom: 'add' }, act))[0]).toBe('act: this rule is broken');
});

test('a table that cannot be closed does not keep the others from it', async () => {
  server = await startTestServer({ closingMs: 500 });
  const [here, there] = [await begun(server), await begun(server)];
  const room = await roomOf(here.code);
  Object.assign(room, { disconnect: breakDown });
  const since = performance.now();
  await server.close();
  expect(performance.now() - since).toBeLessThan(10_000);
  await until(() => there.players.every(({ closed }) => closed === 4001), 'the others to be told');
  expect(server.errors.map(({ what, error }) => [what, error])).toEqual([['shutdown', BROKEN]]);
  Reflect.deleteProperty(room, 'disconnect');
  await room.disconnect();
});
