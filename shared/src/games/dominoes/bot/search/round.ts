import type { Seat } from '../../../../engine/game.ts';
import type { Drawing } from '../../options.ts';
import { count, HIGH, LOW, lowest, SHOWING, type TileSet, weigh } from './bits.ts';

/**
 * A round of which everything is known, as imagined by a CPU. It follows the rules of the game, which a test proves, but is
 * changed in place and holds sets of tiles, so that thousands of rounds can be imagined in a moment.
 */
export interface Round {
  drawing: Drawing;
  hands: TileSet[];
  /** Tile numbers; the last one is drawn next. */
  boneyard: number[];
  /** What the open ends show; -1 while the table is empty. */
  left: number;
  right: number;
  turn: Seat;
}

/** A tile number and an end in one number: see `tileOf` and `isLeft`. */
export type Move = number;
export const moveOf = (tile: number, end: 'left' | 'right'): Move => tile * 2 + (end === 'left' ? 0 : 1);
export const tileOf = (move: Move): number => move >> 1;
const isLeft = (move: Move): boolean => (move & 1) === 0;

/** The tiles of a set that fit the line. */
export const fitting = ({ left, right }: Round, set: TileSet): TileSet =>
  left < 0 ? set : set & (SHOWING[left]! | SHOWING[right]!);

/** The end that a tile leaves open. */
const other = (tile: number, end: number): number => (LOW[tile] === end ? HIGH[tile]! : LOW[tile]!);

/** What the ends show after a move, the left one times eight plus the right one. */
export function endsAfter({ left, right }: Round, move: Move): number {
  const tile = tileOf(move);
  if (left < 0) return LOW[tile]! * 8 + HIGH[tile]!;
  return isLeft(move) ? other(tile, left) * 8 + right : left * 8 + other(tile, right);
}

/** Every move with these tiles, the left end before the right one, as the game offers them. */
export function movesWith({ left, right }: Round, tiles: TileSet): Move[] {
  const moves: Move[] = [];
  for (let rest = tiles; rest !== 0; rest &= rest - 1) {
    const tile = lowest(rest);
    if (left < 0 || LOW[tile] === right || HIGH[tile] === right) moves.push(tile * 2 + 1);
    if (left >= 0 && (LOW[tile] === left || HIGH[tile] === left)) moves.push(tile * 2);
  }
  return moves;
}

/** The seat on turn lays a tile, and the next one is on turn. */
export function lay(round: Round, move: Move): void {
  const ends = endsAfter(round, move);
  round.hands[round.turn]! &= ~(1 << tileOf(move));
  round.left = ends >> 3;
  round.right = ends & 7;
  round.turn = (round.turn + 1) % round.hands.length;
}

/** The seat on turn draws if it has to and may; then it has something to lay, or the next seat is on turn. */
export function drawOrPass(round: Round): TileSet {
  const { hands, boneyard, drawing, turn } = round;
  let fits = fitting(round, hands[turn]!);
  while (fits === 0 && drawing !== 'block' && boneyard.length > 0) {
    const drawn = 1 << boneyard.pop()!;
    hands[turn]! |= drawn;
    fits = fitting(round, drawn);
    if (drawing === 'draw') break;
  }
  if (fits === 0) round.turn = (turn + 1) % hands.length;
  return fits;
}

/** Whether the round is over: somebody is out of tiles, or nobody can go on. */
export function isOver(round: Round): boolean {
  const { hands, boneyard, drawing } = round;
  let held = 0;
  for (const hand of hands) {
    if (hand === 0) return true;
    held |= hand;
  }
  return (drawing === 'block' || boneyard.length === 0) && fitting(round, held) === 0;
}

/** Who won a round that is over, -1 for nobody, and the points. */
export function judged({ hands }: Round): { winner: Seat; points: number } {
  let winner = -1;
  let fewest = Number.POSITIVE_INFINITY;
  let total = 0;
  for (const [seat, hand] of hands.entries()) {
    if (hand === 0) return { winner: seat, points: hands.reduce((sum, other) => sum + weigh(other), 0) };
    const pips = weigh(hand);
    total += pips;
    if (pips === fewest) winner = -1;
    if (pips < fewest) {
      winner = seat;
      fewest = pips;
    }
  }
  return { winner, points: winner < 0 ? 0 : total - 2 * fewest };
}

export const copyOf = (round: Round): Round => ({ ...round, hands: [...round.hands], boneyard: [...round.boneyard] });

/** How many tiles of a set fit these ends. */
export const fittingEnds = (ends: number, set: TileSet): number =>
  count(set & (SHOWING[ends >> 3]! | SHOWING[ends & 7]!));
