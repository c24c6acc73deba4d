import type { Board } from '../kernel/board.ts';
import { scatter } from '../kernel/chance.ts';
import { type Move, NO_MOVE } from '../kernel/moves.ts';
import { playMove } from '../kernel/play.ts';
import { copyInto, emptyPosition, type Position } from '../kernel/position.ts';
import type { Judge } from '../value/judge.ts';
import { type Care, isWaiting, sensibleMoves } from './sensible.ts';

/** Moves that follow one another without a card being turned over, and how good the position after them is. */
export interface Plan {
  moves: Move[];
  position: Position;
  value: number;
}

/** A step of plans: the position after it, and the step before. */
interface Step {
  move: Move;
  before: Step | undefined;
  position: Position;
  value: number;
}

/** Positions are used again from one search to the next, because making them is what takes most time. */
export interface Pool {
  positions: Position[];
  used: number;
  /** How many have been looked at since the pool was made, for whoever wants to know how much work plans were. */
  lookedAt: number;
}
export const newPool = (): Pool => ({ positions: [], used: 0, lookedAt: 0 });

function take(pool: Pool): Position {
  if (pool.used === pool.positions.length) pool.positions.push(emptyPosition());
  return pool.positions[pool.used++]!;
}

/** How plans are looked for: who judges the positions, and how many are pursued after each move. */
export interface Planner extends Care {
  judge: Judge;
  pool: Pool;
  width: number;
}

/**
 * The team's plans up to the moment the next card is turned over or the next turn begins, the best first. Doing nothing
 * is one of them where nobody has to decide.
 */
export function plansFrom(planner: Planner, board: Board, position: Position): Plan[] {
  return lastSteps(planner, board, position).sort(byValue).map(planTo);
}

/** The first of these plans. */
export function bestPlan(planner: Planner, board: Board, position: Position): Plan {
  return planTo(lastSteps(planner, board, position).reduce((best, step) => (step.value > best.value ? step : best)));
}

function lastSteps(planner: Planner, board: Board, position: Position): Step[] {
  const { judge, pool, width } = planner;
  const seen = new Set<number>();
  const finished: Step[] = [];
  pool.used = 0;
  const root: Step = { move: NO_MOVE, before: undefined, position, value: 0 };
  if (!isWaiting(position)) finished.push({ ...root, value: judge(board, position) });
  let front = [root];
  while (front.length > 0) {
    const next: Step[] = [];
    for (const before of front)
      for (const move of sensibleMoves(board, before.position, planner)) {
        const after = take(pool);
        copyInto(after, before.position);
        playMove(board, after, move);
        const mark = markOf(after);
        if (seen.has(mark)) {
          pool.used--;
          continue;
        }
        seen.add(mark);
        const isFinished = after.turns !== position.turns || !isWaiting(after);
        (isFinished ? finished : next).push({ move, before, position: after, value: judge(board, after) });
      }
    front = next.sort(byValue).slice(0, width);
  }
  pool.lookedAt += pool.used;
  return finished;
}

const byValue = (a: Step, b: Step) => b.value - a.value;

function planTo(last: Step): Plan {
  const moves: Move[] = [];
  for (let step: Step | undefined = last; step?.before; step = step.before) moves.push(step.move);
  return { moves: moves.reverse(), position: last.position, value: last.value };
}

/** A number that tells positions of one turn apart. */
function markOf(position: Position): number {
  const { places, hands } = position;
  let mark = scatter(position.flooded + (position.ending << 26));
  mark = scatter(mark + places[0]! + (places[1]! << 5) + (places[2]! << 10) + (places[3]! << 15));
  for (let seat = 0; seat < hands.length; seat++) mark = scatter(mark + hands[seat]!);
  return scatter(
    mark +
      position.left +
      (position.phase << 3) +
      (position.captured << 5) +
      (position.flown ? 512 : 0) +
      (position.swimmers << 10) +
      (position.toDiscard << 14) +
      (position.seat << 17),
  );
}
