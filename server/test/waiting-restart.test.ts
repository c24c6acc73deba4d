import { accepted, begun, Player, pause, until } from './harness.ts';
import { type LastingServer, lastingServer } from './lasting.ts';

const bots = new URL('./counting-bots.ts', import.meta.url).href;
const ABSENCE_S = 3;
/** So much of it passes before the service ends. */
const WAITED_MS = 1500;

let server: LastingServer;
beforeAll(async () => {
  server = await lastingServer({ bots });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
  await server.place.remove();
});

test('a restart costs whoever is gone no time before a CPU plays for them, and no vote to end is lost', async () => {
  const { code, players } = await begun(server, { seats: 3, options: { target: '200', first: '1' } });
  const [ann, bob, cid] = players as [Player, Player, Player];
  await ann.ask('configure', { absence: ABSENCE_S });
  await bob.drop();
  await until(() => ann.state.takeovers[bob.person] === ABSENCE_S, 'the countdown');
  expect(await ann.ask('end', { agree: true })).toEqual(accepted(0));
  await pause(WAITED_MS);
  expect(ann.state.seats[1]).toMatchObject({ person: bob.person, cpu: '' });
  await server.cut();
  server = await server.again();

  // Nobody is waited for while nobody is there.
  await pause(ABSENCE_S * 1000);
  const since = performance.now();
  const comeBack = ({ secret }: Player) => Player.join(server, code, { secret, name: undefined });
  const [back, other] = [await comeBack(ann), await comeBack(cid)];
  expect(other.state.seats.map(({ cpu }) => cpu)).toEqual(['', '', '']);
  expect(other.state.endVotes).toEqual([ann.person]);
  expect(Object.keys(other.state.takeovers).map(Number)).toEqual([bob.person]);
  expect(await other.ask('end', { agree: true })).toEqual(accepted(0));
  expect(other.state).toMatchObject({ phase: 'playing', endVotes: [ann.person, cid.person] });
  await until(() => back.state.seats[1]!.cpu === 'medium', 'the CPU to take over');
  expect(performance.now() - since).toBeGreaterThan(ABSENCE_S * 1000 - 50);
  await until(() => back.state.phase === 'over', 'the end, now that all have voted who have a say');
  expect(back.state.abandoned).toBe(true);
});
