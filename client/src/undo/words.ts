import type { Reason } from '@landfall/shared/engine/bot.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { signal } from '@preact/signals';

/**
 * What an action caused, in the sentences of the game's log, told to a person; nothing of what goes without saying.
 * @param state of the table, a little later perhaps
 */
export type Words = (events: readonly unknown[], state: TableState, person: number) => string[];

/** An entry of the log that a CPU played, and why. */
export interface Explained {
  events: readonly unknown[];
  reason: Reason;
}

/**
 * What the reason of an entry is found again by in the game's log, '' where nothing is said of it.
 * @param before what the entries before it caused, as far as they count
 * @param table of the game, a little later perhaps
 */
export type EntryOf = (told: Explained, before: readonly (readonly unknown[])[], table: object) => string;

/** How a game tells what was done; without `entryOf` reasons are found again by the number of the entry. */
export interface GameWords {
  inWords: Words;
  entryOf?: EntryOf;
}

const words = signal<Readonly<Record<string, Words>>>({});

/** The words of a game, once they have been fetched. Whatever asks for them while rendering is drawn again then. */
export const wordsOf = (game: string): Words | null => words.value[game] ?? null;

export function teachWords(game: string, inWords: Words): void {
  words.value = { ...words.peek(), [game]: inWords };
}
