import type { Random, Seat } from '../../../../engine/game.ts';
import { DOUBLES, WEIGHT } from './bits.ts';
import {
  drawOrPass,
  endsAfter,
  fittingEnds,
  isOver,
  judged,
  lay,
  type Move,
  movesWith,
  type Round,
  tileOf,
} from './round.ts';

/** How much each thing speaks for a move, in pips: a double, each own tile that fits afterwards, and chance. */
const DOUBLE = 4;
const FITTING = 2.5;
const WHIM = 1;

/** Plays the round to its end, everybody by rules of thumb. */
export function playOut(round: Round, random: Random): { winner: Seat; points: number } {
  while (!isOver(round)) {
    const fits = drawOrPass(round);
    if (fits !== 0) lay(round, thumb(round, movesWith(round, fits), random));
  }
  return judged(round);
}

/** What most players would lay: heavy tiles and doubles first, and what leaves them the most to lay. */
function thumb(round: Round, moves: readonly Move[], random: Random): Move {
  if (moves.length === 1) return moves[0]!;
  const hand = round.hands[round.turn]!;
  let best = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const tile = tileOf(move);
    const bit = 1 << tile;
    const worth =
      WEIGHT[tile]! +
      (DOUBLES & bit ? DOUBLE : 0) +
      FITTING * fittingEnds(endsAfter(round, move), hand & ~bit) +
      (WHIM * random.below(1024)) / 1024;
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}
