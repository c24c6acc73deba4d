/**
 * How the networks of the Forbidden Island bots learned: they play against themselves and learn from what became of each
 * position. `node shared/scripts/simulate-learn.ts [--network general|two|three|four] [--minutes N] [--rate N] [--futures N]
 * [--new] [--file FILE]` goes on from the weights in a file, by default the one in `bot/value/` that the bots use, and
 * writes them there. The general network plays and learns with any number of players, the others with theirs only; they
 * are larger and begin, with `--new`, with what the general one knows, and that one with nothing. Minutes are of processor
 * time.
 *
 * A network first learns from how games end. With `--futures`, an even number such as 4, it then learns from what plans come
 * to in so many futures each, a turn later: that is far less a matter of luck, and so makes it see what it would have to look
 * ahead for.
 *
 * What plays and is written is the mean of the weights over the last steps. A network that goes on wants smaller steps than
 * a new one: 0.0004 rather than 0.001.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { newPool } from '../src/games/forbidden-island/bot/plan/planner.ts';
import { judgeBy } from '../src/games/forbidden-island/bot/value/judge.ts';
import type { Network, Shape } from '../src/games/forbidden-island/bot/value/network.ts';
import {
  decodeNetwork,
  encodeWeights,
  network as general,
  LARGE_SHAPE,
  SHAPE,
} from '../src/games/forbidden-island/bot/value/weights.ts';
import { firstOpinion } from './simulate-learn-first.ts';
import { playToLearn, type School } from './simulate-learn-game.ts';
import { BATCH, blankNetwork, grownFrom, Learner, Memory, RunningMean } from './simulate-learn-network.ts';

/** A network that can learn: from which games, and where its weights are stored under which name. */
interface Subject {
  seats: readonly number[];
  shape: Shape;
  file: string;
  name: string;
}
const SUBJECTS: Readonly<Record<string, Subject>> = {
  general: { seats: [2, 3, 4], shape: SHAPE, file: 'learned.ts', name: 'LEARNED' },
  two: { seats: [2], shape: LARGE_SHAPE, file: 'learnedByTwo.ts', name: 'LEARNED_BY_TWO' },
  three: { seats: [3], shape: LARGE_SHAPE, file: 'learnedByThree.ts', name: 'LEARNED_BY_THREE' },
  four: { seats: [4], shape: LARGE_SHAPE, file: 'learnedByFour.ts', name: 'LEARNED_BY_FOUR' },
};

const VALUE = '../src/games/forbidden-island/bot/value/';
const { values } = parseArgs({
  options: {
    network: { type: 'string', default: 'general' },
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '0.001' },
    futures: { type: 'string', default: '0' },
    new: { type: 'boolean', default: false },
    file: { type: 'string' },
  },
});
const subject = SUBJECTS[values.network];
if (!subject) throw new Error(`--network is one of ${Object.keys(SUBJECTS).join(', ')}`);
const futures = Number(values.futures);
if (futures % 2 !== 0) throw new Error('--futures is an even number: each half tells what is best in the other');
const { seats, shape, name } = subject;
const file = values.file ?? fileURLToPath(new URL(VALUE + subject.file, import.meta.url));
const random = Math.random;
const isBlank = values.new && shape === SHAPE;
const learning = isBlank ? blankNetwork(shape, random) : values.new ? grownFrom(general, shape, random) : load(file);

/** Positions remembered at most, how many before learning begins, and how often each is learned from. */
const CAPACITY = 400_000;
const ENOUGH = 60_000;
const TIMES = 4;
/** Steps of learning the mean is taken over. */
const LAST_STEPS = 10_000;
/** Games that are played by the first opinion before a new network is trusted. */
const FIRST_GAMES = 1500;
/** How many plans are pursued side by side: by the seat on turn, and in the futures. */
const WIDTH = futures > 0 ? 12 : 6;
const WIDTH_AHEAD = 2;
const REPORT_MINUTES = 1;

const learner = new Learner(learning);
const mean = new RunningMean(learning, LAST_STEPS);
const judge = isBlank ? firstOpinion : judgeBy(mean.network);
const school: School = {
  memory: new Memory(CAPACITY),
  planner: { judge, pool: newPool(), width: WIDTH, sparesFirst: futures > 0 },
  ahead: { judge, pool: newPool(), width: WIDTH_AHEAD, sparesFirst: true },
  seats,
  futures,
  random,
};
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
  if (school.memory.size < ENOUGH) continue;
  for (due += (TIMES * remembered) / BATCH; due >= 1; due--) {
    losses += learner.step(school.memory, rate(), random);
    mean.add(learning);
    steps++;
  }
  if (!isBlank || games >= FIRST_GAMES) school.planner.judge = school.ahead.judge = judgeBy(mean.network); // as it is now
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
  console.log(
    `${reported.toFixed(1)} min, ${games} games, loss ${(losses / Math.max(steps, 1)).toFixed(4)}: ${rates.join(', ')}`,
  );
  tally.clear();
  losses = steps = 0;
  save();
}

/** The weights in a file, which is read as text: what it exports is a list of strings. */
function load(file: string): Network {
  return decodeNetwork(readFileSync(file, 'utf8').match(/(?<=')[\w+/=]+(?=')/g) ?? [], shape);
}

function save(): void {
  const lines = encodeWeights(mean.network.weights).map((line) => `  '${line}',`);
  const about =
    '/** The weights the network has learned, written by `shared/scripts/simulate-learn.ts`; see `weights.ts`. */';
  writeFileSync(file, `${about}\nexport const ${name}: readonly string[] = [\n${lines.join('\n')}\n];\n`);
}
