import type { Bots, Estimate } from '@landfall/shared/engine/bot.ts';
import { type Advice, type Task, think } from '@landfall/shared/engine/think.ts';

/** A decision that is asked for in a thread, which has to find its bots itself. */
export interface ThreadTask extends Task {
  /** Address of a module that exports `BOTS`. */
  bots: string;
}

/** Nothing is asked yet: the bots are only to be there. */
export type Preparation = Pick<ThreadTask, 'bots'> & { game?: undefined };

/** What a module of bots exports. */
interface BotModule {
  BOTS: Readonly<Record<string, Bots>>;
  ESTIMATES?: Readonly<Record<string, Estimate>>;
}

/** Runs in a thread of its own, so that thinking never holds up a table. */
export default async function decide({ bots, ...task }: ThreadTask | Preparation): Promise<Advice | null> {
  const { BOTS, ESTIMATES } = (await import(bots)) as BotModule;
  if (task.game === undefined) return null;
  return think({ bots: BOTS, ...(ESTIMATES && { estimates: ESTIMATES }) }, task, () => performance.now());
}
