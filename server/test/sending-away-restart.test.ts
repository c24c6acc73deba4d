import { accepted, begun, enter, Player, until } from './harness.ts';
import { type LastingServer, lastingServer } from './lasting.ts';

let server: LastingServer;
beforeEach(async () => {
  server = await lastingServer();
});
afterEach(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
  await server.place.remove();
});

const comeBack = (code: string, { secret }: Player) => Player.join(server, code, { secret, name: undefined });

test('it can be undone after a restart, and no device of theirs comes in before', async () => {
  const { code, players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  const hand = bob.tokens();
  const { key } = (await bob.ask('key', { person: bob.person })) as { key: string };
  const phone = await Player.join(server, code, { key, name: undefined });
  await ann.ask('kick', { person: bob.person });
  await server.cut();
  server = await server.again();

  for (const { secret } of [bob, phone]) expect((await enter(server, code, { secret })).body.error).toBe('kicked');
  const host = await comeBack(code, ann);
  expect(await host.ask('letBack', { person: bob.person })).toEqual(accepted(0));
  const back = await comeBack(code, phone);
  // Where there are no CPUs the seat has simply waited.
  expect([back.seat, back.tokens()]).toEqual([1, hand]);
  expect((await enter(server, code, { secret: bob.secret })).body.error).toBe('seatMoved');
  await until(() => host.state.people[bob.person]?.connection === 'online', 'Ann to see it');
});
