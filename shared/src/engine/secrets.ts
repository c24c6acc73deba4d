import type { Game } from './game.ts';

/** Whether a seat knows what others do not: then nobody may see the hands of two. */
export const hasSecrets = (game: Game): boolean => game.wire.hand !== undefined;

/** Whether everybody may hear why a CPU did something; it could tell what is in its hand. */
export const reasonsAreOpen = (game: Game): boolean => !hasSecrets(game) || game.openReasons === true;
