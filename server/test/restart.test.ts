import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import type { Config } from '../src/config.ts';
import { accepted, begun, enter, newTable, Player, pause, until } from './harness.ts';
import { type LastingServer, lastingServer } from './lasting.ts';
import { type Place, postgresPlace, sqlitePlace } from './places.ts';

const ISLAND = { game: forbiddenIsland.id };
/** Nothing goes on by itself, so that a position stays what it is. */
const STILL: Partial<Config> = { games: { [forbiddenIsland.id]: forbiddenIsland }, paceMs: 60_000, windowMs: 60_000 };

const postgres = await postgresPlace();
const places: [string, Place | null][] = [
  ['SQLite', sqlitePlace()],
  [postgres ? 'PostgreSQL' : 'PostgreSQL: none answers, so this is left out', postgres],
];
afterAll(async () => {
  for (const [, place] of places) await place?.remove();
});

const comeBack = (server: LastingServer, code: string, { secret }: Player) =>
  Player.join(server, code, { secret, name: undefined });

/** What a player knows, but for who else is here or how long they are gone, and for what the last action had caused. */
function known(player: Player) {
  const { people, takeovers: _, events: __, nextStepMs: ___, ...rest } = player.state;
  const kept = Object.entries(people).map(([person, { connection: ____, ...more }]) => [person, more]);
  return { ...rest, people: Object.fromEntries(kept) };
}

type IsWanted = (state: Player['state']) => boolean;
const taskIs =
  (kind: string): IsWanted =>
  ({ table }) =>
    table.agenda.at(-1)?.kind === kind;

/** Lets the sea rise: everybody ends their actions, and discards and swims where they must, until it `isWanted`. */
async function sink(players: Player[], isWanted: IsWanted): Promise<void> {
  const { state } = players[0]!;
  while (!isWanted(players[0]!.state)) {
    if (players[0]!.state.phase === 'over') throw new Error(`never came to be, with ${state.seats.length} seats`);
    const player = players.find((one) =>
      one.legal(forbiddenIsland).some(({ type }) => type !== 'lift' && type !== 'sandbag'),
    );
    const legal = player?.legal(forbiddenIsland) ?? [];
    const action = legal.find(({ type }) => type === 'endActions') ?? legal.at(-1);
    const { ply } = player!.state;
    expect(await player!.act(action)).toEqual(accepted(ply + 1));
    await until(() => players.every((one) => one.state.ply === ply + 1), 'the patch');
    await pause(0);
  }
}

for (const [name, place] of places) {
  const suite = place ? describe : describe.skip;
  suite(`the power fails: ${name}`, () => {
    let server: LastingServer;
    beforeEach(async () => {
      server = await lastingServer(STILL, place!);
    });
    afterEach(async () => {
      await server.close();
      expect(server.errors).toEqual([]);
    });
    const powerCut = async () => {
      await server.cut();
      server = await server.again();
    };

    test('a table exists as soon as its link is shown, a person as soon as the secret is given out', async () => {
      const code = await newTable(server, ISLAND);
      await powerCut();
      const { body } = await enter(server, code, { name: 'Ann' });
      await powerCut();
      const ann = await Player.join(server, code, { secret: body.secret, name: undefined });
      expect([ann.person, ann.seat, ann.state.people[ann.person]!.name]).toEqual([body.person, 0, 'Ann']);
      await powerCut();
      const bob = await Player.join(server, code, { name: 'Bob' });
      const back = await comeBack(server, code, ann);
      expect([back.seat, back.state.host, bob.seat]).toEqual([0, ann.person, 1]);
    });

    test('what a lobby agreed on is still agreed on', async () => {
      const code = await newTable(server, { ...ISLAND, seats: 3 });
      const ann = await Player.join(server, code, { name: 'Ann' });
      const bob = await Player.join(server, code, { name: 'Bob' });
      const cid = await Player.join(server, code, { name: 'Cid' });
      const eve = await Player.join(server, code, { name: 'Eve', watch: true });
      await ann.ask('configure', { options: { level: 'elite' }, seed: 'sea', listed: true });
      await ann.ask('choose', { option: 'role', value: 'pilot' });
      await bob.ask('ready', { ready: true });
      await bob.ask('rename', { name: 'Robert' });
      await cid.ask('sit', { seat: 0 });
      await ann.ask('kick', { person: cid.person });
      await eve.ask('leave');
      await until(() => Object.keys(ann.state.people).length === 2, 'the others to be gone');
      const before = known(ann);
      await powerCut();
      expect(known(await comeBack(server, code, ann))).toEqual(before);
      expect((await enter(server, code, { secret: cid.secret })).body.error).toBe('kicked');
      const stranger = await enter(server, code, { secret: eve.secret });
      expect(stranger.body).toMatchObject({ error: 'badRequest', field: 'name' });
    });

    test.each<[string, IsWanted]>([
      ['at the start', () => true],
      [
        'in the middle of a draw',
        ({ table }) => taskIs('drawTreasure')({ table } as never) && table.agenda.at(-1).left === 1,
      ],
      ['while somebody has to discard', taskIs('discard')],
      ['while somebody has to swim', taskIs('swim')],
      ['after the end', ({ phase }) => phase === 'over'],
    ])('%s: the same position, and the same next card', async (_when, isWanted) => {
      const { code, players } = await begun(server, { ...ISLAND, seats: 2, seed: 'sea 0' });
      await sink(players, isWanted);
      const before = players.map(known);
      await powerCut();
      const back: Player[] = [];
      for (const player of players) back.push(await comeBack(server, code, player));
      expect(back.map(known)).toEqual(before);
      if (before[0]!.phase === 'over') return;

      const { ply } = before[0]!;
      await sink(back, (state) => state.ply === ply + 1);
      const after = known(back[0]!).table;
      const { code: other, players: uninterrupted } = await begun(server, { ...ISLAND, seats: 2, seed: 'sea 0' });
      expect(other).not.toBe(code);
      await sink(uninterrupted, (state) => state.ply === ply + 1);
      expect(known(uninterrupted[0]!).table).toEqual(after);
    });

    test('another round after a finished one, and an action of the first is not played in it', async () => {
      const { code, players } = await begun(server, { ...ISLAND, options: { first: '1' } });
      const action = { type: 'endActions' };
      expect(await players[0]!.act(action, 0, 'mine')).toEqual(accepted(1));
      await sink(players, ({ phase }) => phase === 'over');
      await players[0]!.ask('again');
      await powerCut();
      const back: Player[] = [];
      for (const player of players) back.push(await comeBack(server, code, player));
      expect(back[0]!.state).toMatchObject({ phase: 'lobby', round: 1 });
      for (const player of back) await player.ask('ready', { ready: true });
      expect(await back[0]!.ask('start')).toEqual(accepted(0));
      await powerCut();
      const ann = await comeBack(server, code, players[0]!);
      expect(ann.state).toMatchObject({ phase: 'playing', round: 2, ply: 0 });
      expect(await ann.act(action, 0, 'mine')).toEqual({ status: 'repeated', ply: 0 });
      expect(await ann.act(action, 0, 'another')).toEqual(accepted(1));
    });
  });
}
