import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BotLevel } from '@landfall/shared/engine/bot.ts';
import type { Game } from '@landfall/shared/engine/game.ts';
import { GAMES } from '@landfall/shared/games/registry.ts';
import { openArchive } from '../../src/archive/open.ts';
import { consoleLog } from '../../src/log.ts';
import { verify } from '../../src/operate/verify.ts';
import { House } from '../../test/chaos/house.ts';
import { playGame, type Wish } from './table.ts';

export interface Wanted {
  game: Game;
  games: number;
  seed: string;
  levels: readonly BotLevel[];
  /** How many games are played at the same time. */
  atOnce: number;
  /** Is told how far it is, and of everything that is wrong. */
  tell(line: string): void;
}

/** How a run went. */
export interface Tally {
  /** How often each first reason ended a game. */
  endings: Record<string, number>;
  actions: number;
  /** Games in which nothing happened any more, and failures that the server reported. */
  stuck: number;
  failures: number;
  /** Decisions that took too long, so that something legal was played instead: a matter of the machine, no failure. */
  calledOff: number;
  /** Recordings that were played again, and those that did not come out the same. */
  verified: number;
  wrong: number;
}

const PROGRESS = 10;
const CLOSING_MS = 10_000;

/** Lets CPUs play whole games on a server of their own while somebody watches, then plays every recording again. */
export async function runCpuGames(wanted: Wanted): Promise<Tally> {
  const { tell } = wanted;
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-cpus-'));
  const house = new House({ dataDir, databaseUrl: '' });
  const tally: Tally = { endings: {}, actions: 0, stuck: 0, failures: 0, calledOff: 0, verified: 0, wrong: 0 };
  try {
    await house.start();
    await playAll(wanted, house.url, tally);
    await house.stop(CLOSING_MS);
    const archive = await openArchive({ dataDir, databaseUrl: '', log: consoleLog('warn') });
    const { rounds, wrong } = await verify(archive, GAMES, await archive.list());
    await archive.close();
    for (const line of [...house.failures, ...wrong.map((one) => JSON.stringify(one))]) tell(line);
    const { failures, calledOff } = house;
    return { ...tally, failures: failures.length, calledOff, verified: rounds, wrong: wrong.length };
  } finally {
    await house.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function playAll(wanted: Wanted, url: string, tally: Tally): Promise<void> {
  const { game, games, atOnce, tell } = wanted;
  let next = 0;
  const playOn = async () => {
    for (let nth = next++; nth < games; nth = next++) {
      try {
        const { table, actions } = await playGame(url, wishOf(wanted, nth), nth);
        tally.actions += actions;
        const ending = game.result(table as never)?.reasons[0] ?? 'no result';
        tally.endings[ending] = (tally.endings[ending] ?? 0) + 1;
      } catch (error) {
        tally.stuck++;
        tell(`game ${nth}: ${(error as Error).message}`);
      }
      if ((nth + 1) % Math.ceil(games / PROGRESS) === 0) tell(`${nth + 1} of ${games} games`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, playOn));
}

/** The wish of a game: numbers of seats, levels and every option in turn. */
function wishOf({ game: { id, seats, options }, seed, levels }: Wanted, nth: number): Wish {
  const taken = seats.min + (nth % (seats.max - seats.min + 1));
  const chosen = Object.entries<readonly string[]>(options).map(([name, allowed], place) => {
    const allSeats = allowed.filter((value) => name !== 'first' || !(Number(value) > taken));
    return [name, allSeats[Math.floor(nth / (place + 1)) % allSeats.length]!];
  });
  return {
    game: id,
    seed: `${seed} ${nth}`,
    options: Object.fromEntries(chosen),
    cpus: Array.from({ length: taken }, (_, seat) => levels[(nth + seat) % levels.length]!),
  };
}
