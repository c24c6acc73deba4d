import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { begun, enter, newTable, Player } from './harness.ts';
import { lastingServer } from './lasting.ts';
import { service } from './service.ts';

/** The key to somebody's own place. */
async function keyTo(owner: Player): Promise<string> {
  const reply = await owner.ask('key', { person: owner.person });
  return (reply as { key: string }).key;
}

test('keys outlive the service, used ones as well, and the archive has none of them', async () => {
  let server = await lastingServer();
  const { place } = server;
  try {
    const { code, players } = await begun(server);
    const [ann, bob] = players as [Player, Player];
    const keys = [await keyTo(ann), await keyTo(bob)] as const;
    const phone = await Player.join(server, code, { key: keys[0], name: undefined });
    await server.cut();
    server = await server.again();

    expect((await enter(server, code, { key: keys[0] })).body.error).toBe('noSuchKey');
    expect((await enter(server, code, { secret: ann.secret })).body.error).toBe('seatMoved');
    const back = await Player.join(server, code, { secret: phone.secret, name: undefined });
    expect([back.person, back.state.people[ann.person]!.moves]).toEqual([ann.person, 1]);
    const other = await Player.join(server, code, { key: keys[1], name: undefined });
    expect([other.person, other.seat]).toEqual([bob.person, 1]);

    await server.close();
    const kept = readdirSync(place.dataDir).map((file) => readFileSync(join(place.dataDir, file), 'latin1'));
    expect(kept.join('')).toContain(code);
    for (const secret of [...keys, ann.secret, phone.secret, bob.secret]) expect(kept.join('')).not.toContain(secret);
  } finally {
    await server.close();
    await place.remove();
  }
});

test('neither keys nor secrets nor codes are logged', async () => {
  const server = await service({ LOG: 'info' });
  const code = await newTable(server, { game: 'gomoku' });
  const ann = await Player.join(server, code, { name: 'Ann' });
  const key = await keyTo(ann);
  expect((await enter(server, code, { key: 'ABCDEFGHJKMN' })).status).toBe(404);
  const phone = await Player.join(server, code, { key, name: undefined });
  expect((await enter(server, code, { secret: ann.secret })).status).toBe(403);
  for (const word of [key, ann.secret, phone.secret, code, 'ABCDEFGHJKMN']) expect(server.output()).not.toContain(word);
});
