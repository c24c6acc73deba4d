/** `npm run cpu-games -- --games N --seed S`: whole games of CPUs only, on the real server; see `USAGE`. */
import { parseArgs } from 'node:util';
import { type BotLevel, LEVELS } from '@landfall/shared/engine/bot.ts';
import { findGame } from '@landfall/shared/games/registry.ts';
import { runCpuGames } from './cpu-games/run.ts';

const USAGE = `npm run cpu-games -- [--games N] [--seed S] [--game ID] [--levels LEVEL,LEVEL,…] [--at-once N]

  Starts a server and lets CPUs (${LEVELS.join(', ')}) play whole games on it while somebody watches; then plays every
  recording again. Prints how the games ended and how many decisions were called off because they took too long, and
  exits 1 when a game got stuck, a CPU failed or a recording is wrong.`;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string', default: 'forbidden-island' },
    levels: { type: 'string', default: LEVELS.join() },
    'at-once': { type: 'string', default: '20' },
  },
});
const game = findGame(values.game);
const levels = values.levels.split(',') as BotLevel[];
const [games, atOnce] = [Number(values.games), Number(values['at-once'])];
if (!game || !levels.every((level) => LEVELS.includes(level)) || !(games > 0) || !(atOnce > 0)) {
  console.error(USAGE);
  process.exit(2);
}

const began = performance.now();
const { seed } = values;
const tell = (line: string) => console.error(line);
const { endings, actions, verified, ...tally } = await runCpuGames({ game, games, seed, levels, atOnce, tell });
const seconds = (performance.now() - began) / 1000;
const { stuck, failures, wrong, calledOff } = tally;
console.log(`endings ${JSON.stringify(endings)}; ${actions} actions in ${seconds.toFixed(0)} s`);
console.log(`games ${games}, stuck ${stuck}, failures ${failures}, wrong ${wrong}, called off for time ${calledOff}`);
process.exit(stuck + failures + wrong > 0 || verified !== games ? 1 : 0);
