import type { Seat } from '../../../../engine/game.ts';
import type { Place } from '../../layouts.ts';
import { type Board, DIVER, EXPLORER, PILOT } from './board.ts';
import type { Position } from './position.ts';
import { ALL_TILES, firstOf, NO_TILES, neighbours, type Tiles, tile, withoutFirst } from './tiles.ts';

/** The tiles that still exist. */
export const standing = ({ sunk }: Position): Tiles => ALL_TILES & ~sunk;

/** Where one move action takes a seat's pawn from a place, flights aside. */
export function movesFrom(board: Board, position: Position, seat: Seat, from: Place): Tiles {
  const role = board.roles[seat];
  if (role === EXPLORER) return board.grid.around[from]! & ~position.sunk;
  if (role === DIVER) return divesFrom(board, position, from);
  return board.grid.besides[from]! & ~position.sunk;
}

function divesFrom({ grid }: Board, { flooded, sunk }: Position, from: Place): Tiles {
  const water = flooded | sunk;
  let reached = grid.besides[from]!;
  let front = reached & water;
  while (front) {
    front = neighbours(grid.spread, front) & ~reached;
    reached |= front;
    front &= water;
  }
  return reached & ~sunk & ~tile(from);
}

/** Where one move action takes a pawn from anywhere in a set, flights aside; may include tiles of the set. */
export function movesFromAny(board: Board, position: Position, seat: Seat, from: Tiles): Tiles {
  const role = board.roles[seat];
  if (role === EXPLORER) return neighbours(board.grid.spreadAround, from) & ~position.sunk;
  if (role !== DIVER) return neighbours(board.grid.spread, from) & ~position.sunk;
  let reached = NO_TILES;
  for (let left = from; left; left = withoutFirst(left)) reached |= divesFrom(board, position, firstOf(left));
  return reached;
}

/** Where a pawn may swim from its sunk tile. */
export function swimsFrom(board: Board, position: Position, seat: Seat): Tiles {
  const role = board.roles[seat];
  const from = position.places[seat]!;
  if (role === PILOT) return standing(position);
  if (role === EXPLORER) return board.grid.around[from]! & ~position.sunk;
  if (role !== DIVER) return board.grid.besides[from]! & ~position.sunk;
  return nearestTo(board, position, from);
}

/** The tiles fewest steps from a place, counted across tiles and gaps alike. */
function nearestTo({ grid }: Board, { sunk }: Position, from: Place): Tiles {
  let seen = tile(from);
  let shore = grid.besides[from]!;
  while (shore) {
    if (shore & ~sunk) return shore & ~sunk;
    seen |= shore;
    shore = neighbours(grid.spread, shore) & ~seen;
  }
  return NO_TILES;
}

/** Where the Navigator can take a pawn in one action. */
export function guidesFrom(board: Board, position: Position, pawn: Seat): Tiles {
  const { grid, roles } = board;
  const from = position.places[pawn]!;
  const role = roles[pawn];
  const isExplorer = role === EXPLORER;
  const near = isExplorer ? grid.around[from]! : grid.besides[from]!;
  const half = role === DIVER ? near : near & ~position.sunk;
  const far = neighbours(isExplorer ? grid.spreadAround : grid.spread, half);
  return (near | far) & ~position.sunk & ~tile(from);
}

/** The flooded tiles within a pawn's reach, the own one included. */
export const shoresFrom = ({ grid, roles }: Board, { flooded }: Position, seat: Seat, from: Place): Tiles =>
  ((roles[seat] === EXPLORER ? grid.around[from]! : grid.besides[from]!) | tile(from)) & flooded;

/** The seats whose pawns stand on a place: bit n is seat n. */
export function pawnsOn({ seats }: Board, { places }: Position, place: Place): number {
  let pawns = 0;
  for (let seat = 0; seat < seats; seat++) if (places[seat] === place) pawns |= 1 << seat;
  return pawns;
}
