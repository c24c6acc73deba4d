import type { Reason } from '@landfall/shared/engine/bot.ts';
import type { CpuMove, TableState } from '@landfall/shared/protocol/state.ts';
import { reasonText } from '../hints/reasonText.ts';
import { remember, remembered } from '../storage.ts';

type Book = Record<string, Reason>;
type Told = Pick<TableState, 'code' | 'round' | 'ply' | 'cpuMove'>;

const keyOf = ({ code, round }: Pick<Told, 'code' | 'round'>): string => `reasons.${code}.${round}`;

/**
 * Keeps why a CPU did what it did last, as a state tells only the reason of its last action. This tab remembers what it
 * saw of a round at a table, also after a reload.
 * @param entry what it is found again by; the number of the entry in the log unless the game tells its moves otherwise
 */
export function keepReason(state: Told, entry: string | number = state.ply): void {
  if (state.cpuMove === '') return;
  const { reason } = JSON.parse(state.cpuMove) as CpuMove;
  const book = read(state);
  if (!reason || JSON.stringify(book[entry]) === JSON.stringify(reason)) return;
  remember(keyOf(state), JSON.stringify({ ...book, [entry]: reason }), 'tab');
}

/** Why a CPU played each entry that this tab saw, in the words of the game; '' of any other. */
export function keptReasons(state: TableState): (entry: string | number) => string {
  const book = read(state);
  return (entry) => (book[entry] ? reasonText(state, book[entry]) : '');
}

function read(state: Pick<Told, 'code' | 'round'>): Book {
  try {
    return JSON.parse(remembered(keyOf(state), 'tab') ?? '{}') as Book;
  } catch {
    return {};
  }
}
