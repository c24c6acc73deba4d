import type { Seat } from '../../../../engine/game.ts';
import type { Place } from '../../layouts.ts';
import { type Board, DIVER, EXPLORER, PILOT } from '../kernel/board.ts';
import type { Position } from '../kernel/position.ts';
import { movesFromAny, standing } from '../kernel/reach.ts';
import { firstOf, has, NO_TILES, neighbours, type Tiles, tile, withoutFirst } from '../kernel/tiles.ts';

// A global takes long to look up in a test, and these are called millions of times.
const { min } = Math;

/** What counts as out of reach. */
export const FAR = 9;
const PLACES = 24;
const NOT_KNOWN = -1;

/** Remembers how far places are from one another on foot for as long as no tile sinks. */
export interface Distances {
  sunk: Tiles;
  board: Board | undefined;
  /** Steps between places, by from and to: across edges, then across edges and corners. */
  besides: Int8Array;
  around: Int8Array;
}

export const emptyDistances = (): Distances => ({
  sunk: NO_TILES,
  board: undefined,
  besides: new Int8Array(PLACES * PLACES),
  around: new Int8Array(PLACES * PLACES),
});

/** How many move actions a pawn needs from a place to the nearest of the targets; FAR when it cannot get there. */
export function distance(
  known: Distances,
  { board, position, seat, from }: { board: Board; position: Position; seat: Seat; from: Place },
  targets: Tiles,
): number {
  const role = board.roles[seat];
  if (has(targets, from)) return 0;
  if ((targets & standing(position)) === NO_TILES) return FAR;
  if (role === DIVER) return divingDistance(board, position, seat, { from, targets });
  const canFly = role === PILOT && !(position.seat === seat && position.flown);
  return canFly ? 1 : walkingDistance(known, board, position, { from, targets, diagonally: role === EXPLORER });
}

/** Steps on foot from a place to the nearest of the targets. */
export function walkingDistance(
  known: Distances,
  board: Board,
  position: Position,
  { from, targets, diagonally }: { from: Place; targets: Tiles; diagonally: boolean },
): number {
  if (known.sunk !== position.sunk || known.board !== board) forget(known, board, position.sunk);
  const row = from * PLACES;
  const steps = diagonally ? known.around : known.besides;
  if (steps[row + from] === NOT_KNOWN) survey(steps, row, from, { board, position, diagonally });
  let nearest = FAR;
  for (let left = targets; left; left = withoutFirst(left)) nearest = min(nearest, steps[row + firstOf(left)]!);
  return nearest;
}

function forget(known: Distances, board: Board, sunk: Tiles): void {
  known.sunk = sunk;
  known.board = board;
  for (let place = 0; place < PLACES; place++) {
    known.besides[place * PLACES + place] = NOT_KNOWN;
    known.around[place * PLACES + place] = NOT_KNOWN;
  }
}

/** Fills in one row. */
function survey(
  steps: Int8Array,
  row: number,
  from: Place,
  { board, position, diagonally }: { board: Board; position: Position; diagonally: boolean },
): void {
  const spread = diagonally ? board.grid.spreadAround : board.grid.spread;
  steps.fill(FAR, row, row + PLACES);
  let reached = tile(from);
  let ring = reached;
  for (let taken = 0; ring && taken < FAR; taken++) {
    for (let left = ring; left; left = withoutFirst(left)) steps[row + firstOf(left)] = taken;
    ring = neighbours(spread, ring) & ~position.sunk & ~reached;
    reached |= ring;
  }
}

function divingDistance(
  board: Board,
  position: Position,
  seat: Seat,
  { from, targets }: { from: Place; targets: Tiles },
): number {
  let reached = tile(from);
  let ring = reached;
  for (let taken = 1; ring && taken < FAR; taken++) {
    ring = movesFromAny(board, position, seat, ring) & ~reached;
    if (ring & targets) return taken;
    reached |= ring;
  }
  return FAR;
}
