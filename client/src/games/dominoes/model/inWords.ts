import type { Event } from '@landfall/shared/games/dominoes/actions.ts';
import type { Hand, Table } from '@landfall/shared/games/dominoes/table.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import type { EntryOf, Words } from '../../../undo/words.ts';
import { laidEntry } from './reasons.ts';
import { see } from './seen.ts';
import { roundSentence, type ToldMove, tellMove } from './sentences.ts';

/** What an action caused, as the log tells it; a new deal goes without saying. */
export const inWords: Words = (events, state, person) => {
  const { table } = state as TableState<Table, Hand>;
  if (!table) return [];
  const seen = see(state as TableState<Table, Hand>, table, person);
  const lines: string[] = [];
  const drawn = (events as Event[]).filter(({ type }) => type === 'drew').length;
  for (const event of events as Event[]) {
    if (event.type === 'roundEnded') lines.push(roundSentence(seen, event, table.rounds.length));
    const move = moveOf(event, drawn);
    if (move) lines.push(tellMove(seen, move));
  }
  return [...new Set(lines)]; // tiles that were drawn together are told once
};

function moveOf(event: Event, drawn: number): ToldMove | null {
  if (event.type === 'laid') return { ...event, kind: 'lay' };
  if (event.type === 'drew') return { ...event, kind: 'draw', n: drawn };
  if (event.type === 'passed') return { ...event, kind: 'pass' };
  return null;
}

export const entryOf: EntryOf = laidEntry;
