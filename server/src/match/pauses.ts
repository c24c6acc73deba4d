import type { Lobby } from './seating.ts';

/** So many of the last times are told that somebody paused the game or let it go on. */
const MOST_TOLD = 40;

/** Notes that somebody paused the game or let it go on. */
export function notePause(lobby: Lobby, pause: Lobby['pauses'][number]): void {
  lobby.pauses = [...lobby.pauses, pause].slice(-MOST_TOLD);
}
