import type { BotLevel, Bots, Decision } from '@landfall/shared/engine/bot.ts';
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
}

/** Runs in a thread of its own, so that thinking never holds up a table. */
export default async function decide(task: Task): Promise<Decision | null> {
  const { BOTS } = (await import(task.bots)) as { BOTS: Readonly<Record<string, Bots>> };
  const { bot, steps } = BOTS[task.game]![task.level];
  const end = performance.now() + task.ms;
  return bot(task.view, task.legal as never, {
    random: randomFrom(seeded(task.seed)),
    steps,
    timeIsUp: () => performance.now() > end,
  });
}
