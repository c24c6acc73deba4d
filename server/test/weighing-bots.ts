import type { Bot, Bots } from '@landfall/shared/engine/bot.ts';
import type { Action } from './counting.ts';

const NAP_MS = 20;
const sleeper = new Int32Array(new SharedArrayBuffer(4));

/** Takes all its time where it can add in more than one way, and none where it cannot. */
const weighing: Bot = (_view, legal: readonly Action[], { timeIsUp }) => {
  const additions = legal.filter(({ type }) => type === 'add');
  while (additions.length > 1 && !timeIsUp!()) Atomics.wait(sleeper, 0, 0, NAP_MS);
  return additions[0] ? { action: additions[0] } : null;
};

export const BOTS: Readonly<Record<string, Bots>> = {
  counting: {
    easy: { bot: weighing, steps: 1 },
    medium: { bot: weighing, steps: 1 },
    hard: { bot: weighing, steps: 1 },
  },
};
