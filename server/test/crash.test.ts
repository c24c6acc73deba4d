import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import type { Game } from '@landfall/shared/engine/game.ts';
import { replay } from '@landfall/shared/engine/recording.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import type { RunningServer } from '../src/app.ts';
import { openArchive } from '../src/archive/open.ts';
import { recordingOf } from '../src/match/recovery.ts';
import { counting } from './counting.ts';
import { Fault } from './faults.ts';
import { begun, Player, until } from './harness.ts';
import { type LastingServer, lastingServer } from './lasting.ts';
import { type Place, sqlitePlace } from './places.ts';
import { type Service, service } from './service.ts';
import { inEachStore } from './stores.ts';

jest.setTimeout(300_000); // ten seconds where nothing else runs, and many times that on a busy machine

/** An island that is not lost before the last crash, whatever anybody does on it; many another one would be. */
const ISLAND = { game: forbiddenIsland.id, seats: 3, options: { level: 'novice' }, seed: 'sea 59' };
const CRASHING = fileURLToPath(new URL('./crashing.ts', import.meta.url));

/** A sequence of numbers below `n` that is the same in every run. */
function sequence(seed: number): (n: number) => number {
  let state = (seed * 7919) % 2147483647;
  return (n) => {
    state = (state * 16807) % 2147483647;
    return state % n;
  };
}

/** A game that is played although the service fails again and again. */
interface Ordeal {
  game: Game;
  code: string;
  players: Player[];
  below(n: number): number;
  /** Whether the service has failed and has to be started again. */
  isDown(): boolean;
  /** Starts it again. */
  revive(): Promise<RunningServer>;
  /** Everybody is back, so it may fail again. */
  goOn(): void;
}

interface Intention {
  seat: number;
  id: string;
  ply: number;
  action: unknown;
}

/** Plays at random to the end. Gives the ids of the actions that were acknowledged, in this order. */
async function playOn({ game, code, players, below, isDown, revive, goOn }: Ordeal): Promise<string[]> {
  const acknowledged: string[] = [];
  const settled = () => isDown() || new Set(players.map(({ state }) => state.ply)).size === 1;
  let intention: Intention | null = null;
  for (let actions = 0; ; ) {
    if (isDown()) {
      const before = Math.max(...players.map(({ state }) => state.ply));
      const server = await revive();
      for (const [seat, { secret }] of players.entries())
        players[seat] = await Player.join(server, code, { secret, name: undefined });
      expect(players[0]!.state.ply).toBeGreaterThanOrEqual(before);
      goOn();
    }
    await until(settled, 'everybody to see the same');
    await new Promise((resolve) => setImmediate(resolve));
    if (isDown()) continue;
    if (intention === null && players[0]!.state.phase === 'over') return acknowledged;
    intention ??= choose(players, game, below, `action ${actions++}`);
    if (intention === null) continue;
    const { seat, id, ply, action } = intention;
    const reply = await players[seat]!.act(action, ply, id).catch(() => null);
    if (reply === null || (reply.status === 'refused' && reply.reason === 'notSaved')) {
      await until(isDown, 'the end of the service');
      continue;
    }
    if (reply.status !== 'refused') acknowledged.push(id);
    else expect(['moved', 'notNow']).toContain(reply.reason);
    intention = null;
  }
}

function choose(players: Player[], game: Game, below: Ordeal['below'], id: string): Intention | null {
  const choices = players.flatMap((player, seat) => player.legal(game).map((action) => ({ seat, action })));
  const choice = choices[below(choices.length || 1)];
  return choice ? { ...choice, id, ply: players[choice.seat]!.state.ply } : null;
}

/** Nothing acknowledged is missing, nothing is there twice, and what everybody saw is what an uninterrupted game leads to. */
async function expectNothingLost(game: Game, place: Place, { code, players }: Ordeal, acknowledged: string[]) {
  const archive = await openArchive({ ...place, log: { error() {}, warn() {}, info() {} } });
  const { authors, lastRound } = (await archive.load(code))!;
  await archive.close();
  const saved = authors.map(({ id }) => id);
  expect(new Set(saved).size).toBe(saved.length);
  expect(saved.filter((id) => acknowledged.includes(id))).toEqual(acknowledged.slice(-saved.length));
  const recording = recordingOf(game.id, lastRound!)!;
  const { state } = replay(game, recording);
  for (const player of players) expect(player.state.table).toEqual(state.table);
  expect(players[0]!.state.ply).toBe(recording.log.length);
  expect(lastRound).toMatchObject({ result: game.result(state.table), hash: expect.any(String) });
}

test('the process is killed again and again, at any moment of its work', async () => {
  const place = sqlitePlace();
  const below = sequence(3);
  const crash = () => `${['before', 'after'][below(2)]} ${1 + below(9)}`;
  let crashes = 0;
  let server: Service = await service({ DATA_DIR: place.dataDir }, CRASHING);
  let isUp = true;
  const start = async (env: Record<string, string>) => {
    server = await service({ DATA_DIR: place.dataDir, PORT: String(server.port), ...env }, CRASHING);
    isUp = true;
    void server.exit.then(() => {
      isUp = false;
    });
    return server;
  };
  const { code, players } = await begun(server, ISLAND);
  await server.kill();
  const ordeal: Ordeal = {
    game: forbiddenIsland,
    code,
    players,
    below,
    isDown: () => !isUp,
    revive: () => start(crashes++ < 4 ? { CRASH: crash() } : {}),
    goOn: () => server.child.kill('SIGUSR2'),
  };
  isUp = false;
  const acknowledged = await playOn(ordeal);
  await server.kill();
  await expectNothingLost(forbiddenIsland, place, ordeal, acknowledged);
  expect(crashes).toBeGreaterThan(3);
  await place.remove();
});

/** Each takes about as long as the other. */
const CUTS = { SQLite: 25, PostgreSQL: 8 };

inEachStore('with cards played at any time', (newPlace, store) => {
  test('the power fails before or after any entry', async () => {
    const below = sequence(5);
    let server: LastingServer = await lastingServer({}, await newPlace());
    let isUp = true;
    let cuts = 0;
    const arm = () => {
      const [when, count] = [(['before', 'after'] as const)[below(2)]!, 1 + below(9)];
      let appends = 0;
      server.faults[when] = (what) => {
        if (isUp && (what !== 'append' || ++appends < count)) return;
        isUp = false;
        if (what !== 'close') throw new Fault('no power');
      };
    };
    const { code, players } = await begun(server, { seats: 2, options: { anytime: 'on', target: '200' } });
    const ordeal: Ordeal = {
      game: counting,
      code,
      players,
      below,
      isDown: () => !isUp,
      async revive() {
        await server.cut();
        server = await server.again();
        isUp = true;
        return server;
      },
      goOn() {
        if (cuts++ < CUTS[store]) arm();
      },
    };
    arm();
    const acknowledged = await playOn(ordeal);
    await server.close();
    await expectNothingLost(counting, server.place, ordeal, acknowledged);
    expect(cuts).toBeGreaterThan(CUTS[store] / 2);
    await server.place.remove();
  });
});
