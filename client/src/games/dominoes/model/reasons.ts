import type { Event } from '@landfall/shared/games/dominoes/actions.ts';
import { roundOf } from '@landfall/shared/games/dominoes/record.ts';
import type { Move, Table } from '@landfall/shared/games/dominoes/table.ts';
import { nameOf } from '@landfall/shared/games/dominoes/tiles.ts';
import type { CpuMove, TableState } from '@landfall/shared/protocol/state.ts';
import { keepReason, keptReasons } from '../../../undo/cpu-reasons.ts';
import type { EntryOf } from '../../../undo/words.ts';

/** A tile is laid once in a round; the moves of a round stay on the table until the next deal. */
const entryIn = (round: number, { seat, tile }: Pick<Move, 'seat' | 'tile'>): string =>
  `${round} ${seat} ${tile && nameOf(tile)}`;

/** The same of an entry of the log. */
export const laidEntry: EntryOf = ({ events }, before) => {
  const laid = (events as Event[]).find(({ type }) => type === 'laid');
  const deal = (before.flat() as Event[]).findLast(({ type }) => type === 'dealt');
  return laid?.type === 'laid' ? entryIn(deal?.type === 'dealt' ? deal.round : 1, laid) : '';
};

/** Keeps why a CPU laid the last tile, where that is what it did last. */
export function keepTileReason({ table, ...state }: TableState<Table>): void {
  const move = table?.moves.at(-1);
  if (!table || move?.kind !== 'lay' || state.cpuMove === '') return;
  const { seat } = JSON.parse(state.cpuMove) as CpuMove;
  if (seat === move.seat) keepReason(state, entryIn(roundOf(table), move));
}

/** Why a tile was laid in the round on the table, as far as a CPU said so in this tab; '' of any other move. */
export function tileReasons(state: TableState<Table>, table: Table): (move: Move) => string {
  const kept = keptReasons(state);
  return (move) => (move.kind === 'lay' ? kept(entryIn(roundOf(table), move)) : '');
}
