import { useEffect } from 'preact/hooks';
import { GAME_WORDS } from '../games/registry.ts';
import type { TableConnection } from '../net/connection.ts';
import { noteDeed } from './recent.ts';
import { teachWords, wordsOf } from './words.ts';

/** Remembers what happens at a table, and how its game tells it, for whoever wants to take it back. */
export function useRecentDeeds(link: Pick<TableConnection, 'state' | 'onPatch'>): void {
  const game = link.state.value?.game ?? '';
  useEffect(() => void fetchWords(game).catch(() => {}), [game]); // without them, actions are only counted
  useEffect(() => link.onPatch(noteDeed), [link]);
}

async function fetchWords(game: string): Promise<void> {
  const load = GAME_WORDS[game];
  if (load && !wordsOf(game)) teachWords(game, (await load()).inWords);
}
