import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Random } from '@landfall/shared/engine/game.ts';
import { GAMES } from '@landfall/shared/games/registry.ts';
import type { ReplayReply } from '@landfall/shared/protocol/http.ts';
import { call } from './call.ts';
import { House } from './house.ts';
import { chance, luckOf } from './luck.ts';
import { type PlayedTable, playTable, Stuck } from './table.ts';
import { pause } from './time.ts';
import { judge } from './verdict.ts';

export interface Wanted {
  games: number;
  seed: string;
  /** How many games are played at the same time. */
  atOnce: number;
  /** The server is killed once in so many actions on average. */
  killEvery: number;
  /** Is told how far it is, and of everything that is wrong. */
  tell(line: string): void;
}

/** How a run went. */
export interface Tally {
  games: number;
  kills: number;
  cuts: number;
  lost: number;
  doubled: number;
  diverged: number;
  /** Games that did not come to their end, and failures that the server reported. */
  stuck: number;
  failures: number;
}

/** In a hundred: asked to end instead of killed, killed while it starts. */
const ASKED = 20;
const WHILE_STARTING = 15;
const MOMENT_MS = 40;
const MOST_PATIENT_MS = 2000;
const MOST_DOWN_MS = 300;
const MOST_STARTING_MS = 1200;
const REPLAY_MS = 10_000;
const CLOSING_MS = 10_000;

/** Plays games of every kind on bad lines with a server that is killed again and again, and finds out what became of them. */
export async function runChaos(wanted: Wanted): Promise<Tally> {
  const { tell } = wanted;
  const dataDir = mkdtempSync(join(tmpdir(), 'landfall-chaos-'));
  const house = new House(dataDir);
  const tally: Tally = { games: 0, kills: 0, cuts: 0, lost: 0, doubled: 0, diverged: 0, stuck: 0, failures: 0 };
  try {
    await house.start();
    const played = await playAll(wanted, house, tally);
    tally.kills = house.kills;
    const lives = await Promise.all(played.map(({ code }) => endOf(house, code)));
    await house.stop(CLOSING_MS);
    for (const [index, table] of played.entries()) await count(table, lives[index]!, { dataDir, tally, tell });
    for (const failure of house.failures) tell(`the server reports: ${failure}`);
    tally.failures = house.failures.length;
    return tally;
  } finally {
    await house.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function playAll(
  { games, seed, atOnce, killEvery, tell }: Wanted,
  house: House,
  tally: Tally,
): Promise<PlayedTable[]> {
  const kinds = Object.values(GAMES);
  const played: PlayedTable[] = [];
  const torment = new Torment(house, luckOf(seed, 'kills'), killEvery);
  const play = async (number: number) => {
    const game = kinds[number % kinds.length]!;
    const place = { seed, number, port: () => house.port, progress: () => torment.progress() };
    try {
      const table = await playTable(game, place);
      played.push(table);
      tally.cuts += table.cuts;
      tally.games++;
      tell(`${tally.games}/${games} games, ${house.kills} kills, ${tally.cuts} cuts: ${game.id} ${table.code} is over`);
    } catch (error) {
      if (!(error instanceof Stuck)) throw error;
      tally.stuck++;
      tell(error.message);
    }
  };
  let next = 0;
  const players = Array.from({ length: Math.min(atOnce, games) }, async () => {
    while (next < games) await play(next++);
  });
  await Promise.race([Promise.all(players), torment.goesOn]);
  await torment.end();
  return played;
}

/** Kills the server at random moments and starts it again. */
class Torment {
  /** Fails when the server does not start any more. */
  readonly goesOn: Promise<never>;
  private readonly house: House;
  private readonly luck: Random;
  private readonly most: number;
  private left: number;
  private round: Promise<void> | null = null;
  private fail: (error: unknown) => void = () => {};

  /** @param mean so many actions are done between two kills on average */
  constructor(house: House, luck: Random, mean: number) {
    this.house = house;
    this.luck = luck;
    this.most = 2 * mean;
    this.left = luck.below(this.most);
    this.goesOn = new Promise((_resolve, reject) => {
      this.fail = reject;
    });
  }

  progress(): void {
    if (this.round !== null || --this.left > 0) return;
    this.round = this.once().then(
      () => {
        this.left = this.luck.below(this.most);
        this.round = null;
      },
      (error) => this.fail(error),
    );
  }

  /** Resolves when the server runs and will not be killed any more. */
  async end(): Promise<void> {
    this.left = Number.POSITIVE_INFINITY;
    await this.round;
    this.left = Number.POSITIVE_INFINITY;
  }

  private async once(): Promise<void> {
    const { house, luck } = this;
    await pause(luck.below(MOMENT_MS));
    if (chance(luck, ASKED)) await house.stop(luck.below(MOST_PATIENT_MS));
    else await house.kill();
    await pause(luck.below(MOST_DOWN_MS));
    if (chance(luck, WHILE_STARTING)) {
      const starting = house.start();
      await pause(luck.below(MOST_STARTING_MS));
      await house.kill();
      await starting;
    }
    await house.start();
  }
}

/** The end of a game as the running server tells it. */
const endOf = (house: House, code: string): Promise<ReplayReply> =>
  call({ origin: house.url, path: `/api/tables/${code}/rounds/1/replay`, address: code, ms: REPLAY_MS });

async function count(
  table: PlayedTable,
  live: ReplayReply,
  { dataDir, tally, tell }: { dataDir: string; tally: Tally; tell: Wanted['tell'] },
): Promise<void> {
  const verdict = await judge(dataDir, table, live);
  for (const kind of ['lost', 'doubled', 'diverged'] as const) {
    tally[kind] += verdict[kind].length;
    for (const what of verdict[kind]) tell(`${kind}, ${table.game.id} ${table.code}: ${what}`);
  }
}
