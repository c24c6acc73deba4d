import type { Reason } from '@landfall/shared/engine/bot.ts';
import type { Event } from '@landfall/shared/games/gomoku/actions.ts';
import type { Table } from '@landfall/shared/games/gomoku/table.ts';
import type { CpuMove, TableState } from '@landfall/shared/protocol/state.ts';
import { keepReason, keptReasons } from '../../../undo/cpu-reasons.ts';
import type { EntryOf } from '../../../undo/words.ts';
import { called } from './words.ts';

/** A stone by its number and its point: what is placed after something was taken back is another one. */
const entryIn = ({ stones, size }: Table, nth: number): string => stoneEntry(nth + 1, called(stones[nth]!, size));
const stoneEntry = (number: number, point: string): string => `${number} ${point}`;

/** Whether a reason says more of a stone than that the CPU liked the place. */
const isAbout = ({ word, about }: Reason, point: string): boolean =>
  word === 'opens' || (word !== 'builds' && about?.point === point);

/** The same of an entry of the log. */
export const placedEntry: EntryOf = ({ events, reason }, _before, table) => {
  const placed = (events as Event[]).findLast(({ type }) => type === 'placed');
  if (placed?.type !== 'placed') return '';
  const point = called(placed.point, (table as Table).size);
  return isAbout(reason, point) ? stoneEntry(placed.number, point) : '';
};

/** Keeps why a CPU placed the last stone, where that is what it did last and says more than that it liked the place. */
export function keepStoneReason(state: TableState<Table>): void {
  const { table, cpuMove } = state;
  if (!table || table.stones.length === 0 || cpuMove === '') return;
  const { reason } = JSON.parse(cpuMove) as CpuMove;
  const last = table.stones.length - 1;
  if (reason && isAbout(reason, called(table.stones[last]!, table.size))) keepReason(state, entryIn(table, last));
}

/** Why each stone was placed, by its number from 0, as far as a CPU said so in this tab; '' of the others. */
export function stoneReasons(state: TableState<Table>, table: Table): string[] {
  const kept = keptReasons(state);
  return table.stones.map((_, nth) => kept(entryIn(table, nth)));
}
