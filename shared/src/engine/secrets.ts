import type { Game } from './game.ts';

/** Whether a seat knows what others do not: then nobody may see the hands of two. */
export const hasSecrets = (game: Game): boolean => game.wire.hand !== undefined;
