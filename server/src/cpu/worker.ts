import type { BotLevel, Bots, Chances, Decision, Estimate } from '@landfall/shared/engine/bot.ts';
import type { View } from '@landfall/shared/engine/game.ts';
import { randomFrom, seeded } from '@landfall/shared/engine/random.ts';

/** One decision that is asked for, as plain data, because it goes to another thread. */
export interface Task {
  /** Address of a module that exports `BOTS`. */
  bots: string;
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

/** What a bot chooses, and how likely that wins, where its game has an estimate. */
export type Advice = Decision & { chances?: Chances };

/** What a module of bots exports. */
interface BotModule {
  BOTS: Readonly<Record<string, Bots>>;
  ESTIMATES?: Readonly<Record<string, Estimate>>;
}

/** Runs in a thread of its own, so that thinking never holds up a table. */
export default async function decide(task: Task): Promise<Advice | null> {
  const { BOTS, ESTIMATES } = (await import(task.bots)) as BotModule;
  const { bot, steps } = BOTS[task.game]![task.level];
  const end = performance.now() + task.ms;
  const decision = bot(task.view, task.legal as never, {
    random: randomFrom(seeded(task.seed)),
    steps,
    timeIsUp: () => performance.now() > end,
  });
  const estimate = task.judged ? ESTIMATES?.[task.game] : undefined;
  return decision && estimate ? { ...decision, chances: estimate(task.view, decision.action) } : decision;
}
