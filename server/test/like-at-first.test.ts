import type { TestServer } from './harness.ts';
import { accepted, newTable, Player, startTestServer, until } from './harness.ts';

const bots = new URL('./counting-bots.ts', import.meta.url).href;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ bots, troubleMs: 50, absentMs: 60_000 });
});
afterEach(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const comeBack = (code: string, { secret }: Player) => Player.join(server, code, { secret, name: undefined });

/** Somebody loses the line, and the host opens their seat. */
async function freed(ann: Player, bob: Player): Promise<void> {
  await bob.drop();
  await until(() => ann.state.people[bob.person]?.connection === 'away', 'Bob to be away');
  expect(await ann.ask('free', { person: bob.person })).toMatchObject({ status: 'accepted' });
  expect(ann.state.seats.some(({ person }) => person === bob.person)).toBe(false);
}

/** Everybody agrees to end the round, and the host asks for another. */
async function again(ann: Player, ...others: Player[]): Promise<void> {
  for (const player of [ann, ...others]) await player.ask('end', { agree: true });
  await until(() => ann.state.phase === 'over', 'the end');
  await ann.ask('again');
}

/** A table in whose running game a CPU plays beside Ann, and Bob, who came to watch, asks for its seat. */
async function asking() {
  const code = await newTable(server, { seats: 2, cpus: ['easy'], options: { target: '200', first: '1' } });
  const ann = await Player.join(server, code, { name: 'Ann' });
  await ann.ask('start');
  const bob = await Player.join(server, code, { name: 'Bob', watch: true });
  expect(await bob.ask('sit', { seat: 1 })).toMatchObject({ status: 'accepted' });
  return { code, ann, bob };
}

describe('whoever watched before they had a seat comes back like at first when the host has opened it', () => {
  test.each([true, false])('they sat down themselves; watching: %s', async (watching) => {
    const code = await newTable(server, { seats: 3 });
    const ann = await Player.join(server, code, { name: 'Ann' });
    const bob = await Player.join(server, code, { name: 'Bob', watch: true });
    expect(await bob.ask('sit', { seat: 1 })).toEqual(accepted(0));
    expect(await ann.ask('configure', { watching })).toEqual(accepted(0));
    await freed(ann, bob);
    const back = await comeBack(code, bob);
    expect([back.person, back.seat, back.closed]).toEqual([bob.person, 1, 0]);
  });

  test('they stood up and sat down again', async () => {
    const code = await newTable(server, { seats: 3 });
    const ann = await Player.join(server, code, { name: 'Ann' });
    const bob = await Player.join(server, code, { name: 'Bob' });
    await bob.ask('stand');
    await bob.ask('sit', { seat: 2 });
    await freed(ann, bob);
    expect((await comeBack(code, bob)).seat).toBe(1);
  });

  test('the host gave them the seat of a CPU', async () => {
    const { code, ann, bob } = await asking();
    expect(await ann.ask('grant', { person: bob.person, yes: true })).toMatchObject({ status: 'accepted' });
    await again(ann, bob);
    await freed(ann, bob);
    expect((await comeBack(code, bob)).seat).toBe(1);
  });

  test('the seat they asked for was theirs with the next round', async () => {
    const { code, ann, bob } = await asking();
    await ann.ask('configure', { watching: false });
    await again(ann);
    await until(() => bob.seat === 1, 'the seat');
    await freed(ann, bob);
    expect((await comeBack(code, bob)).seat).toBe(1);
  });

  test('the seat they asked for was theirs when the host took the CPU away', async () => {
    const { code, ann, bob } = await asking();
    await ann.ask('configure', { watching: false });
    expect(await ann.ask('fill', { seat: 1, level: '' })).toMatchObject({ status: 'accepted' });
    await until(() => bob.seat === 1, 'the seat');
    await again(ann, bob);
    await freed(ann, bob);
    expect((await comeBack(code, bob)).seat).toBe(1);
  });
});

test('whoever watched before they had a seat is let back on an open one, should theirs be taken', async () => {
  const code = await newTable(server, { seats: 3 });
  const ann = await Player.join(server, code, { name: 'Ann' });
  const bob = await Player.join(server, code, { name: 'Bob', watch: true });
  await bob.ask('sit', { seat: 1 });
  await ann.ask('kick', { person: bob.person });
  const cid = await Player.join(server, code, { name: 'Cid' });
  expect(cid.seat).toBe(1);
  expect(await ann.ask('letBack', { person: bob.person })).toEqual(accepted(0));
  expect((await comeBack(code, bob)).seat).toBe(2);
});

test('whoever has stood up is let back to watch', async () => {
  const code = await newTable(server, { seats: 3 });
  const ann = await Player.join(server, code, { name: 'Ann' });
  const bob = await Player.join(server, code, { name: 'Bob' });
  expect(await bob.ask('stand')).toEqual(accepted(0));
  await ann.ask('kick', { person: bob.person });
  await ann.ask('letBack', { person: bob.person });
  expect((await comeBack(code, bob)).seat).toBeNull();
});
