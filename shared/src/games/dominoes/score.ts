import type { Result, Seat } from '../../engine/game.ts';
import type { Ending, Round, Table } from './table.ts';
import { pipsIn, type Tile } from './tiles.ts';

/** Who won a round that ended like this, and how many points it is worth (DO-6, DO-7). */
export function judge(hands: readonly (readonly Tile[])[]): Round {
  const pips = hands.map(pipsIn);
  const total = pips.reduce((sum, own) => sum + own, 0);
  const out = hands.findIndex((hand) => hand.length === 0);
  if (out >= 0) return { ending: 'domino', winner: out, points: total };
  const fewest = Math.min(...pips);
  const winner = pips.indexOf(fewest);
  if (pips.lastIndexOf(fewest) !== winner) return { ending: 'tied', points: 0 };
  return { ending: 'blocked', winner, points: total - 2 * fewest };
}

/** The points of each seat, over all rounds so far. */
export function scores({ players, rounds }: Pick<Table, 'players' | 'rounds'>): number[] {
  const sums = players.map(() => 0);
  for (const { winner, points } of rounds) if (winner !== undefined) sums[winner]! += points;
  return sums;
}

/** Whether the last round was the last one of all: the only one, or one with which somebody reached the target. */
export const isDecided = (table: Table): boolean =>
  table.target === 0 ? table.rounds.length > 0 : Math.max(...scores(table)) >= table.target;

/** How the game ended: `target` where points were played for, and how its last round ended. */
export function result(table: Table): Result | null {
  const last = table.rounds.at(-1);
  if (last === undefined || table.agenda.length > 0) return null;
  return { winners: winnersOf(last), reasons: reasonsOf(table, last.ending) };
}

export const winnersOf = ({ winner }: Round): Seat[] => (winner === undefined ? [] : [winner]);

const reasonsOf = ({ target }: Table, ending: Ending): string[] => (target > 0 ? ['target', ending] : [ending]);
