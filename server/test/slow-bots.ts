import type { Bot, Bots } from '@landfall/shared/engine/bot.ts';
import type { Action } from './counting.ts';

const NAP_MS = 20;
const sleeper = new Int32Array(new SharedArrayBuffer(4));

/** Takes all its time, then adds one when it is asked to add, and does nothing else. */
const slow: Bot = (_view, legal: readonly Action[], { timeIsUp }) => {
  while (!timeIsUp!()) Atomics.wait(sleeper, 0, 0, NAP_MS);
  const action = legal.find(({ type }) => type === 'add');
  return action ? { action } : null;
};

export const BOTS: Readonly<Record<string, Bots>> = {
  counting: {
    easy: { bot: slow, steps: 1 },
    medium: { bot: slow, steps: 1 },
    hard: { bot: slow, steps: 1 },
  },
};
