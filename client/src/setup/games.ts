import type { GamesReply } from '@landfall/shared/protocol/http.ts';
import { signal } from '@preact/signals';
import { api } from '../net/api.ts';
import { nextTry } from '../net/next-try.ts';

/** A game as the server offers it. */
export type GameOffer = GamesReply['games'][number];

/** The games that can be played here; null until they are known. */
export const games = signal<readonly GameOffer[] | null>(null);
/** Today, as the server has it for the games of the day; '' until it is known. */
export const day = signal('');
/** Whether the server did not answer the last time. */
export const isServerAway = signal(false);

let asking = false;

/** Asks the server for its games, more and more calmly until it answers; once per visit and day. */
export async function loadGames(): Promise<void> {
  if (asking || (games.peek() && !isDayOver())) return;
  asking = true;
  let answer = await api.games();
  for (let failures = 0; !answer.ok; failures++) {
    isServerAway.value = true;
    await nextTry(failures);
    answer = await api.games();
  }
  isServerAway.value = false;
  games.value = answer.value.games;
  day.value = answer.value.day;
  asking = false;
}

const isDayOver = (): boolean => day.peek() !== '' && day.peek() !== new Date().toISOString().slice(0, 10);

export const offerOf = (id: string): GameOffer | undefined => games.value?.find((game) => game.id === id);
