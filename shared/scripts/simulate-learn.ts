/**
 * How the network of the Forbidden Island bots learned: it plays against itself and learns from what became of each
 * position. `node shared/scripts/simulate-learn.ts [--minutes N] [--rate N] [--futures N] [--new] [--file FILE]` goes on from
 * the weights in a file, `bot/value/learned.ts` if none is named, or from nothing with `--new`, and writes them there.
 * Minutes are of processor time.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { newPool } from '../src/games/forbidden-island/bot/plan/planner.ts';
import { judgeBy } from '../src/games/forbidden-island/bot/value/judge.ts';
import { decodeWeights, encodeWeights } from '../src/games/forbidden-island/bot/value/weights.ts';
import { firstOpinion } from './simulate-learn-first.ts';
import { playToLearn, type School } from './simulate-learn-game.ts';
import { blankWeights, Learner, Memory } from './simulate-learn-network.ts';

const LEARNED = '../src/games/forbidden-island/bot/value/learned.ts';
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '0.001' },
    futures: { type: 'string', default: '0' },
    new: { type: 'boolean', default: false },
    file: { type: 'string', default: fileURLToPath(new URL(LEARNED, import.meta.url)) },
  },
});
const random = Math.random;
const weights = values.new ? blankWeights(random) : load();

/** Positions remembered at most, how many before learning begins, and how often each is learned from. */
const CAPACITY = 400_000;
const ENOUGH = 3000;
const TIMES = 3;
const BATCH = 64;
/** Games that are played by the first opinion before a new network is trusted. */
const FIRST_GAMES = 1500;
const WIDTH = 6;
const REPORT_MINUTES = 1;

const judge = judgeBy(weights);
const school: School = {
  memory: new Memory(CAPACITY),
  planner: { judge: values.new ? firstOpinion : judge, pool: newPool(), width: WIDTH },
  futures: Number(values.futures),
  random,
};
const learner = new Learner(weights);
const spentMinutes = () => process.cpuUsage().user / 60e6;
const all = Number(values.minutes);

const tally = new Map<string, { games: number; won: number }>();
let due = 0;
let losses = 0;
let steps = 0;
let reported = 0;
for (let games = 1; spentMinutes() < all; games++) {
  const { remembered, won, setting } = playToLearn(school);
  const { games: before = 0, won: wonBefore = 0 } = tally.get(setting) ?? {};
  tally.set(setting, { games: before + 1, won: wonBefore + Number(won) });
  if (games === FIRST_GAMES) school.planner.judge = judge;
  for (due += (TIMES * remembered) / BATCH; due >= 1; due--) {
    if (school.memory.size < ENOUGH) continue;
    losses += learner.step(school.memory, rate(), random);
    steps++;
  }
  if (spentMinutes() - reported >= REPORT_MINUTES) report(games);
}
save();

/** The step size: even at first, then down to a twentieth. */
function rate(): number {
  const share = spentMinutes() / all;
  return Number(values.rate) * (share < 0.3 ? 1 : 1 - (0.95 * (share - 0.3)) / 0.7);
}

function report(games: number): void {
  reported = spentMinutes();
  const rates = [...tally].sort().map(([setting, { games, won }]) => `${setting} ${Math.round((100 * won) / games)} %`);
  console.log(`${reported.toFixed(1)} min, ${games} games, loss ${(losses / steps).toFixed(4)}: ${rates.join(', ')}`);
  tally.clear();
  losses = steps = 0;
  save();
}

/** The weights in the file, which is read as text: what it exports is a list of strings. */
function load(): Float64Array {
  return decodeWeights(readFileSync(values.file, 'utf8').match(/(?<=')[\w+/=]+(?=')/g) ?? []);
}

function save(): void {
  const lines = encodeWeights(weights).map((line) => `  '${line}',`);
  const about =
    '/** The weights the network has learned, written by `shared/scripts/simulate-learn.ts`; see `weights.ts`. */';
  writeFileSync(values.file, `${about}\nexport const LEARNED: readonly string[] = [\n${lines.join('\n')}\n];\n`);
}
