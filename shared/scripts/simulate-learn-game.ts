import { start } from '../src/engine/match.ts';
import { defaultSetting } from '../src/engine/setting.ts';
import { type Board, boardOf } from '../src/games/forbidden-island/bot/kernel/board.ts';
import { type Future, scatter, turnOver } from '../src/games/forbidden-island/bot/kernel/chance.ts';
import type { Move } from '../src/games/forbidden-island/bot/kernel/moves.ts';
import { playMove } from '../src/games/forbidden-island/bot/kernel/play.ts';
import {
  copyInto,
  ESCAPED,
  emptyPosition,
  type Position,
  positionOf,
} from '../src/games/forbidden-island/bot/kernel/position.ts';
import { type Plan, type Planner, plansFrom } from '../src/games/forbidden-island/bot/plan/planner.ts';
import { isDecision, isWaiting } from '../src/games/forbidden-island/bot/plan/sensible.ts';
import { rollOut } from '../src/games/forbidden-island/bot/search/rollout.ts';
import { newDescriber } from '../src/games/forbidden-island/bot/value/describer.ts';
import { describe, emptyInputs } from '../src/games/forbidden-island/bot/value/inputs.ts';
import { forbiddenIsland } from '../src/games/forbidden-island/game.ts';
import { LAYOUT_IDS } from '../src/games/forbidden-island/layouts.ts';
import type { Difficulty } from '../src/games/forbidden-island/meter.ts';
import type { Memory } from './simulate-learn-network.ts';

/** How games to learn from are played. */
export interface School {
  memory: Memory;
  planner: Planner;
  /** Finds the plans in the futures. */
  ahead: Planner;
  /** The numbers of players of its games. */
  seats: readonly number[];
  /** In how many futures plans are tried out, an even number; 0 to trust the judge, and to learn from how games end. */
  futures: number;
  random(): number;
}

/** How often another plan than the best is tried, and how much worse it may seem. */
const CURIOSITY = 0.1;
const WORSE_AT_MOST = 0.6;
const TRIED = 6;
/** How many of the best plans are tried out in futures, and how many of the others. */
const CONTENDERS = 12;
const OUTSIDERS = 2;
/** How much of what followed, rather than of what was expected to follow, goes into what is learned. */
const HINDSIGHT = 0.9;
/** The shares of positions amid a plan, after doing nothing, and at the beginning of a turn that are remembered. */
const AMID = 0.25;
const IDLE = 0.3;
const AT_TURN = 0.5;
/** The levels of games: the harder ones, where there is more to learn, twice as often. */
const LEVELS: readonly Difficulty[] = ['novice', 'normal', 'elite', 'elite', 'legendary', 'legendary'];
/** The share of games on the standard island and of those that check hands after each card. */
const STANDARD = 0.75;
const PER_CARD = 0.8;

/** A remembered position: what was expected of it, and whether what followed says nothing about it. */
interface Remembered {
  slot: number;
  expected: number;
  isCut: boolean;
}

const describer = newDescriber();
const inputs = emptyInputs();
const scratch = emptyPosition();

/** A game that is played, to learn from it. */
interface Lesson {
  school: School;
  board: Board;
  position: Position;
  /** Remembers a position with the chance to win there, and returns in which slot; in none, -1, where the game is over. */
  remember(at: Position, chance: number): number;
}

/** Plays a game against itself and remembers its positions with what became of them; returns how many, and whether it won. */
export function playToLearn(school: School): { remembered: number; won: boolean; setting: string } {
  const { memory, random } = school;
  const { board, position, setting } = newGame(school);
  let remembered = 0;
  const remember = (at: Position, chance: number) => {
    if (at.ending) return -1;
    remembered++;
    describe(describer, board, at, inputs);
    const slot = memory.add(inputs, at.captured);
    memory.tell(slot, chance);
    return slot;
  };
  const lesson: Lesson = { school, board, position, remember };
  const future = Math.floor(random() * 2 ** 32);
  if (school.futures > 0) learnFromFutures(lesson, future);
  else learnFromTheEnd(lesson, future);
  return { remembered, won: position.ending === ESCAPED, setting };
}

/** Trusts the judge, and learns what became of what it played. */
function learnFromTheEnd({ school, board, position, remember }: Lesson, future: Future): void {
  const { memory, planner, random } = school;
  const course: Remembered[] = [];
  const note = (at: Position, expected: number, isCut = false) => {
    const slot = remember(at, expected);
    if (slot >= 0) course.push({ slot, expected, isCut });
  };
  while (!position.ending) {
    if (isDecision(board, position)) decide();
    if (position.ending || isWaiting(position)) continue;
    const { turns } = position;
    turnOver(board, position, future);
    if (position.turns !== turns && random() < AT_TURN && !position.ending)
      note(position, planner.judge(board, position));
  }
  tell(memory, course, position.ending === ESCAPED ? 1 : 0);

  function decide(): void {
    const plans = plansFrom(planner, board, position);
    const best = plans[0]!;
    const other = random() < CURIOSITY ? plans[1 + Math.floor(random() * TRIED)] : undefined;
    const plan = other && other.value > best.value * WORSE_AT_MOST ? other : best;
    if (plan !== best) note(best.position, best.value, true);
    if (plan.moves.length === 0 && random() < IDLE) note(position, plan.value);
    for (const [index, move] of plan.moves.entries()) {
      playMove(board, position, move);
      if (index === plan.moves.length - 1 || random() < AMID) note(position, plan.value);
    }
  }
}

/**
 * Tries plans out in futures, each up to the next seat's plan, and learns of all of them what they came to: what looking
 * ahead finds is then seen at once the next time. How the game ends makes no difference.
 */
function learnFromFutures({ school, board, position, remember }: Lesson, future: Future): void {
  const { planner, random } = school;
  while (!position.ending) {
    if (isDecision(board, position)) for (const move of decide()) playMove(board, position, move);
    if (!position.ending && !isWaiting(position)) turnOver(board, position, future);
  }

  function decide(): readonly Move[] {
    const plans = plansFrom(planner, board, position);
    if (plans.length === 1 || plans[0]!.value === 1) return plans[0]!.moves;
    const tried = tryOut(school, board, chosen(plans, random));
    for (const { plan, first, second } of tried) remember(plan.position, (first + second) / 2);
    // Whichever did best in some futures was also lucky in them, so the others tell what it is worth.
    remember(
      position,
      (leaderOf(tried, ({ first }) => first).second + leaderOf(tried, ({ second }) => second).first) / 2,
    );
    const curious = random() < CURIOSITY ? tried[Math.floor(random() * tried.length)] : undefined;
    return (curious ?? leaderOf(tried, ({ first, second }) => first + second)).plan.moves;
  }
}

/** The best plans, and a few of the others, so that it is also learned what those come to. */
function chosen(plans: readonly Plan[], random: () => number): Plan[] {
  const others = plans.slice(CONTENDERS);
  const outsiders = Array.from({ length: OUTSIDERS }, () => others[Math.floor(random() * others.length)]);
  return [...plans.slice(0, CONTENDERS), ...outsiders.filter((plan) => plan !== undefined)];
}

/** A plan, and what it came to on average in the first and in the second half of the futures. */
interface Tried {
  plan: Plan;
  first: number;
  second: number;
}

function tryOut({ ahead, futures, random }: School, board: Board, plans: readonly Plan[]): Tried[] {
  const half = futures / 2;
  const seed = Math.floor(random() * 2 ** 32);
  const mean = (plan: Plan, from: number) => {
    let sum = 0;
    for (let each = from; each < from + half; each++) {
      copyInto(scratch, plan.position);
      sum += rollOut(ahead, board, scratch, { future: scatter(seed + each), turns: 1, answer: true });
    }
    return sum / half;
  };
  return plans.map((plan) => ({ plan, first: mean(plan, 0), second: mean(plan, half) }));
}

const leaderOf = (tried: readonly Tried[], worth: (each: Tried) => number): Tried =>
  tried.reduce((leader, each) => (worth(each) > worth(leader) ? each : leader));

function newGame({ seats: sizes, random }: School): { board: Board; position: Position; setting: string } {
  const seats = sizes[Math.floor(random() * sizes.length)]!;
  const level = LEVELS[Math.floor(random() * LEVELS.length)]!;
  const plain = defaultSetting(forbiddenIsland, seats);
  const layout = random() < STANDARD ? 'island' : LAYOUT_IDS[Math.floor(random() * LAYOUT_IDS.length)]!;
  const handLimitCheck = random() < PER_CARD ? 'perCard' : 'afterDraw';
  const options = { ...plain.options, level, layout, handLimitCheck } as const;
  const { table } = start(forbiddenIsland, { ...plain, options }, `${random()}`).state;
  return { board: boardOf(table), position: positionOf(table), setting: `${seats} ${level}` };
}

/** Tells the memory what became of each position: what was expected of the next, and so on to the outcome. */
function tell(memory: Memory, course: readonly Remembered[], outcome: number): void {
  let told = outcome;
  let expected = outcome;
  for (const position of course.toReversed()) {
    told = position.isCut ? position.expected : (1 - HINDSIGHT) * expected + HINDSIGHT * told;
    expected = position.expected;
    memory.tell(position.slot, told);
  }
}
