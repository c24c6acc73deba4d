import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import type { Table } from '@landfall/shared/games/forbidden-island/table.ts';
import { begun, type Player, roomOf, startTestServer, type TestServer, until } from './harness.ts';

/** Nothing goes on by itself before the host wants it to, so that somebody can leave at a certain moment. */
const NEVER_MS = 60_000;

let server: TestServer;
beforeAll(async () => {
  const games = { [forbiddenIsland.id]: forbiddenIsland };
  server = await startTestServer({ games, paceMs: NEVER_MS, windowMs: NEVER_MS, troubleMs: 50 });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

/** Bob, who begins, has drawn the first of two treasure cards. */
async function midDraw(seed: string) {
  const options = { first: '2' };
  const { code, players } = await begun(server, { game: forbiddenIsland.id, seats: 2, seed, options });
  const [ann, bob] = players as [Player<Table>, Player<Table>];
  expect(await bob.act({ type: 'endActions' })).toMatchObject({ status: 'accepted' });
  expect(await bob.act({ type: 'drawTreasure' })).toMatchObject({ status: 'accepted' });
  await until(() => ann.state.ply === 2, 'the first card');
  expect(ann.state.table!.agenda.at(-1)).toMatchObject({ kind: 'drawTreasure', seat: 1, left: 1 });
  return { code, ann, bob };
}

/** All that was done up to the turn of Ann. */
async function doneBefore(code: string, ann: Player<Table>): Promise<unknown[]> {
  await until(() => ann.state.waitingFor.includes(0), 'the turn of the other');
  const { recording } = (await roomOf(code)).played!;
  return recording.log.map((entry) => ('seat' in entry ? { seat: entry.seat, action: entry.action } : entry));
}

/** Bob draws the rest himself. */
async function drawOn({ ann, bob }: Midway): Promise<void> {
  while (!ann.state.waitingFor.includes(0)) {
    const { ply } = bob.state;
    const draw = bob.legal(forbiddenIsland).find(({ type }) => type === 'drawTreasure' || type === 'drawFlood');
    expect(await bob.act(draw)).toMatchObject({ status: 'accepted' });
    await until(() => [ann, bob].every(({ state }) => state.ply > ply), 'the card');
  }
}

type Midway = Awaited<ReturnType<typeof midDraw>>;
const WAYS: Record<string, (table: Midway) => Promise<unknown>> = {
  'leave the table': ({ bob }) => bob.ask('leave'),
  'are sent away': ({ ann, bob }) => ann.ask('kick', { person: bob.person }),
  'lose the line, and a CPU plays for them': async ({ ann, bob }) => {
    await bob.drop();
    await until(() => ann.state.people[bob.person]?.connection === 'away', 'Bob to be away');
    await ann.ask('fill', { seat: 1, level: 'medium' });
  },
};

test.each(Object.keys(WAYS))(
  'whose draw is half done when they %s: the rest of it is at once what it would have been',
  async (way) => {
    const staying = await midDraw('sea 0');
    await drawOn(staying);
    const expected = await doneBefore(staying.code, staying.ann);
    expect(expected.length).toBeGreaterThan(3);
    const table = await midDraw('sea 0');
    await table.ann.ask('configure', { pace: 'instant' }); // of CPUs
    expect(table.ann.state.ply).toBe(2);
    await WAYS[way]!(table);
    await until(() => table.ann.state.seats[1]!.cpu === 'medium', 'the CPU');
    expect(await doneBefore(table.code, table.ann)).toEqual(expected);
    expect(table.ann.state.table).toEqual(staying.ann.state.table);
  },
);
