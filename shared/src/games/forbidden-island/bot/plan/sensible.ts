import type { Seat } from '../../../../engine/game.ts';
import { CARDS_TO_CAPTURE, TREASURES } from '../../cards.ts';
import type { Board } from '../kernel/board.ts';
import { countOf, HELICOPTER, SANDBAGS } from '../kernel/counts.ts';
import { canCapture, canLiftOff, legalMoves } from '../kernel/legal.ts';
import {
  aboutOf,
  alsoOf,
  CAPTURE,
  DISCARD,
  END_ACTIONS,
  GIVE,
  kindOf,
  LIFT,
  LIFT_OFF,
  type Move,
  move,
  SANDBAG,
  seatOf,
  TURN_OVER,
} from '../kernel/moves.ts';
import { heldByAll } from '../kernel/play.ts';
import { ACT, DRAW_FLOOD, DRAW_TREASURE, NOBODY, type Position } from '../kernel/position.ts';
import { pawnsOn, standing } from '../kernel/reach.ts';
import { firstOf, NO_TILES, type Tiles, tile, withoutFirst } from '../kernel/tiles.ts';

/** The seat that has to do something now; the first of them where several have to swim. */
export function seatToMove(position: Position): Seat {
  if (position.swimmers) return firstOf(position.swimmers);
  return position.discarder === NOBODY ? position.seat : position.discarder;
}

/** Whether somebody has to decide before the next card can be turned over. */
export const isWaiting = ({ ending, phase, discarder, swimmers }: Position): boolean =>
  ending === 0 && (phase === ACT || discarder !== NOBODY || swimmers !== 0);

/** Whether all treasures are captured, so that nothing is left but to leave. */
export const isGoingHome = ({ captured }: Position): boolean => captured === (1 << TREASURES.length) - 1;

/**
 * Whether there is anything to think about: somebody has to decide, or a card in a hand is better played now than later.
 * Sandbags can wait until flood cards are due, and Helicopter Lifts for somebody's turn, unless they bring everybody home.
 */
export function isDecision(board: Board, position: Position): boolean {
  if (isWaiting(position)) return true;
  if (position.ending) return false;
  if (isGoingHome(position) && heldByAll(board, position, HELICOPTER) > 0) return true;
  return position.phase === DRAW_FLOOD && heldByAll(board, position, SANDBAGS) > 0 && position.flooded !== NO_TILES;
}

/** What is left out besides. */
export interface Care {
  /** Discards of other cards than those of captured treasures, where there are such. */
  sparesFirst?: boolean;
  /** Everything but captures, where one can be made. */
  capturesFirst?: boolean;
}

/**
 * The moves worth thinking about: what the seat to move may do, short of waste, and plays of anybody's special cards where
 * they do something now that they would not do later.
 */
export function sensibleMoves(board: Board, position: Position, { sparesFirst, capturesFirst }: Care = {}): Move[] {
  const seat = seatToMove(position);
  const legal = legalMoves(board, position, seat);
  const captures = capturesFirst ? legal.filter((each) => kindOf(each) === CAPTURE) : [];
  if (captures.length > 0) return captures;
  const moves = legal.filter(
    (each) => !isWasteful(board, position, each) && !(sparesFirst && isDearer(position, each)),
  );
  addSandbags(board, position, moves);
  addLifts(board, position, moves);
  return moves;
}

/**
 * Specials are added for all seats alike, a card is turned over after the plan, some gifts help nobody, and Sandbags that have
 * to go can still save a tile (R-HAND-3).
 */
function isWasteful(board: Board, position: Position, candidate: Move): boolean {
  const kind = kindOf(candidate);
  if (kind === END_ACTIONS)
    return TREASURES.some((_, treasure) => canCapture(board, position, seatOf(candidate), treasure));
  if (kind === GIVE) return isUselessGift(position, candidate);
  if (kind === DISCARD) return aboutOf(candidate) === SANDBAGS && position.flooded !== NO_TILES;
  return kind === LIFT || kind === SANDBAG || kind === LIFT_OFF || kind === TURN_OVER;
}

/** Whether nobody needs the card any more, or whoever gets it would still hold fewer of its kind than whoever gives it. */
function isUselessGift({ captured, hands }: Position, gift: Move): boolean {
  const treasure = aboutOf(gift);
  if ((captured >> treasure) & 1) return true;
  const kept = countOf(hands[seatOf(gift)]!, treasure) - 1;
  const collected = countOf(hands[alsoOf(gift)]!, treasure) + 1;
  return collected < kept;
}

/** Whether it discards a card that may still be needed although there is one that nobody needs. */
function isDearer({ hands, captured }: Position, candidate: Move): boolean {
  if (kindOf(candidate) !== DISCARD) return false;
  const isSpare = (card: number) => card < TREASURES.length && ((captured >> card) & 1) === 1;
  const hand = hands[seatOf(candidate)]!;
  return (
    !isSpare(aboutOf(candidate)) && TREASURES.some((_, treasure) => isSpare(treasure) && countOf(hand, treasure) > 0)
  );
}

/** The seat that plays a card: whoever has to discard if it has one, otherwise the first to have one in order of turn. */
function holderOf(board: Board, position: Position, card: number): Seat {
  const { hands, discarder } = position;
  if (discarder !== NOBODY && countOf(hands[discarder]!, card)) return discarder;
  for (let turn = 0; turn < board.seats; turn++) {
    const seat = (position.seat + turn) % board.seats;
    if (countOf(hands[seat]!, card)) return seat;
  }
  return NOBODY;
}

/** The tiles the team cannot do without. */
export function neededTiles(board: Board, { captured }: Position): Tiles {
  let needed = board.landingTile;
  for (let treasure = 0; treasure < TREASURES.length; treasure++)
    if (!((captured >> treasure) & 1)) needed |= board.treasureTiles[treasure]!;
  return needed;
}

export function placesOfPawns(board: Board, { places }: Position): Tiles {
  let tiles = NO_TILES;
  for (let seat = 0; seat < board.seats; seat++) tiles |= tile(places[seat]!);
  return tiles;
}

function addSandbags(board: Board, position: Position, moves: Move[]): void {
  if (position.swimmers || (position.phase === DRAW_TREASURE && position.discarder === NOBODY)) return;
  const seat = holderOf(board, position, SANDBAGS);
  if (seat === NOBODY) return;
  const worthIt = position.flooded & (neededTiles(board, position) | placesOfPawns(board, position));
  const mustGo = position.discarder === seat && worthIt === NO_TILES;
  for (let left = mustGo ? position.flooded : worthIt; left; left = withoutFirst(left))
    moves.push(move(SANDBAG, seat, firstOf(left)));
}

function addLifts(board: Board, position: Position, moves: Move[]): void {
  const seat = holderOf(board, position, HELICOPTER);
  if (seat === NOBODY) return;
  if (position.swimmers) {
    if (board.heliRescue) addRescues(position, seat, moves);
    return;
  }
  if (canLiftOff(board, position)) {
    moves.push(move(LIFT_OFF, seat));
    return;
  }
  if (!isGoingHome(position) && position.phase !== ACT && position.discarder === NOBODY) return;
  for (let from = placesOfPawns(board, position); from; from = withoutFirst(from)) {
    const place = firstOf(from);
    const pawns = pawnsOn(board, position, place);
    for (let group = pawns; group; group = (group - 1) & pawns) {
      const targets = targetsFor(board, position, group) & standing(position) & ~tile(place);
      for (let left = targets; left; left = withoutFirst(left)) moves.push(move(LIFT, seat, firstOf(left), group));
    }
  }
}

/** Where it helps to take these pawns: home, to a treasure one of them can capture, to somebody they can give to. */
function targetsFor(board: Board, position: Position, pawns: number): Tiles {
  if (isGoingHome(position)) return board.landingTile;
  let targets = NO_TILES;
  for (let treasure = 0; treasure < TREASURES.length; treasure++) {
    if ((position.captured >> treasure) & 1) continue;
    for (let seat = 0; seat < board.seats; seat++)
      if ((pawns >> seat) & 1 && countOf(position.hands[seat]!, treasure) >= CARDS_TO_CAPTURE)
        targets |= board.treasureTiles[treasure]!;
  }
  if ((pawns >> position.seat) & 1)
    for (let seat = 0; seat < board.seats; seat++) if (!((pawns >> seat) & 1)) targets |= tile(position.places[seat]!);
  return targets;
}

/** Swimmers were all on the same tile, so that one lift saves them all. */
function addRescues(position: Position, seat: Seat, moves: Move[]): void {
  for (let to = standing(position); to; to = withoutFirst(to))
    moves.push(move(LIFT, seat, firstOf(to), position.swimmers));
}
