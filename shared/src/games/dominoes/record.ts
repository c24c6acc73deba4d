import type { Seat } from '../../engine/game.ts';
import { type End, type Line, layAt, openEnds } from './line.ts';
import type { Move, Table } from './table.ts';
import { nameOf, type Pip } from './tiles.ts';

/** A move of the round, with the open ends it was made at; null while the table was empty. */
export interface Told {
  move: Move;
  ends: Readonly<Record<End, Pip>> | null;
}

/** The moves of the round, each with what the line looked like before it. */
export function retold({ line, moves }: Pick<Table, 'line' | 'moves'>): Told[] {
  const growing: Line = { left: [], right: [] };
  const [opening] = moves;
  if (line.first !== undefined && opening?.tile !== nameOf(line.first)) growing.first = line.first;
  return moves.map((move) => {
    const ends = openEnds(growing);
    if (move.tile && move.end) layAt(growing, move.tile, move.end);
    return { move, ends };
  });
}

/** The round whose moves are on the table, counted from 1; they stay there until the next deal. */
export const roundOf = ({ rounds, agenda }: Pick<Table, 'rounds' | 'agenda'>): number =>
  agenda.at(-1)?.kind === 'turn' ? rounds.length + 1 : rounds.length;

/**
 * For each seat the numbers that everybody knows it has not got: what it drew for or passed on, as long as no tile drawn
 * since could show it (DO-8). A tile just drawn that has still to be laid does not count as part of the hand.
 */
export function lacking(table: Pick<Table, 'line' | 'moves' | 'players'>): ReadonlySet<Pip>[] {
  const lacks = table.players.map(() => new Set<Pip>());
  const drawn: Record<Seat, number> = {};
  for (const { move, ends } of retold(table)) {
    const { seat, kind } = move;
    const before = drawn[seat] ?? 0;
    drawn[seat] = kind === 'draw' ? before + 1 : 0;
    if (kind === 'lay' || !ends) continue;
    // A tile that was drawn and kept is unknown, but for the ends it did not fit.
    if (before > 0) lacks[seat]!.clear();
    lacks[seat]!.add(ends.left).add(ends.right);
  }
  return lacks;
}
