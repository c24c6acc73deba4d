import type { Reason } from '@landfall/shared/engine/bot.ts';
import type { CpuMove, TableState } from '@landfall/shared/protocol/state.ts';
import { signal } from '@preact/signals';
import { reasonText } from '../hints/reasonText.ts';
import { remember, remembered } from '../storage.ts';
import type { EntryOf } from './words.ts';

/** Why CPUs did something, by what an entry of the log is found again by. */
type Book = Readonly<Record<string, Reason>>;
type Told = Pick<TableState, 'code' | 'round' | 'ply' | 'cpuMove'>;

const keyOf = ({ code, round }: Pick<Told, 'code' | 'round'>): string => `reasons.${code}.${round}`;

/** What was told of rounds that this tab did not see, or sees again: of the last few, because a replay tells it anew after a jump. */
const told = signal<readonly { key: string; book: Book }[]>([]);
const MOST_TOLD = 4;

/** An entry of a log: what it caused, why a CPU played it, or how many actions count after a taking back. */
interface Entry {
  events: readonly unknown[];
  reason?: Reason;
  undo?: number;
}

/** The reasons in a log, to be told of. */
export function bookOf(log: readonly Entry[], table: object, entryOf?: EntryOf): Book {
  const book: Record<string, Reason> = {};
  const before: (readonly unknown[])[] = [];
  for (const [at, { events, reason, undo }] of log.entries()) {
    const entry = reason && entryOf ? entryOf({ events, reason }, before, table) : String(at + 1);
    if (reason && entry !== '') book[entry] = reason;
    if (undo === undefined) before.push(events);
    else before.length = Math.min(before.length, undo);
  }
  return book;
}

/** Makes known why CPUs did something in a round; whatever shows it while rendering is drawn again. */
export function tellReasons(of: Pick<Told, 'code' | 'round'>, book: Book): void {
  const key = keyOf(of);
  const others = told.peek().filter((one) => one.key !== key);
  told.value = [...others, { key, book }].slice(-MOST_TOLD);
}

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

/** Why a CPU played each entry that this tab saw or was told of, in the words of the game; '' of any other. */
export function keptReasons(state: TableState): (entry: string | number) => string {
  const key = keyOf(state);
  const seen = read(state);
  return (entry) => {
    const reason = told.value.find((one) => one.key === key)?.book[entry] ?? seen[entry];
    return reason ? reasonText(state, reason) : '';
  };
}

function read(state: Pick<Told, 'code' | 'round'>): Book {
  try {
    return JSON.parse(remembered(keyOf(state), 'tab') ?? '{}') as Book;
  } catch {
    return {};
  }
}
