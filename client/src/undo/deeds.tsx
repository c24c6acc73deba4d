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

/** At most so many sentences: whoever takes back more than that knows more or less what followed. */
const SENTENCES = 6;

/** What would be taken back, in the words of the log: where it begins, and how many actions of whom besides. */
export function Deeds(doomed: Doomed) {
  return (
    <ul class="undo-deeds">
      {linesOf(doomed).map((line, n) => (
        <li key={n}>{line}</li>
      ))}
    </ul>
  );
}

/** The same, a line each. */
export const linesOf = (doomed: Doomed, most = SENTENCES): string[] =>
  stretches(doomed, most).flatMap((stretch) =>
    'told' in stretch ? stretch.told : counts(doomed.state, stretch.untold),
  );

/** The same for the tooltip of a button, which says itself how many actions it is about. */
export const preview = (label: string, doomed: Doomed): string =>
  [label, ...stretches(doomed).flatMap((stretch) => ('told' in stretch ? stretch.told : []))].join('\n');

/** Actions in a row: in sentences, or only whose they are, where nobody knows the words or they would be too many. */
type Stretch = { told: string[] } | { untold: number[] };

function stretches({ state, left, seats, reader }: Doomed, most = SENTENCES): Stretch[] {
  const inWords = wordsOf(state.game);
  const recent = recentDeeds(state);
  const found: Stretch[] = [];
  let room = most;
  for (const [n, seat] of seats.entries()) {
    const told = inWords?.(recent.get(left + n + 1) ?? [], state, reader) ?? [];
    const last = found.at(-1);
    if (told.length > room) room = 0;
    if (told.length > 0 && room > 0) {
      found.push({ told });
      room -= told.length;
    } else if (last && 'untold' in last) last.untold.push(seat);
    else found.push({ untold: [seat] });
  }
  return found;
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
