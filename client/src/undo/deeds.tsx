import type { TableState } from '@landfall/shared/protocol/state.ts';
import { t } from '../i18n/i18n.ts';
import { recentDeeds } from './recent.ts';
import { wordsOf } from './words.ts';

/** Actions that would be taken back. */
export interface Doomed {
  state: TableState;
  /** So many actions would count afterwards. */
  left: number;
  /** Whose actions the others are, in order. */
  seats: readonly number[];
  /** The number of the person who is told. */
  reader: number;
}

/** At most so many sentences: who takes back more than that knows more or less how far. */
const SENTENCES = 5;

/** What would be taken back: the latest of it in the words of the log, and how many actions of whom before that. */
export function Deeds(doomed: Doomed) {
  return (
    <ul class="undo-deeds">
      {deedLines(doomed).map((line, n) => (
        <li key={n}>{line}</li>
      ))}
    </ul>
  );
}

/** The same for the tooltip of a button, which says itself how many actions it is about. */
export const preview = (label: string, doomed: Doomed): string => [label, ...inSentences(doomed).sentences].join('\n');

function deedLines(doomed: Doomed): string[] {
  const { untold, sentences } = inSentences(doomed);
  return [...counts(doomed.state, untold), ...sentences];
}

/** The latest actions in sentences, in order, and whose the actions before those are. */
function inSentences(doomed: Doomed): { untold: readonly number[]; sentences: string[] } {
  const { seats } = doomed;
  const sentences: string[] = [];
  let untold = seats.length;
  for (const told of tellBackwards(doomed)) {
    if (told.length === 0 || sentences.length + told.length > SENTENCES) break;
    sentences.unshift(...told);
    untold--;
  }
  return { untold: seats.slice(0, untold), sentences };
}

/** The sentences of each action, the last one first; none where nobody knows them. */
function* tellBackwards({ state, left, seats, reader }: Doomed): Generator<string[]> {
  const inWords = wordsOf(state.game);
  const recent = recentDeeds(state);
  for (let turn = left + seats.length; turn > left; turn--)
    yield inWords?.(recent.get(turn) ?? [], state, reader) ?? [];
}

function counts(state: TableState, seats: readonly number[]): string[] {
  const times = new Map<number, number>();
  for (const seat of seats) times.set(seat, (times.get(seat) ?? 0) + 1);
  return [...times].map(([seat, n]) => t('undo.deeds', { name: nameAt(state, seat), n }));
}

function nameAt({ seats, people }: TableState, seat: number): string {
  const person = seats[seat]?.person ?? 0;
  return people[person]?.name ?? t('lobby.seat', { seat: seat + 1 });
}
