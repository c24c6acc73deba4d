import type { Seat } from '../../../../engine/game.ts';
import { CARDS_TO_CAPTURE, HAND_LIMIT, TREASURES } from '../../cards.ts';
import { type Board, MESSENGER } from '../kernel/board.ts';
import { countOf, total } from '../kernel/counts.ts';
import { heldByAll } from '../kernel/play.ts';
import { ACT, type Position } from '../kernel/position.ts';
import { firstOf, has, NO_TILES, sizeOf, type Tiles, tile, withoutFirst } from '../kernel/tiles.ts';
import { type Described, type Describer, is, turnsToReach } from './describer.ts';
import { distance } from './distances.ts';
import { HORIZONS } from './risks.ts';

// A global takes long to look up in a test, and these are called millions of times.
const { min } = Math;

/** How many numbers describe one treasure that is still to be captured: about its tiles, its cards, and the ways to both. */
export const TREASURE_INPUTS = 31;
const CARDS_AT = 11;
const WAYS_AT = 20;
const OTHERS_AT = 30;

/** Where a treasure is described: its number, and where in the row it begins. */
interface Target {
  treasure: number;
  row: Float32Array;
  first: number;
}

/** Describes a treasure that is still to be captured; what is as it was in the same row the last time stays there. */
export function describeTreasure(describer: Describer, board: Board, position: Position, target: Target): void {
  const { treasure, row } = target;
  const last = describer.treasures[treasure]!;
  const isFirst = last.row !== row || last.board !== board;
  last.row = row;
  last.board = board;
  const tiles = board.treasureTiles[treasure]!;
  const haveOtherTiles = haveTilesChanged(last, tiles, position, describer.risks.version);
  const haveOtherCards = haveCardsChanged(last, position);
  if (isFirst || haveOtherTiles) describeTiles(describer, board, position, target);
  if (isFirst || haveOtherCards) describeCards(last, board, position, target);
  describeWays(describer, board, position, target);
}

function haveTilesChanged(last: Described, tiles: Tiles, { sunk, flooded }: Position, version: number): boolean {
  const standing = tiles & ~sunk;
  const wet = tiles & flooded;
  if (last.risks === version && last.standing === standing && last.wet === wet) return false;
  last.risks = version;
  last.standing = standing;
  last.wet = wet;
  return true;
}

function haveCardsChanged(last: Described, { captured, treasureDeck, hands }: Position): boolean {
  let isSame = last.captured === captured && last.treasureDeck === treasureDeck;
  for (let seat = 0; seat < hands.length; seat++) if (last.hands[seat] !== hands[seat]) isSame = false;
  if (isSame) return false;
  last.captured = captured;
  last.treasureDeck = treasureDeck;
  for (let seat = 0; seat < hands.length; seat++) last.hands[seat] = hands[seat]!;
  return true;
}

function describeTiles(describer: Describer, board: Board, position: Position, { treasure, row, first }: Target): void {
  let at = first;
  const tiles = board.treasureTiles[treasure]!;
  const here = firstOf(tiles);
  const there = firstOf(withoutFirst(tiles));
  const { standing, wet } = describer.treasures[treasure]!;
  const dry = standing & ~wet;

  row[at++] = is(standing !== tiles);
  row[at++] = is(dry === NO_TILES);
  row[at++] = sizeOf(dry) / 2;
  for (let horizon = 0; horizon < HORIZONS; horizon++) {
    const one = lossOf(describer, position, here, horizon);
    const other = lossOf(describer, position, there, horizon);
    row[at++] = one * other;
    row[at++] = standing === tiles ? one + other - one * other : 0;
  }
  let exposed = 0;
  for (let left = dry; left; left = withoutFirst(left)) exposed += describer.risks.drawn[firstOf(left) * HORIZONS]!;
  row[at++] = exposed / 2;
  row[at++] = dry ? describer.risks.drawn[firstOf(dry) * HORIZONS + 1]! : 0;
}

/** The chance that a tile is gone within so many flood phases: it is gone, or flooded and drawn. */
function lossOf({ risks }: Describer, { flooded, sunk }: Position, place: number, horizon: number): number {
  if (has(sunk, place)) return 1;
  return has(flooded, place) ? risks.drawn[place * HORIZONS + horizon]! : 0;
}

function describeCards(last: Described, board: Board, position: Position, { treasure, row, first }: Target): void {
  let at = first + CARDS_AT;
  const collector = mostOf(board, position, treasure, -1);
  last.collector = collector;
  last.helper = mostOf(board, position, treasure, collector);
  const hand = position.hands[collector]!;
  const most = countOf(hand, treasure);
  const all = heldByAll(board, position, treasure);
  const inDeck = countOf(position.treasureDeck, treasure);
  row[at++] = is(most >= 1);
  row[at++] = is(most >= 2);
  row[at++] = is(most >= 3);
  row[at++] = is(most >= CARDS_TO_CAPTURE);
  row[at++] = is(all >= CARDS_TO_CAPTURE);
  row[at++] = all / 5;
  row[at++] = inDeck / 5;
  row[at++] = is(all + inDeck < CARDS_TO_CAPTURE);
  row[at++] = (HAND_LIMIT - total(hand) + most) / HAND_LIMIT; // room for this treasure
  const isReady = most >= CARDS_TO_CAPTURE;
  row[first + OTHERS_AT] = isReady ? 0 : otherCollections(position, treasure, collector) / 3;
}

/** How far collector and helper have to go, and how soon those who act next can save its tiles. */
function describeWays(describer: Describer, board: Board, position: Position, { treasure, row, first }: Target): void {
  let at = first + WAYS_AT;
  const { collector, helper, standing, wet } = describer.treasures[treasure]!;
  const most = countOf(position.hands[collector]!, treasure);
  const second = countOf(position.hands[helper]!, treasure);
  const isReady = most >= CARDS_TO_CAPTURE;
  const from = position.places[collector]!;
  const toTile = distance(describer.distances, { board, position, seat: collector, from }, standing) / 6;
  const wait = turnsUntil(board, position, collector) / 4;
  row[at++] = isReady ? toTile : 0;
  row[at++] = isReady ? wait : 0;
  row[at++] = isReady ? 0 : toTile;
  const needsHelp = !isReady && second > 0;
  row[at++] = is(needsHelp && most + second >= CARDS_TO_CAPTURE);
  row[at++] = needsHelp ? second / 2 : 0;
  row[at++] = needsHelp ? meetingDistance(describer, board, position, { collector, helper }) / 6 : 0;
  row[at++] = needsHelp ? turnsUntil(board, position, helper) / 4 : 0;
  row[at++] = needsHelp ? wait : 0;

  row[at++] = wet ? turnsToReach(describer, board, position, { wet, nth: 0 }) : 0;
  row[at++] = wet ? turnsToReach(describer, board, position, { wet, nth: 1 }) : 0;
}

/** How many turns pass until a seat acts, 0 when it is acting. */
function turnsUntil({ seats }: Board, { seat: current, phase }: Position, seat: Seat): number {
  return phase === ACT ? (seat - current + seats) % seats : ((seat - current - 1 + seats) % seats) + 1;
}

/** How many other treasures a seat has two or more cards of, which will want their room in its hand. */
function otherCollections({ hands, captured }: Position, treasure: number, seat: Seat): number {
  let others = 0;
  for (let other = 0; other < TREASURES.length; other++)
    if (other !== treasure && !((captured >> other) & 1) && countOf(hands[seat]!, other) >= 2) others++;
  return others;
}

/** The seat with most cards of a treasure, of those but one; the one with the smaller hand where two have as many. */
function mostOf(board: Board, { hands }: Position, treasure: number, except: Seat): Seat {
  let best = except === 0 ? 1 : 0;
  for (let seat = best + 1; seat < board.seats; seat++) {
    if (seat === except) continue;
    const more = countOf(hands[seat]!, treasure) - countOf(hands[best]!, treasure);
    if (more > 0 || (more === 0 && total(hands[seat]!) < total(hands[best]!))) best = seat;
  }
  return best;
}

/** Move actions until a helper can give: none for the Messenger, otherwise until the quicker of both is with the other. */
function meetingDistance(
  { distances }: Describer,
  board: Board,
  position: Position,
  { collector, helper }: { collector: Seat; helper: Seat },
): number {
  if (board.roles[helper] === MESSENGER) return 0;
  const { places } = position;
  const going = { board, position, seat: helper, from: places[helper]! };
  const fetching = { board, position, seat: collector, from: places[collector]! };
  return min(
    distance(distances, going, tile(places[collector]!)),
    distance(distances, fetching, tile(places[helper]!)),
  );
}
