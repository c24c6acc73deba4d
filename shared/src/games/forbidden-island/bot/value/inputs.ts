import { HAND_LIMIT, TREASURES } from '../../cards.ts';
import { floodCards } from '../../meter.ts';
import { ROLES } from '../../roles.ts';
import { type Board, EXPLORER } from '../kernel/board.ts';
import { countOf, HELICOPTER, SANDBAGS, total, WATERS_RISE } from '../kernel/counts.ts';
import { heldByAll } from '../kernel/play.ts';
import { ACT, DRAW_FLOOD, type Position } from '../kernel/position.ts';
import { standing } from '../kernel/reach.ts';
import { firstOf, has, sizeOf, type Tiles, withoutFirst } from '../kernel/tiles.ts';
import { type Describer, is, turnsToReach } from './describer.ts';
import { distance } from './distances.ts';
import { estimateRisks, HORIZONS, treasuresBeforeFlood } from './risks.ts';
import { describeTreasure, TREASURE_INPUTS } from './treasure.ts';

// A global takes long to look up in a test, and these are called millions of times.
const { max } = Math;

/** How many numbers describe everything else. */
export const TABLE_INPUTS = 61;

/** A position as numbers of about 0 to 1, for a network to judge. */
export interface Inputs {
  table: Float32Array;
  /** By treasure, one row after another; only rows of treasures that are not captured mean anything. */
  treasures: Float32Array;
}

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
