import { enter, newTable, Player, pause, roomOf } from './harness.ts';
import { type LastingServer, lastingServer } from './lasting.ts';

let server: LastingServer;
afterEach(async () => {
  await server.close();
  await server.place.remove();
  expect(server.errors).toEqual([]);
});

test('a table that makes space while somebody is let in is brought back for them', async () => {
  server = await lastingServer({ mostTables: 1 });
  const code = await newTable(server);
  let others = 0;
  server.faults.after = async (what) => {
    if (what === 'save' && others++ === 0) await newTable(server);
  };
  const { status, body } = await enter(server, code, { name: 'Ann' });
  expect([status, others]).toEqual([200, 1]);
  const ann = await Player.consume(server, code, body);
  expect([ann.person, ann.seat]).toEqual([body.person, 0]);
});

test('one that somebody is on the way to makes space after the others', async () => {
  server = await lastingServer({ mostTables: 2 });
  const [first, second] = [await newTable(server), await newTable(server)];
  const { body } = await enter(server, first, { name: 'Ann' });
  await newTable(server);
  while (await roomOf(second)) await pause(20);
  const ann = await Player.consume(server, first, body);
  expect(ann.seat).toBe(0);
});
