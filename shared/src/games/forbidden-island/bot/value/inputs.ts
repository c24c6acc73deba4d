import type { Seat } from '../../../../engine/game.ts';
import { CARDS_TO_CAPTURE, HAND_LIMIT, TREASURES } from '../../cards.ts';
import { floodCards } from '../../meter.ts';
import { ROLES } from '../../roles.ts';
import { type Board, EXPLORER, MESSENGER } from '../kernel/board.ts';
import { countOf, HELICOPTER, SANDBAGS, total, WATERS_RISE } from '../kernel/counts.ts';
import { heldByAll } from '../kernel/play.ts';
import { ACT, DRAW_FLOOD, type Position } from '../kernel/position.ts';
import { standing } from '../kernel/reach.ts';
import { firstOf, has, NO_TILES, neighbours, sizeOf, type Tiles, tile, withoutFirst } from '../kernel/tiles.ts';
import { type Distances, distance, emptyDistances } from './distances.ts';
import { emptyRisks, estimateRisks, HORIZONS, type Risks, treasuresBeforeFlood } from './risks.ts';

// A global takes long to look up in a test, and these are called millions of times.
const { max, min } = Math;

/** How many numbers describe one treasure that is still to be captured. */
export const TREASURE_INPUTS = 31;
/** How many numbers describe everything else. */
export const TABLE_INPUTS = 61;

/** A position as numbers of about 0 to 1, for a network to judge. */
export interface Inputs {
  table: Float32Array;
  /** By treasure, one row after another; only rows of treasures that are not captured mean anything. */
  treasures: Float32Array;
}

/** What describing positions needs besides; kept so that nothing has to be made anew for each. */
export interface Describer {
  risks: Risks;
  distances: Distances;
}

export const newDescriber = (): Describer => ({ risks: emptyRisks(), distances: emptyDistances() });

export const emptyInputs = (): Inputs => ({
  table: new Float32Array(TABLE_INPUTS),
  treasures: new Float32Array(TREASURE_INPUTS * TREASURES.length),
});

/** Describes a position. */
export function describe(describer: Describer, board: Board, position: Position, inputs: Inputs): void {
  estimateRisks(position, describer.risks);
  describeTable(describer, board, position, inputs.table);
  for (let treasure = 0; treasure < TREASURES.length; treasure++)
    if (!((position.captured >> treasure) & 1))
      describeTreasure(describer, board, position, {
        treasure,
        row: inputs.treasures,
        first: treasure * TREASURE_INPUTS,
      });
}

const is = (claim: boolean): number => (claim ? 1 : 0);

/** How many turns pass until a seat acts, 0 when it is acting. */
function turnsUntil({ seats }: Board, { seat: current, phase }: Position, seat: Seat): number {
  return phase === ACT ? (seat - current + seats) % seats : ((seat - current - 1 + seats) % seats) + 1;
}

/** The chance that a tile is gone within so many flood phases: it is gone, or flooded and drawn. */
function lossOf({ risks }: Describer, { flooded, sunk }: Position, place: number, horizon: number): number {
  if (has(sunk, place)) return 1;
  return has(flooded, place) ? risks.drawn[place * HORIZONS + horizon]! : 0;
}

function describeTreasure(
  describer: Describer,
  board: Board,
  position: Position,
  { treasure, row, first }: { treasure: number; row: Float32Array; first: number },
): void {
  let at = first;
  const tiles = board.treasureTiles[treasure]!;
  const here = firstOf(tiles);
  const there = firstOf(withoutFirst(tiles));
  const standingTiles = tiles & ~position.sunk;
  const wet = tiles & position.flooded;
  const dry = standingTiles & ~wet;

  row[at++] = is(standingTiles !== tiles);
  row[at++] = is(dry === NO_TILES);
  row[at++] = sizeOf(dry) / 2;
  for (let horizon = 0; horizon < HORIZONS; horizon++) {
    const one = lossOf(describer, position, here, horizon);
    const other = lossOf(describer, position, there, horizon);
    row[at++] = one * other;
    row[at++] = standingTiles === tiles ? one + other - one * other : 0;
  }
  let exposed = 0;
  for (let left = dry; left; left = withoutFirst(left)) exposed += describer.risks.drawn[firstOf(left) * HORIZONS]!;
  row[at++] = exposed / 2;
  row[at++] = dry ? describer.risks.drawn[firstOf(dry) * HORIZONS + 1]! : 0;

  const collector = mostOf(board, position, treasure, -1);
  const helper = mostOf(board, position, treasure, collector);
  const hand = position.hands[collector]!;
  const most = countOf(hand, treasure);
  const second = countOf(position.hands[helper]!, treasure);
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
  const from = position.places[collector]!;
  const toTile = distance(describer.distances, { board, position, seat: collector, from }, standingTiles) / 6;
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
  row[at++] = isReady ? 0 : otherCollections(position, treasure, collector) / 3;
}

/** How long the seat that acts next, or the one after, takes to where it can shore up one of these tiles, in turns. */
function turnsToReach(
  { distances }: Describer,
  board: Board,
  position: Position,
  { wet, nth }: { wet: Tiles; nth: number },
): number {
  const seat = (position.seat + (position.phase === ACT ? 0 : 1) + nth) % board.seats;
  const { grid, roles } = board;
  const near = neighbours(roles[seat] === EXPLORER ? grid.spreadAround : grid.spread, wet) | wet;
  return distance(distances, { board, position, seat, from: position.places[seat]! }, near & ~position.sunk) / 3;
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

function describeTable(describer: Describer, board: Board, position: Position, row: Float32Array): void {
  let at = 0;
  const { flooded, sunk, captured, waterLevel, phase, left, hands } = position;
  const { drawn, rise, riseSoon } = describer.risks;
  const treasures = sizeOf(captured);
  row[at++] = treasures / 4;
  row[at++] = is(treasures === 1);
  row[at++] = is(treasures === 2);
  row[at++] = is(treasures === 3);
  row[at++] = is(treasures === 4);

  const rate = floodCards(waterLevel);
  row[at++] = is(rate === 2);
  row[at++] = is(rate === 4);
  row[at++] = is(rate === 5);
  row[at++] = waterLevel / 10;
  row[at++] = is(waterLevel === 8);
  row[at++] = is(waterLevel === 9);

  const deck = total(position.treasureDeck);
  row[at++] = deck / 28;
  row[at++] = countOf(position.treasureDeck, WATERS_RISE) / 3;
  row[at++] = rise;
  row[at++] = riseSoon;

  const { landing } = board;
  const isFlooded = has(flooded, landing);
  row[at++] = is(isFlooded);
  for (let horizon = 0; horizon < HORIZONS; horizon++) {
    const risk = drawn[landing * HORIZONS + horizon]!;
    row[at++] = isFlooded ? risk : 0;
    row[at++] = isFlooded ? 0 : risk;
  }
  const wet = board.landingTile;
  row[at++] = isFlooded ? turnsToReach(describer, board, position, { wet, nth: 0 }) : 0;
  row[at++] = isFlooded ? turnsToReach(describer, board, position, { wet, nth: 1 }) : 0;

  const land = standing(position);
  row[at++] = sizeOf(sunk) / 24;
  row[at++] = sizeOf(flooded) / 24;
  row[at++] = expectedLosses(drawn, flooded, 0) / 4;
  row[at++] = expectedLosses(drawn, flooded, 1) / 8;
  row[at++] = sizeOf(position.floodDiscard) / 24;

  const lifts = heldByAll(board, position, HELICOPTER);
  row[at++] = is(lifts >= 1);
  row[at++] = is(lifts >= 2);
  row[at++] = is(lifts >= 3);
  row[at++] = countOf(position.treasureDeck, HELICOPTER) / 3;
  row[at++] = heldByAll(board, position, SANDBAGS) / 2;
  row[at++] = countOf(position.treasureDeck, SANDBAGS) / 2;

  row[at++] = phase === ACT ? left / 3 : 0;
  row[at++] = treasuresBeforeFlood(position) / 2;
  row[at++] = phase === DRAW_FLOOD ? left / 5 : 0;

  let farthest = 0;
  let sum = 0;
  let cut = 0;
  let inDanger = 0;
  let cards = 0;
  let full = 0;
  for (let seat = 0; seat < board.seats; seat++) {
    const place = position.places[seat]!;
    const home = distance(describer.distances, { board, position, seat, from: place }, board.landingTile);
    const ways = sizeOf((board.roles[seat] === EXPLORER ? board.grid.around : board.grid.besides)[place]! & land);
    const held = total(hands[seat]!);
    farthest = max(farthest, home);
    sum += home;
    cut += is(ways === 0) + is(ways === 1) / 2;
    if (has(flooded, place)) inDanger += drawn[place * HORIZONS]! / (1 + ways);
    cards += held;
    full += is(held >= HAND_LIMIT);
  }
  const isGoingHome = treasures === TREASURES.length;
  row[at++] = farthest / FAR_HOME;
  row[at++] = isGoingHome ? farthest / FAR_HOME : 0;
  row[at++] = isGoingHome ? sum / (4 * FAR_HOME) : 0;
  row[at++] = is(isGoingHome && lifts > 0);
  row[at++] = is(isGoingHome && farthest === 0);
  row[at++] = cut / 4;
  row[at++] = inDanger;
  row[at++] = cards / 20;
  row[at++] = full / 4;
  row[at++] = is(board.seats === 3);
  row[at++] = is(board.seats === 4);
  for (let role = 0; role < ROLES.length; role++) row[at++] = board.present[role]!;
  const next = phase === ACT ? position.seat : (position.seat + 1) % board.seats;
  for (let role = 0; role < ROLES.length; role++) row[at++] = is(board.roles[next] === role);
}

const FAR_HOME = 9;

function expectedLosses(drawn: Float64Array, flooded: Tiles, horizon: number): number {
  let losses = 0;
  for (let left = flooded; left; left = withoutFirst(left)) losses += drawn[firstOf(left) * HORIZONS + horizon]!;
  return losses;
}
