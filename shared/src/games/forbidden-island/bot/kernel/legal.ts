import type { Seat } from '../../../../engine/game.ts';
import { CARDS_TO_CAPTURE, HELD_CARDS, TREASURES } from '../../cards.ts';
import { type Board, ENGINEER, MESSENGER, NAVIGATOR, PILOT } from './board.ts';
import { countOf, HELICOPTER, SANDBAGS } from './counts.ts';
import {
  CAPTURE,
  DISCARD,
  DROWN,
  END_ACTIONS,
  FLY,
  GIVE,
  GUIDE,
  LIFT,
  LIFT_OFF,
  MOVE,
  type Move,
  move,
  NOWHERE,
  SANDBAG,
  SHORE_UP,
  SWIM,
  TURN_OVER,
} from './moves.ts';
import { ACT, NOBODY, type Position } from './position.ts';
import { guidesFrom, movesFrom, pawnsOn, shoresFrom, standing, swimsFrom } from './reach.ts';
import { firstOf, has, NO_TILES, type Tiles, tile, withoutFirst } from './tiles.ts';

/** Everything a seat may do now, as the engine's `legalActions` has it, in another order. */
export function legalMoves(board: Board, position: Position, seat: Seat): Move[] {
  if (position.ending) return [];
  const moves: Move[] = [];
  addOwn(board, position, seat, moves);
  addSpecials(board, position, seat, moves);
  return moves;
}

/** What the task at hand asks of the seat. */
function addOwn(board: Board, position: Position, seat: Seat, moves: Move[]): void {
  if (position.swimmers) {
    if (!((position.swimmers >> seat) & 1)) return;
    const shores = swimsFrom(board, position, seat);
    if (shores === NO_TILES) moves.push(move(DROWN, seat));
    addEach(moves, shores, (to) => move(SWIM, seat, to));
  } else if (position.discarder !== NOBODY) {
    if (position.discarder !== seat) return;
    for (let card = 0; card < HELD_CARDS.length; card++)
      if (countOf(position.hands[seat]!, card)) moves.push(move(DISCARD, seat, card));
  } else if (position.seat === seat) {
    if (position.phase === ACT) addActions(board, position, seat, moves);
    else moves.push(move(TURN_OVER, seat));
  }
}

function addEach(moves: Move[], tiles: Tiles, toMove: (place: number) => Move): void {
  for (let left = tiles; left; left = withoutFirst(left)) moves.push(toMove(firstOf(left)));
}

function addActions(board: Board, position: Position, seat: Seat, moves: Move[]): void {
  const role = board.roles[seat];
  const here = position.places[seat]!;
  const steps = movesFrom(board, position, seat, here);
  moves.push(move(END_ACTIONS, seat));
  addEach(moves, steps, (to) => move(MOVE, seat, to));
  if (role === PILOT && !position.flown)
    addEach(moves, standing(position) & ~steps & ~tile(here), (to) => move(FLY, seat, to));
  if (role === NAVIGATOR) addGuides(board, position, seat, moves);
  addShores(board, position, seat, moves);
  addGifts(board, position, seat, moves);
  for (let treasure = 0; treasure < TREASURES.length; treasure++)
    if (canCapture(board, position, seat, treasure)) moves.push(move(CAPTURE, seat, treasure));
}

export const canCapture = (board: Board, position: Position, seat: Seat, treasure: number): boolean =>
  !((position.captured >> treasure) & 1) &&
  has(board.treasureTiles[treasure]!, position.places[seat]!) &&
  countOf(position.hands[seat]!, treasure) >= CARDS_TO_CAPTURE;

function addGuides(board: Board, position: Position, seat: Seat, moves: Move[]): void {
  for (let pawn = 0; pawn < board.seats; pawn++)
    if (pawn !== seat) addEach(moves, guidesFrom(board, position, pawn), (to) => move(GUIDE, seat, to, pawn));
}

function addShores(board: Board, position: Position, seat: Seat, moves: Move[]): void {
  const shores = shoresFrom(board, position, seat, position.places[seat]!);
  addEach(moves, shores, (place) => move(SHORE_UP, seat, place, NOWHERE));
  if (board.roles[seat] !== ENGINEER) return;
  for (let left = shores; left; left = withoutFirst(left))
    addEach(moves, withoutFirst(left), (second) => move(SHORE_UP, seat, firstOf(left), second));
}

function addGifts(board: Board, position: Position, seat: Seat, moves: Move[]): void {
  for (let to = 0; to < board.seats; to++) {
    if (to === seat || (board.roles[seat] !== MESSENGER && position.places[to] !== position.places[seat])) continue;
    for (let card = 0; card < TREASURES.length; card++)
      if (countOf(position.hands[seat]!, card)) moves.push(move(GIVE, seat, card, to));
  }
}

function addSpecials(board: Board, position: Position, seat: Seat, moves: Move[]): void {
  const hand = position.hands[seat]!;
  const canLift = countOf(hand, HELICOPTER) > 0;
  if (position.swimmers) {
    if (canLift && board.heliRescue) addLifts(board, position, seat, { moves, from: position.sunk });
    return;
  }
  if (countOf(hand, SANDBAGS)) addEach(moves, position.flooded, (place) => move(SANDBAG, seat, place));
  if (!canLift) return;
  addLifts(board, position, seat, { moves, from: standing(position) });
  if (canLiftOff(board, position)) moves.push(move(LIFT_OFF, seat));
}

/** Whether all treasures and all pawns are where they have to be. */
export const canLiftOff = (board: Board, position: Position): boolean =>
  position.captured === (1 << TREASURES.length) - 1 &&
  pawnsOn(board, position, board.landing) === (1 << board.seats) - 1;

/** Every group of pawns on one tile of the set, to every other tile. */
function addLifts(board: Board, position: Position, seat: Seat, { moves, from }: { moves: Move[]; from: Tiles }): void {
  let occupied = NO_TILES;
  for (let pawn = 0; pawn < board.seats; pawn++) occupied |= tile(position.places[pawn]!);
  for (let left = occupied & from; left; left = withoutFirst(left)) {
    const place = firstOf(left);
    const pawns = pawnsOn(board, position, place);
    for (let group = pawns; group; group = (group - 1) & pawns)
      addEach(moves, standing(position) & ~tile(place), (to) => move(LIFT, seat, to, group));
  }
}
