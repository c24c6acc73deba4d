import { start } from '../src/engine/match.ts';
import { defaultSetting } from '../src/engine/setting.ts';
import { type Board, boardOf } from '../src/games/forbidden-island/bot/kernel/board.ts';
import { scatter, turnOver } from '../src/games/forbidden-island/bot/kernel/chance.ts';
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
import { type Budget, race } from '../src/games/forbidden-island/bot/search/race.ts';
import { describe, emptyInputs, newDescriber } from '../src/games/forbidden-island/bot/value/inputs.ts';
import { forbiddenIsland } from '../src/games/forbidden-island/game.ts';
import { LAYOUT_IDS } from '../src/games/forbidden-island/layouts.ts';
import type { Difficulty } from '../src/games/forbidden-island/meter.ts';
import type { Memory } from './simulate-learn-network.ts';

/** How games to learn from are played. */
export interface School {
  memory: Memory;
  planner: Planner;
  /** The numbers of players of its games. */
  seats: readonly number[];
  /** Sampled futures for each decision; 0 to trust the judge. */
  futures: number;
  random(): number;
}

/** How often another plan than the best is tried, and how much worse it may seem. */
const CURIOSITY = 0.1;
const WORSE_AT_MOST = 0.6;
const TRIED = 6;
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

/** Plays a game against itself and remembers its positions with what became of them; returns how many, and whether it won. */
export function playToLearn(school: School): { remembered: number; won: boolean; setting: string } {
  const { memory, planner, random } = school;
  const { board, position, setting } = newGame(school);
  const course: Remembered[] = [];
  const remember = (at: Position, expected: number, isCut = false) => {
    if (at.ending) return;
    describe(describer, board, at, inputs);
    course.push({ slot: memory.add(inputs, at.captured), expected, isCut });
  };
  const future = Math.floor(random() * 2 ** 32);
  for (let ply = 0; !position.ending; ply++) {
    if (isDecision(board, position)) decide(scatter(future + ply));
    if (position.ending || isWaiting(position)) continue;
    const { turns } = position;
    turnOver(board, position, future);
    if (position.turns !== turns && random() < AT_TURN && !position.ending)
      remember(position, planner.judge(board, position));
  }
  const won = position.ending === ESCAPED;
  tell(memory, course, won ? 1 : 0);
  return { remembered: course.length, won, setting };

  function decide(seed: number): void {
    const plans = ranked(school, board, position, seed);
    const best = plans[0]!;
    const other = random() < CURIOSITY ? plans[1 + Math.floor(random() * TRIED)] : undefined;
    const plan = other && other.value > best.value * WORSE_AT_MOST ? other : best;
    if (plan !== best) remember(after(position, board, best), best.value, true);
    if (plan.moves.length === 0 && random() < IDLE) remember(position, plan.value);
    for (const [index, move] of plan.moves.entries()) {
      playMove(board, position, move);
      if (index === plan.moves.length - 1 || random() < AMID) remember(position, plan.value);
    }
  }
}

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

function ranked({ planner, futures }: School, board: Board, position: Position, seed: number): Plan[] {
  const plans = plansFrom(planner, board, position);
  if (futures === 0 || plans.length < 2 || plans[0]!.value === 1) return plans;
  const budget: Budget = { steps: futures };
  return race(planner, board, plans.slice(0, 2 * TRIED), {
    budget,
    depth: { turns: 1, answer: false },
    followed: 0,
    seed,
  });
}

function after(position: Position, board: Board, { moves }: Plan): Position {
  copyInto(scratch, position);
  for (const move of moves) playMove(board, scratch, move);
  return scratch;
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
