import type { Parts, Random, View } from './game.ts';

/** How well a CPU plays, the weakest first. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type BotLevel = (typeof LEVELS)[number];

/** Why a CPU plays what it plays: a word of the game's own vocabulary with what it is about; the client translates it. */
export interface Reason {
  word: string;
  about?: Readonly<Record<string, string | number>>;
}

export interface Decision<P extends Parts = any> {
  action: P['action'];
  reason?: Reason;
}

/** What a bot may spend. Equal views, seeds and steps give equal decisions. */
export interface Thinking {
  random: Random;
  /** How much to search, in the bot's own unit of work. */
  steps: number;
  /** True when time is up: the best decision so far is wanted at once. Never set in tests that must repeat. */
  timeIsUp?(): boolean;
}

/**
 * Chooses one of the legal actions, or null where nobody waits for its seat and it would rather keep its cards for now: a
 * host asks such a seat before it lets the seats go on that owe a decision. A bot sees what a person in its seat sees and
 * keeps nothing from one call to the next, so that it can take over any seat at any moment, in any process.
 */
export type Bot<P extends Parts = any> = (
  view: View<P>,
  legal: readonly P['action'][],
  thinking: Thinking,
) => Decision<P> | null;

/** The chance that a seat wins, 0 to 1, as a bot judges it: after an action, and otherwise, where nobody has to act. */
export interface Chances {
  after: number;
  otherwise?: number;
}

/** Judges a legal action of the viewing seat, from what that seat sees. Not every game has bots that can. */
export type Estimate<P extends Parts = any> = (view: View<P>, action: P['action']) => Chances;

/** The bots of one game, by level, with the steps a decision of that level takes by default, and a name of its own if it has one. */
export type Bots<P extends Parts = any> = Readonly<Record<BotLevel, { bot: Bot<P>; steps: number; name?: string }>>;
