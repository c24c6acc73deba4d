import type { Bots, Estimate } from '../engine/bot.ts';
import { bots as dominoes } from './dominoes/bot/bots.ts';
import { bots as forbiddenIsland } from './forbidden-island/bot/bots.ts';
import { estimate as forbiddenIslandEstimate } from './forbidden-island/bot/estimate.ts';
import { bots as gomoku } from './gomoku/bot/bots.ts';

/** The CPU players of each game that has some, by the game's id. Apart from the games, so that pages need not load them. */
export const BOTS: Readonly<Record<string, Bots>> = { 'forbidden-island': forbiddenIsland, dominoes, gomoku };

/** How likely an action wins, for the games whose bots can tell, by the game's id. */
export const ESTIMATES: Readonly<Record<string, Estimate>> = { 'forbidden-island': forbiddenIslandEstimate };
