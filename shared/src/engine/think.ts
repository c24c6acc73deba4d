import type { BotLevel, Bots, Chances, Decision, Estimate } from './bot.ts';
import type { View } from './game.ts';
import { randomFrom, seeded } from './random.ts';

/** One decision that is asked for, as plain data, because it goes to another thread. */
export interface Task {
  game: string;
  level: BotLevel;
  view: View<any>;
  legal: readonly unknown[];
  seed: string;
  /** How long the bot may search, in milliseconds. */
  ms: number;
  /** How likely the decision wins is wanted as well. */
  judged?: boolean;
}

/** What a bot chooses, and how likely that wins, where its game can tell. */
export type Advice = Decision & { chances?: Chances };

/** The bots that can be asked, and what can judge their decisions, by game. */
export interface Minds {
  bots: Readonly<Record<string, Bots>>;
  estimates?: Readonly<Record<string, Estimate>>;
}

/**
 * What a CPU decides; nobody has checked that it may.
 * @param now a clock, in milliseconds since any moment
 */
export function think({ bots, estimates }: Minds, task: Task, now: () => number): Advice | null {
  const { game, level, view, legal, seed, ms, judged } = task;
  const { bot, steps } = bots[game]![level];
  const end = now() + ms;
  const random = randomFrom(seeded(seed));
  const decision = bot(view, legal as never, { random, steps, timeIsUp: () => now() > end });
  const estimate = judged ? estimates?.[game] : undefined;
  return decision && estimate ? { ...decision, chances: estimate(view, decision.action) } : decision;
}
