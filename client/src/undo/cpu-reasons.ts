import type { Reason } from '@landfall/shared/engine/bot.ts';
import type { CpuMove, TableState } from '@landfall/shared/protocol/state.ts';
import { reasonText } from '../hints/reasonText.ts';
import { remember, remembered } from '../storage.ts';

type Book = Record<number, Reason>;
type Told = Pick<TableState, 'code' | 'round' | 'ply' | 'cpuMove'>;

const keyOf = ({ code, round }: Pick<Told, 'code' | 'round'>): string => `reasons.${code}.${round}`;

/**
 * Keeps why a CPU did what it did last, as a state tells only the reason of its last action. This tab remembers what it
 * saw of a round at a table, also after a reload.
 */
export function keepReason(state: Told): void {
  if (state.cpuMove === '') return;
  const { reason } = JSON.parse(state.cpuMove) as CpuMove;
  const book = read(state);
  if (!reason || book[state.ply]) return;
  remember(keyOf(state), JSON.stringify({ ...book, [state.ply]: reason }), 'tab');
}

/** Why a CPU played each entry of the log that this tab saw, in the words of the game; '' of any other. */
export function keptReasons(state: TableState): (ply: number) => string {
  const book = read(state);
  return (ply) => (book[ply] ? reasonText(state, book[ply]) : '');
}

function read(state: Pick<Told, 'code' | 'round'>): Book {
  try {
    return JSON.parse(remembered(keyOf(state), 'tab') ?? '{}') as Book;
  } catch {
    return {};
  }
}
