import type { TableState } from '@landfall/shared/protocol/state.ts';
import { signal } from '@preact/signals';

/**
 * What an action caused, in the sentences of the game's log, told to a person; nothing of what goes without saying.
 * @param state of the table, a little later perhaps
 */
export type Words = (events: readonly unknown[], state: TableState, person: number) => string[];

const words = signal<Readonly<Record<string, Words>>>({});

/** The words of a game, once they have been fetched. Whatever asks for them while rendering is drawn again then. */
export const wordsOf = (game: string): Words | null => words.value[game] ?? null;

export function teachWords(game: string, inWords: Words): void {
  words.value = { ...words.peek(), [game]: inWords };
}
