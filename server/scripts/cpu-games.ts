/** `npm run cpu-games -- --games N --seed S`: whole games of CPUs only, on the real server; see `USAGE`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BotLevel, LEVELS } from '@landfall/shared/engine/bot.ts';
import type { Game } from '@landfall/shared/engine/game.ts';
import { findGame, GAMES } from '@landfall/shared/games/registry.ts';
import { openArchive } from '../src/archive/open.ts';
import { consoleLog } from '../src/log.ts';
import { verify } from '../src/operate/verify.ts';
import { House } from '../test/chaos/house.ts';
import { playGame, type Wish } from './cpu-games/table.ts';

const USAGE = `npm run cpu-games -- [--games N] [--seed S] [--game ID] [--levels LEVEL,LEVEL,…] [--at-once N]

  Starts a server and lets CPUs (${LEVELS.join(', ')}) play whole games on it while somebody watches; then plays every
  recording again. Prints how the games ended, and exits 1 when one got stuck, a CPU failed or a recording is wrong.`;

const PROGRESS = 10;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string', default: 'forbidden-island' },
    levels: { type: 'string', default: 'easy,medium' },
    'at-once': { type: 'string', default: '20' },
  },
});
const game = findGame(values.game);
const levels = values.levels.split(',') as BotLevel[];
const [count, atOnce] = [Number(values.games), Number(values['at-once'])];
if (!game || !levels.every((level) => LEVELS.includes(level)) || !(count > 0) || !(atOnce > 0)) {
  console.error(USAGE);
  process.exit(2);
}

/** The wish of a game: numbers of seats, levels and every option in turn. */
function wishOf({ id, seats, options }: Game, nth: number): Wish {
  const taken = seats.min + (nth % (seats.max - seats.min + 1));
  const chosen = Object.entries<readonly string[]>(options).map(([name, allowed], place) => {
    const allSeats = allowed.filter((value) => name !== 'first' || !(Number(value) > taken));
    return [name, allSeats[Math.floor(nth / (place + 1)) % allSeats.length]!];
  });
  return {
    game: id,
    seed: `${values.seed} ${nth}`,
    options: Object.fromEntries(chosen),
    cpus: Array.from({ length: taken }, (_, seat) => levels[(nth + seat) % levels.length]!),
  };
}

const dataDir = await mkdtemp(join(tmpdir(), 'landfall-cpus-'));
const house = new House(dataDir);
await house.start();
const endings: Record<string, number> = {};
const stuck: string[] = [];
let actions = 0;
let next = 0;
const began = performance.now();

async function playOn(): Promise<void> {
  for (let nth = next++; nth < count; nth = next++) {
    try {
      const played = await playGame(house.url, wishOf(game!, nth), nth);
      actions += played.actions;
      const ending = game!.result(played.table as never)?.reasons[0] ?? 'no result';
      endings[ending] = (endings[ending] ?? 0) + 1;
    } catch (error) {
      stuck.push(`game ${nth}: ${(error as Error).message}`);
    }
    if ((nth + 1) % Math.ceil(count / PROGRESS) === 0) process.stderr.write(`${nth + 1} of ${count} games\n`);
  }
}

await Promise.all(Array.from({ length: atOnce }, playOn));
const seconds = (performance.now() - began) / 1000;
await house.stop(10_000);

const archive = await openArchive({ dataDir, databaseUrl: '', log: consoleLog('warn') });
const verified = await verify(archive, GAMES, await archive.list());
await archive.close();
await rm(dataDir, { recursive: true });

for (const line of [...stuck, ...house.failures, ...verified.wrong.map((wrong) => JSON.stringify(wrong))])
  console.error(line);
console.log(`endings ${JSON.stringify(endings)}; ${actions} actions in ${seconds.toFixed(0)} s`);
const numbers = { stuck: stuck.length, failures: house.failures.length, wrong: verified.wrong.length };
console.log(
  `games ${count}, ${Object.entries(numbers)
    .map(([name, number]) => `${name} ${number}`)
    .join(', ')}`,
);
process.exit(Object.values(numbers).some((number) => number > 0) || verified.rounds !== count ? 1 : 0);
