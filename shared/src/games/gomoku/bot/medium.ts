import type { Random } from '../../../engine/game.ts';
import { EMPTY, type Point, type Stone } from '../board.ts';
import { MAKES_DOUBLE_THREE, MAKES_FIVE, MAKES_FOUR_AND_THREE, MAKES_WIN } from './classes.ts';
import { type Cell, type Field, other } from './field.ts';
import { type Position, player } from './player.ts';
import type { ReasonWord } from './reasons.ts';
import { mayBecomeFour } from './threats.ts';

/** What is looked for, in this order; `own` says for whom. */
const LADDER: readonly { own: boolean; least: number; why: ReasonWord }[] = [
  { own: true, least: MAKES_FIVE, why: 'makesFive' },
  { own: false, least: MAKES_FIVE, why: 'stopsFive' },
  { own: true, least: MAKES_WIN, why: 'makesFour' },
  { own: true, least: MAKES_FOUR_AND_THREE, why: 'combination' },
  { own: false, least: MAKES_WIN, why: 'stopsFour' },
  { own: true, least: MAKES_DOUBLE_THREE, why: 'combination' },
  { own: false, least: MAKES_FOUR_AND_THREE, why: 'stopsCombination' },
  { own: false, least: MAKES_DOUBLE_THREE, why: 'stopsCombination' },
];

/** Knows every shape, but looks no further than the next stone. */
export const medium = player({
  place: (position, { random }) => chooseByShape(position, random),
  judge: judgeByShape,
});

/** What shapes are worth says nothing about fives and straight fours, which are as good as won. */
function judgeByShape({ field, colour }: Position): number {
  const theirFives = field.countOf(other(colour), MAKES_FIVE);
  if (field.countOf(colour, MAKES_FIVE) > 0) return 1;
  if (theirFives > 1) return -1;
  if (theirFives === 0 && field.countOf(colour, MAKES_WIN) > 0) return 1;
  return Math.max(-1, Math.min(1, field.worth(colour) / 1000));
}

/** The best point by shapes alone. */
export function chooseByShape(
  { field, colour, permitted }: Position,
  random: Random,
): { point: Point; why: ReasonWord } {
  if (field.placed === 0) return { point: permitted[Math.floor(permitted.length / 2)]!, why: 'builds' };
  const cells = permitted.map((point) => field.cellOf(point));
  for (const { own, least, why } of LADDER) {
    const whose = own ? colour : other(colour);
    const isIt = (cell: Cell) => isAtLeast(field, cell, whose, least);
    if (!cells.some(isIt)) continue;
    const candidates =
      why === 'stopsFour' ? cells.filter((cell) => mayBecomeFour(field, cell, whose)) : cells.filter(isIt);
    return { point: field.pointOf(bestOf(field, candidates, colour, random)), why };
  }
  return { point: field.pointOf(bestOf(field, cells, colour, random)), why: 'builds' };
}

function isAtLeast(field: Field, cell: Cell, colour: Stone, least: number): boolean {
  const kind = field.classAt(cell, colour);
  return field.stones[cell] === EMPTY && kind >= least && kind <= MAKES_FIVE;
}

function bestOf(field: Field, cells: readonly Cell[], colour: Stone, random: Random): Cell {
  const orders = cells.map((cell) => (field.near[cell] ? field.orderOf(cell, colour) * 64 + field.near[cell] : -1));
  const best = Math.max(...orders);
  const equal = cells.filter((_, nth) => orders[nth] === best);
  return equal[random.below(equal.length)]!;
}
