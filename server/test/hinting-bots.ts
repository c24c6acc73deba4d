import type { Bot, Bots, Estimate } from '@landfall/shared/engine/bot.ts';

/** Takes all its time, then plays the last thing it may do and tells everything it has seen. */
const telling: Bot = (view, legal, { timeIsUp }) => {
  while (!timeIsUp!());
  return { action: legal.at(-1)!, reason: { word: 'seen', about: { seen: JSON.stringify(view) } } };
};

/** Would rather wait. */
const idle: Bot = () => null;

export const BOTS: Readonly<Record<string, Bots>> = {
  counting: {
    easy: { bot: idle, steps: 1 },
    medium: { bot: idle, steps: 1 },
    hard: { bot: telling, steps: 1 },
  },
};

const countToCome: Estimate = ({ table }) => ({ after: 0.75, otherwise: (table as { count: number }).count / 100 });

export const ESTIMATES: Readonly<Record<string, Estimate>> = { counting: countToCome };
