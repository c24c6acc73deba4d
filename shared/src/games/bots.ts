import type { Bots, Estimate } from '../engine/bot.ts';
import { bots as dominoes } from './dominoes/bot/bots.ts';
import { REASONS as dominoesReasons } from './dominoes/bot/reasons.ts';
import { bots as forbiddenIsland } from './forbidden-island/bot/bots.ts';
import { estimate as forbiddenIslandEstimate } from './forbidden-island/bot/estimate.ts';
import { REASONS as forbiddenIslandReasons } from './forbidden-island/bot/reasons.ts';
import { bots as gomoku } from './gomoku/bot/bots.ts';
import { REASONS as gomokuReasons } from './gomoku/bot/reasons.ts';

/** The CPU players of each game that has some, by the game's id. Apart from the games, so that pages need not load them. */
export const BOTS: Readonly<Record<string, Bots>> = { 'forbidden-island': forbiddenIsland, dominoes, gomoku };

/** How likely an action wins, for the games whose bots can tell, by the game's id. */
export const ESTIMATES: Readonly<Record<string, Estimate>> = { 'forbidden-island': forbiddenIslandEstimate };

/** Every reason that the bots of a game give, with what its sentence may name, by the game's id. */
export const REASONS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'forbidden-island': forbiddenIslandReasons,
  dominoes: dominoesReasons,
  gomoku: gomokuReasons,
};
