import type { Bots } from '@landfall/shared/engine/bot.ts';

/** Bots of the counting game that fail, each in its own way. */
export const BOTS: Readonly<Record<string, Bots>> = {
  counting: {
    easy: {
      bot: () => {
        throw new Error('this bot is broken');
      },
      steps: 1,
    },
    medium: { bot: () => ({ action: { type: 'add', n: 77 } }), steps: 1 },
    hard: {
      bot: () => {
        for (;;);
      },
      steps: 1,
    },
  },
};
