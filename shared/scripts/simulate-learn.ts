/**
 * How the networks of the Forbidden Island bots learned: they play against themselves and learn from what became of each
 * position. `node shared/scripts/simulate-learn.ts [--two] [--minutes N] [--rate N] [--futures N] [--new | --mean FILE …]
 * [--file FILE]` goes on from the weights in a file, or from nothing with `--new`, and writes them there. If none is named,
 * the file is `bot/value/learned.ts`, and `learnedByTwo.ts` with `--two`, which plays and learns the game of two players
 * only; its network is larger and begins, with `--new`, with what the other one knows. With `--mean` it begins with the mean
 * of the weights in several files, and with `--minutes 0` ends there: the mean of what was learned by different times plays
 * better than each. Minutes are of processor time.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { newPool } from '../src/games/forbidden-island/bot/plan/planner.ts';
import { judgeBy } from '../src/games/forbidden-island/bot/value/judge.ts';
import type { Network } from '../src/games/forbidden-island/bot/value/network.ts';
import {
  decodeNetwork,
  encodeWeights,
  network as general,
  SHAPE,
  SHAPE_BY_TWO,
} from '../src/games/forbidden-island/bot/value/weights.ts';
import { firstOpinion } from './simulate-learn-first.ts';
import { playToLearn, type School } from './simulate-learn-game.ts';
import { blankNetwork, grownFrom, Learner, Memory, meanOf } from './simulate-learn-network.ts';

const VALUE = '../src/games/forbidden-island/bot/value/';
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '0.001' },
    futures: { type: 'string', default: '0' },
    new: { type: 'boolean', default: false },
    mean: { type: 'string', multiple: true },
    two: { type: 'boolean', default: false },
    file: { type: 'string' },
  },
});
const subject = values.two
  ? { seats: [2], shape: SHAPE_BY_TWO, file: 'learnedByTwo.ts', name: 'LEARNED_BY_TWO', isBlank: false }
  : { seats: [2, 3, 4], shape: SHAPE, file: 'learned.ts', name: 'LEARNED', isBlank: values.new };
const file = values.file ?? fileURLToPath(new URL(VALUE + subject.file, import.meta.url));
const random = Math.random;
const network = values.mean ? meanOf(values.mean.map(load)) : values.new ? begun() : load(file);

/** Positions remembered at most, how many before learning begins, and how often each is learned from. */
const CAPACITY = 400_000;
const ENOUGH = 3000;
const TIMES = 3;
const BATCH = 64;
/** Games that are played by the first opinion before a new network is trusted. */
const FIRST_GAMES = 1500;
const WIDTH = 6;
const REPORT_MINUTES = 1;

const judge = judgeBy(network);
const school: School = {
  memory: new Memory(CAPACITY),
  planner: { judge: subject.isBlank ? firstOpinion : judge, pool: newPool(), width: WIDTH },
  seats: subject.seats,
  futures: Number(values.futures),
  random,
};
const learner = new Learner(network);
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

function begun(): Network {
  return subject.isBlank ? blankNetwork(subject.shape, random) : grownFrom(general, subject.shape, random);
}

/** The weights in a file, which is read as text: what it exports is a list of strings. */
function load(file: string): Network {
  return decodeNetwork(readFileSync(file, 'utf8').match(/(?<=')[\w+/=]+(?=')/g) ?? [], subject.shape);
}

function save(): void {
  const lines = encodeWeights(network.weights).map((line) => `  '${line}',`);
  const about =
    '/** The weights the network has learned, written by `shared/scripts/simulate-learn.ts`; see `weights.ts`. */';
  writeFileSync(file, `${about}\nexport const ${subject.name}: readonly string[] = [\n${lines.join('\n')}\n];\n`);
}
