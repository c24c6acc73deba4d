import type { Game } from '../engine/game.ts';
import { dominoes } from './dominoes/game.ts';
import { forbiddenIsland } from './forbidden-island/game.ts';
import { gomoku } from './gomoku/game.ts';

/** Every game of the house, by id. */
export const GAMES: Readonly<Record<string, Game>> = {
  [forbiddenIsland.id]: forbiddenIsland,
  [dominoes.id]: dominoes,
  [gomoku.id]: gomoku,
};

/** The game with this id, or undefined; safe to ask with anything a stranger sent. */
export const findGame = (id: string): Game | undefined => (Object.hasOwn(GAMES, id) ? GAMES[id] : undefined);
