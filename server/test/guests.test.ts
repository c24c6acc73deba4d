import { accepted, enter, newTable, Player, roomOf, startTestServer, type TestServer, until } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ troubleMs: 50, absentMs: 400 });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

/** What a table keeps of the connections of people, by number. */
async function guestsOf(code: string): Promise<Map<number, { absent: boolean }>> {
  const room = (await roomOf(code)) as unknown as { people: { guests: Map<number, { absent: boolean }> } };
  return room.people.guests;
}

test('whoever is not at the table any more is kept in mind no longer, however often somebody comes and goes', async () => {
  const code = await newTable(server, { seats: 2 });
  const ann = await Player.join(server, code, { name: 'Ann' });
  for (let visit = 0; visit < 4; visit++) {
    const eve = await Player.join(server, code, { name: 'Eve', watch: true });
    await eve.drop();
    await until(() => Object.keys(ann.state.people).length === 1, 'Eve to be dropped');
    expect([...(await guestsOf(code)).keys()]).toEqual([ann.person]);
  }
});

test('somebody who was away for long and whose seat the host opens is not kept in mind either, and may come back', async () => {
  const code = await newTable(server, { seats: 2 });
  const ann = await Player.join(server, code, { name: 'Ann' });
  const bob = await Player.join(server, code, { name: 'Bob' });
  await bob.drop();
  const guests = await guestsOf(code);
  await until(() => guests.get(bob.person)?.absent, 'Bob to be away for long');
  expect(await ann.ask('free', { person: bob.person })).toEqual(accepted(0));
  expect([...guests.keys()]).toEqual([ann.person]);
  expect((await enter(server, code, { secret: bob.secret })).body.person).toBe(bob.person);
});
