import { useEffect } from 'preact/hooks';
import type { GameLink } from '../games/registry.ts';
import { GAME_WORDS } from '../games/registry.ts';
import { hearReasons } from './hear-reasons.ts';
import { noteDeed } from './recent.ts';
import { teachWords, wordsOf } from './words.ts';

/** Remembers what happens at a table, and how its game tells it, for whoever wants to take it back; and why CPUs did it. */
export function useRecentDeeds(link: GameLink): void {
  const game = link.state.value?.game ?? '';
  useEffect(() => void fetchWords(game).catch(() => {}), [game]); // without them, actions are only counted
  useEffect(() => link.onPatch(noteDeed), [link]);
  useEffect(() => hearReasons(link), [link]);
}

async function fetchWords(game: string): Promise<void> {
  const load = GAME_WORDS[game];
  if (load && !wordsOf(game)) teachWords(game, (await load()).inWords);
}
