import type { Event } from '@landfall/shared/games/gomoku/actions.ts';
import type { Table } from '@landfall/shared/games/gomoku/table.ts';
import { seatsOf } from '@landfall/shared/protocol/seats.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import type { EntryOf, Words } from '../../../undo/words.ts';
import { placedEntry } from './reasons.ts';
import { see } from './seen.ts';
import { sentence } from './sentences.ts';

/** What an action caused, as it is announced. */
export const inWords: Words = (events, state, person) => {
  const { table } = state as TableState<Table>;
  if (!table) return [];
  const seen = see(state as TableState<Table>, table, seatsOf(state, person)[0] ?? null);
  return (events as Event[]).map((event) => sentence(event, seen));
};

export const entryOf: EntryOf = placedEntry;
