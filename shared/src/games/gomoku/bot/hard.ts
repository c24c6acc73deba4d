import type { Thinking } from '../../../engine/bot.ts';
import type { Point } from '../board.ts';
import { MAKES_FIVE } from './classes.ts';
import { other } from './field.ts';
import { chooseByShape } from './medium.ts';
import { type Position, player } from './player.ts';
import type { ReasonWord } from './reasons.ts';
import { type Found, Search } from './search.ts';
import { type Budget, type ForcedWin, NO_CELL, Threats } from './threats.ts';
import { SURE } from './value.ts';

/** How much of the work may go into looking for wins by force first: a share, and a limit. */
const FORCE_SHARE = 0.12;
const MOST_FORCE_STEPS = 6_000;
const MOST_FOURS = 36;
const MOST_THREES = 10;
const DEEPEST = 40;
/** What counts as a won position when a search has to be put into one number. */
const CLEAR = 1500;

/** Looks for wins by fours and threes first, then searches as deep as it may. */
export const hard = player({ place, judge });

function place(position: Position, thinking: Thinking): { point: Point; why: ReasonWord } {
  const { field, colour } = position;
  if (field.placed === 0) return chooseByShape(position, thinking.random);
  if (isFiveDue(position)) return chooseByShape(position, thinking.random);
  const budget = workFor(thinking);
  const forced = force(position, budget);
  if (forced) return { point: field.pointOf(forced.cell), why: 'winsByForce' };
  const found = new Search(field, budget(1)).deepen(colour, DEEPEST);
  if (found.cell === NO_CELL) return chooseByShape(position, thinking.random);
  return { point: field.pointOf(found.cell), why: why(found) };
}

const why = ({ value }: Found): ReasonWord => (value > SURE ? 'winsByForce' : value < -SURE ? 'defends' : 'builds');

/** Whether either colour makes five with one stone. */
const isFiveDue = ({ field, colour }: Position): boolean =>
  field.countOf(colour, MAKES_FIVE) > 0 || field.countOf(other(colour), MAKES_FIVE) > 0;

function judge(position: Position, thinking: Thinking): number {
  const { field, colour } = position;
  const budget = workFor(thinking);
  if (!isFiveDue(position) && force(position, budget)) return 1;
  const { value } = new Search(field, budget(1)).deepen(colour, DEEPEST);
  return Math.max(-1, Math.min(1, value / CLEAR));
}

function force({ field, colour }: Position, budget: (share: number) => Budget): ForcedWin | null {
  const threats = new Threats(field);
  return (
    threats.byFours(colour, MOST_FOURS, budget(FORCE_SHARE)) ??
    threats.byThreats(colour, MOST_THREES, budget(FORCE_SHARE))
  );
}

const CLOCK_EVERY = 64;

/** Hands out shares of the work that may be done; the last share is all that is left. */
function workFor({ steps, timeIsUp }: Thinking): (share: number) => Budget {
  let used = 0;
  let isOver = false;
  return (share) => {
    const limit = share < 1 ? used + Math.min(steps * share, MOST_FORCE_STEPS) : steps;
    return {
      spent() {
        used++;
        if (timeIsUp && used % CLOCK_EVERY === 0 && timeIsUp()) isOver = true;
        return isOver || used >= limit;
      },
    };
  };
}
