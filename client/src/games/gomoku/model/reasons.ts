import type { Table } from '@landfall/shared/games/gomoku/table.ts';
import type { CpuMove, TableState } from '@landfall/shared/protocol/state.ts';
import { keepReason, keptReasons } from '../../../undo/cpu-reasons.ts';
import { called } from './words.ts';

/** A stone by its number and its point: what is placed after something was taken back is another one. */
const entryOf = ({ stones, size }: Table, nth: number): string => `${nth + 1} ${called(stones[nth]!, size)}`;

/** Keeps why a CPU placed the last stone, where that is what it did last and says more than that it liked the place. */
export function keepStoneReason(state: TableState<Table>): void {
  const { table, cpuMove } = state;
  if (!table || table.stones.length === 0 || cpuMove === '') return;
  const { reason } = JSON.parse(cpuMove) as CpuMove;
  if (reason?.word === 'builds') return;
  const last = table.stones.length - 1;
  const isAboutIt = reason?.word === 'opens' || reason?.about?.point === called(table.stones[last]!, table.size);
  if (isAboutIt) keepReason(state, entryOf(table, last));
}

/** Why each stone was placed, by its number from 0, as far as a CPU said so in this tab; '' of the others. */
export function stoneReasons(state: TableState<Table>, table: Table): string[] {
  const kept = keptReasons(state);
  return table.stones.map((_, nth) => kept(entryOf(table, nth)));
}
