import type { Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import type { Table } from '@landfall/shared/games/forbidden-island/table.ts';
import { seatsOf } from '@landfall/shared/protocol/seats.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import type { Words } from '../../../undo/words.ts';
import { see } from './seen.ts';
import { sentence } from './sentences.ts';

/** Events that only follow from others. */
const LEFT_OUT: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'turnBegan',
  'treasureDeckShuffled',
  'floodDeckShuffled',
]);

/** What an action caused, as the log tells it. */
export const inWords: Words = (events, state, person) => {
  const { table } = state as TableState<Table>;
  if (!table) return [];
  const seen = see(state as TableState<Table>, table, seatsOf(state, person)[0] ?? null);
  return (events as Event[]).filter(({ type }) => !LEFT_OUT.has(type)).map((event) => sentence(event, seen));
};
