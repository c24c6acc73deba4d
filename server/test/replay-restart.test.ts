import { begun, Player, until } from './harness.ts';
import { lastingServer } from './lasting.ts';
import { askForReplay as ask, playOn } from './replaying.ts';

test('rounds are there after a restart, and after the next round has begun', async () => {
  const before = await lastingServer();
  const { code, players } = await begun(before);
  await playOn(players);
  const first = await ask(before, code, 1);
  expect(first.body.seed).toHaveLength(32);
  await before.close();
  const after = await before.again();
  expect(await ask(after, code, 1)).toEqual(first);

  const secrets = players.map(({ secret }) => secret);
  const back = await Promise.all(secrets.map((secret) => Player.join(after, code, { secret, name: undefined })));
  await back[0]!.ask('again');
  expect((await ask(after, code, 1)).status).toBe(200);
  for (const player of back) await player.ask('ready', { ready: true });
  await back.find(({ person, state }) => person === state.host)!.ask('start');
  await until(() => back[0]!.state.round === 2, 'the next round');
  const asked: string[] = [];
  after.faults.before = (what) => asked.push(what);
  expect((await ask(after, code, 1)).body).toEqual(first.body);
  expect(asked).toEqual(['round']); // not all there are: a table may have thousands
  expect((await ask(after, code, 2)).status).toBe(403);
  expect((await ask(after, code, 2, secrets[1])).body.frames).toHaveLength(1);
  await after.close();
  await before.place.remove();
});
