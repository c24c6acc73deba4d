import type { BotLevel, Bots, Chances, Decision, Estimate } from '@landfall/shared/engine/bot.ts';
import type { View } from '@landfall/shared/engine/game.ts';
import { randomFrom, seeded } from '@landfall/shared/engine/random.ts';

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

interface Minds {
  bots: Readonly<Record<string, Bots>>;
  estimates: Readonly<Record<string, Estimate>>;
}

/** What a CPU decides; nobody has checked that it may. */
export function think({ bots, estimates }: Minds, task: Task): Advice | null {
  const { game, level, view, legal, seed, ms, judged } = task;
  const { bot, steps } = bots[game]![level];
  const end = performance.now() + ms;
  const random = randomFrom(seeded(seed));
  const decision = bot(view, legal as never, { random, steps, timeIsUp: () => performance.now() > end });
  const estimate = judged ? estimates[game] : undefined;
  return decision && estimate ? { ...decision, chances: estimate(view, decision.action) } : decision;
}
