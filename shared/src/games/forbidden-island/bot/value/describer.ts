import type { Seat } from '../../../../engine/game.ts';
import { TREASURES } from '../../cards.ts';
import { type Board, EXPLORER } from '../kernel/board.ts';
import { ACT, MAX_SEATS, type Position } from '../kernel/position.ts';
import { neighbours, type Tiles } from '../kernel/tiles.ts';
import { type Distances, distance, emptyDistances } from './distances.ts';
import { emptyRisks, type Risks } from './risks.ts';

/** What describing positions needs besides; kept so that not everything has to be made and found out anew for each. */
export interface Describer {
  risks: Risks;
  distances: Distances;
  treasures: readonly Described[];
}

/** What the row of a treasure was last made of: most positions of a plan's turn differ in one thing only. */
export interface Described {
  row: Float32Array | undefined;
  board: Board | undefined;
  /** Of the part about its tiles. */
  risks: number;
  standing: Tiles;
  wet: Tiles;
  /** Of the part about its cards. */
  captured: number;
  treasureDeck: number;
  hands: Int32Array;
  /** Who has most cards of it, and who has next to that. */
  collector: Seat;
  helper: Seat;
}

const nothing = (): Described => ({
  row: undefined,
  board: undefined,
  risks: 0,
  standing: 0,
  wet: 0,
  captured: 0,
  treasureDeck: 0,
  hands: new Int32Array(MAX_SEATS),
  collector: 0,
  helper: 0,
});

export const newDescriber = (): Describer => ({
  risks: emptyRisks(),
  distances: emptyDistances(),
  treasures: TREASURES.map(nothing),
});

export const is = (claim: boolean): number => (claim ? 1 : 0);

/** How long the seat that acts next, or the one after, takes to where it can shore up one of these tiles, in turns. */
export function turnsToReach(
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
