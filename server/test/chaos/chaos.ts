import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@landfall/shared/games/registry.ts';
import type { ReplayReply } from '@landfall/shared/protocol/http.ts';
import { call } from './call.ts';
import { House, type HousePlace } from './house.ts';
import { luckOf } from './luck.ts';
import { type PlayedTable, playTable } from './table.ts';
import { pause } from './time.ts';
import { Torment } from './torment.ts';
import { judge } from './verdict.ts';

export interface Wanted {
  games: number;
  seed: string;
  /** Further games are played, up to as many again, until the server was killed and lines were cut so often. */
  least?: Pick<Tally, 'kills' | 'cuts'>;
  /** How many games are played at the same time. */
  atOnce: number;
  /** The server is killed once in so many actions on average. */
  killEvery: number;
  /** Address of a PostgreSQL database for the tables; without it they are kept in a folder that is made for them. */
  databaseUrl?: string;
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

const REPLAY_MS = 10_000;
const REPLAY_TRIES = 100;
const RETRY_MS = 300;
const CLOSING_MS = 10_000;

/** Plays games of every kind on bad lines with a server that is killed again and again, and finds out what became of them. */
export async function runChaos(wanted: Wanted): Promise<Tally> {
  const { tell, databaseUrl = '' } = wanted;
  const dataDir = mkdtempSync(join(tmpdir(), 'landfall-chaos-'));
  const place = { dataDir, databaseUrl };
  const house = new House(place);
  const tally: Tally = { games: 0, kills: 0, cuts: 0, lost: 0, doubled: 0, diverged: 0, stuck: 0, failures: 0 };
  try {
    await house.start();
    const played = await playAll(wanted, house, tally);
    tally.kills = house.kills;
    await house.stop(CLOSING_MS);
    for (const one of played) await count(one, { place, tally, tell });
    for (const failure of house.failures) tell(`the server reports: ${failure}`);
    tally.failures = house.failures.length;
    return tally;
  } finally {
    await house.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A game with its end as the running server tells it. */
interface Played {
  table: PlayedTable;
  live: ReplayReply | null;
}

async function playAll(
  { games, seed, least = { kills: 0, cuts: 0 }, atOnce, killEvery, tell }: Wanted,
  house: House,
  tally: Tally,
): Promise<Played[]> {
  const kinds = Object.values(GAMES);
  const played: Played[] = [];
  const torment = new Torment(house, luckOf(seed, 'kills'), killEvery);
  const play = async (number: number) => {
    const game = kinds[number % kinds.length]!;
    const place = { seed, number, port: () => house.port, progress: () => torment.progress() };
    const table = await playTable(game, place);
    played.push({ table, live: table.isOver ? await endOf(house, table.code) : null });
    tally.cuts += table.cuts;
    tally[table.isOver ? 'games' : 'stuck']++;
    const outcome = `${game.id} ${table.code} ${table.isOver ? 'is over' : 'does not go on'}`;
    tell(`${played.length}/${games} games, ${house.kills} kills, ${tally.cuts} cuts: ${outcome}`);
  };
  let next = 0;
  const players = Array.from({ length: Math.min(atOnce, games) }, async () => {
    while (next < games) await play(next++);
  });
  const isTooQuiet = () => house.kills < least.kills || tally.cuts < least.cuts;
  const playing = Promise.all(players).then(async () => {
    while (isTooQuiet() && next < 2 * games) await play(next++);
  });
  await Promise.race([playing, torment.goesOn]);
  await torment.end();
  return played;
}

/** The end of a game as the server tells it, as soon as it runs; null when it never does. */
async function endOf(house: House, code: string): Promise<ReplayReply | null> {
  const path = `/api/tables/${code}/rounds/1/replay`;
  for (let tries = 0; tries < REPLAY_TRIES; tries++) {
    const asked = call<ReplayReply>({ origin: house.url, path, address: code, ms: REPLAY_MS });
    const reply = await asked.catch(() => pause(RETRY_MS));
    if (reply) return reply;
  }
  return null;
}

async function count(
  { table, live }: Played,
  { place, tally, tell }: { place: HousePlace; tally: Tally; tell: Wanted['tell'] },
): Promise<void> {
  const verdict = await judge(place, table, live);
  for (const kind of ['lost', 'doubled', 'diverged'] as const) {
    tally[kind] += verdict[kind].length;
    for (const what of verdict[kind]) tell(`${kind}, ${table.game.id} ${table.code}: ${what}`);
  }
}
