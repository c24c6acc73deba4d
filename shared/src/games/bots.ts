import type { Bots } from '../engine/bot.ts';
import { bots as dominoes } from './dominoes/bot/bots.ts';
import { bots as forbiddenIsland } from './forbidden-island/bot/bots.ts';
import { bots as gomoku } from './gomoku/bot/bots.ts';

/** The CPU players of each game that has some, by the game's id. Apart from the games, so that pages need not load them. */
export const BOTS: Readonly<Record<string, Bots>> = { 'forbidden-island': forbiddenIsland, dominoes, gomoku };
