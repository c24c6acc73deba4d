import type { Seat } from '../../../../engine/game.ts';
import { CARDS_TO_CAPTURE, HAND_LIMIT } from '../../cards.ts';
import type { Place } from '../../layouts.ts';
import { floodCards, SKULL } from '../../meter.ts';
import { ACTIONS, TREASURE_CARDS } from '../../rules/turn.ts';
import type { Board } from './board.ts';
import { countOf, HELICOPTER, one, SANDBAGS, total, WATERS_RISE } from './counts.ts';
import {
  aboutOf,
  alsoOf,
  CAPTURE,
  DISCARD,
  DROWN,
  END_ACTIONS,
  FLY,
  GIVE,
  GUIDE,
  kindOf,
  LIFT,
  LIFT_OFF,
  MOVE,
  type Move,
  NOWHERE,
  SANDBAG,
  SHORE_UP,
  SWIM,
  seatOf,
} from './moves.ts';
import {
  ACT,
  DRAW_FLOOD,
  DRAW_TREASURE,
  DROWNED,
  ESCAPED,
  LANDING_LOST,
  NOBODY,
  type Position,
  SKULL_REACHED,
  TREASURE_LOST,
} from './position.ts';
import { pawnsOn, swimsFrom } from './reach.ts';
import { has, NO_TILES, type Tiles, tile } from './tiles.ts';

/** Plays a move that turns over no card, known to be legal, in place. */
export function playMove(board: Board, position: Position, move: Move): void {
  const seat = seatOf(move);
  const about = aboutOf(move);
  switch (kindOf(move)) {
    case END_ACTIONS:
      position.left = 1;
      spendAction(position);
      break;
    case FLY:
      position.flown = true;
      position.places[seat] = about;
      spendAction(position);
      break;
    case MOVE:
      position.places[seat] = about;
      spendAction(position);
      break;
    case GUIDE:
      position.places[alsoOf(move)] = about;
      spendAction(position);
      break;
    case SHORE_UP:
      position.flooded &= ~tile(about);
      if (alsoOf(move) !== NOWHERE) position.flooded &= ~tile(alsoOf(move));
      spendAction(position);
      break;
    case GIVE:
      give(position, { from: seat, to: alsoOf(move), card: about });
      break;
    case CAPTURE:
      position.hands[seat]! -= CARDS_TO_CAPTURE * one(about);
      position.treasureDiscard += CARDS_TO_CAPTURE * one(about);
      position.captured |= 1 << about;
      spendAction(position);
      break;
    case DISCARD:
      putAway(position, seat, about);
      break;
    case SWIM:
      position.places[seat] = about;
      ashore(board, position, 1 << seat);
      break;
    case DROWN:
      position.ending = DROWNED;
      break;
    case LIFT:
      lift(board, position, move);
      break;
    case SANDBAG:
      position.flooded &= ~tile(about);
      putAway(position, seat, SANDBAGS);
      break;
    case LIFT_OFF:
      putAway(position, seat, HELICOPTER);
      position.ending = ESCAPED;
  }
}

function spendAction(position: Position): void {
  if (--position.left > 0) return;
  position.phase = DRAW_TREASURE;
  position.left = TREASURE_CARDS;
}

function give(position: Position, { from, to, card }: { from: Seat; to: Seat; card: number }): void {
  position.hands[from]! -= one(card);
  position.hands[to]! += one(card);
  spendAction(position);
  limitHand(position, to);
}

function limitHand(position: Position, seat: Seat): void {
  const excess = total(position.hands[seat]!) - HAND_LIMIT;
  if (excess <= 0) return;
  position.discarder = seat;
  position.toDiscard = excess;
}

/** Moves a card to the discard pile, which counts for a seat that has to discard. */
function putAway(position: Position, seat: Seat, card: number): void {
  position.hands[seat]! -= one(card);
  position.treasureDiscard += one(card);
  if (position.discarder === seat && --position.toDiscard === 0) position.discarder = NOBODY;
}

function lift(board: Board, position: Position, move: Move): void {
  const pawns = alsoOf(move);
  putAway(position, seatOf(move), HELICOPTER);
  for (let pawn = 0; pawn < board.seats; pawn++) if ((pawns >> pawn) & 1) position.places[pawn] = aboutOf(move);
  if (position.swimmers === 0) return;
  ashore(board, position, pawns);
  if (isAnybodyStranded(board, position) && !isRescuePossible(board, position)) position.ending = DROWNED;
}

/** These pawns need not swim any more. */
function ashore(board: Board, position: Position, pawns: number): void {
  position.swimmers &= ~pawns;
  if (position.swimmers === 0 && position.left === 0) beginTurn(board, position);
}

function beginTurn({ seats }: Board, position: Position): void {
  position.seat = (position.seat + 1) % seats;
  position.phase = ACT;
  position.left = ACTIONS;
  position.turns++;
  position.flown = false;
}

function isAnybodyStranded(board: Board, position: Position): boolean {
  for (let seat = 0; seat < board.seats; seat++)
    if ((position.swimmers >> seat) & 1 && swimsFrom(board, position, seat) === NO_TILES) return true;
  return false;
}

/** How many copies of a card all hands hold. */
export function heldByAll({ seats }: Board, { hands }: Position, card: number): number {
  let held = 0;
  for (let seat = 0; seat < seats; seat++) held += countOf(hands[seat]!, card);
  return held;
}

const isRescuePossible = (board: Board, position: Position): boolean =>
  board.heliRescue && heldByAll(board, position, HELICOPTER) > 0;

/** The seat whose turn it is draws this treasure card. */
export function drawTreasure(board: Board, position: Position, card: number): void {
  const { seat } = position;
  position.treasureDeck -= one(card);
  position.treasuresDrawn++;
  if (card === WATERS_RISE) raiseWaters(position);
  else position.hands[seat]! += one(card);
  if (position.treasureDeck === 0) {
    position.treasureDeck = position.treasureDiscard;
    position.treasureDiscard = 0;
  }
  if (position.ending) return;
  const isLast = --position.left === 0;
  if (isLast || !board.discardAfterDraw) limitHand(position, seat);
  if (!isLast) return;
  position.phase = DRAW_FLOOD;
  position.left = floodCards(position.waterLevel);
}

function raiseWaters(position: Position): void {
  position.waterLevel++;
  position.treasureDiscard += one(WATERS_RISE);
  if (position.waterLevel >= SKULL) position.ending = SKULL_REACHED;
  if (position.floodDiscard === NO_TILES) return;
  position.layers[position.layerCount++] = position.floodDiscard;
  position.floodDiscard = NO_TILES;
  position.floodShuffles++;
}

/** The flood cards one of which comes next. */
export const topLayer = ({ layers, layerCount }: Position): Tiles => layers[layerCount - 1]!;

/** The flood card of this place is turned over. */
export function drawFlood(board: Board, position: Position, place: Place): void {
  const drawn = tile(place);
  const rest = topLayer(position) & ~drawn;
  if (rest) position.layers[position.layerCount - 1] = rest;
  else position.layerCount--;
  position.left--;
  const sinks = has(position.flooded, place);
  if (sinks) {
    position.flooded &= ~drawn;
    position.sunk |= drawn;
  } else {
    position.flooded |= drawn;
    position.floodDiscard |= drawn;
  }
  if (position.layerCount === 0) renewFloodDeck(position);
  if (sinks) sink(board, position, place);
  if (position.left === 0 && position.swimmers === 0 && !position.ending) beginTurn(board, position);
}

function renewFloodDeck(position: Position): void {
  position.layers[0] = position.floodDiscard;
  position.layerCount = position.floodDiscard ? 1 : 0;
  position.floodDiscard = NO_TILES;
  position.floodShuffles++;
}

function sink(board: Board, position: Position, place: Place): void {
  position.swimmers = pawnsOn(board, position, place);
  if (place === board.landing) position.ending = LANDING_LOST;
  for (let treasure = 0; treasure < board.treasureTiles.length; treasure++) {
    const tiles = board.treasureTiles[treasure]!;
    if (has(tiles, place) && (tiles & ~position.sunk) === 0 && !((position.captured >> treasure) & 1))
      position.ending = TREASURE_LOST;
  }
  if (position.swimmers && isAnybodyStranded(board, position))
    if (position.ending || !isRescuePossible(board, position)) position.ending = DROWNED;
}
