import type { Bot, Bots } from '@landfall/shared/engine/bot.ts';
import type { Action } from './counting.ts';

const isAddition = (action: Action) => action.type === 'add';

/** Adds one when it is asked to add, and does nothing else. */
const simple: Bot = (_view, legal) => {
  const action = legal.find(isAddition);
  return action ? { action, reason: { word: 'oneMore', about: { n: 1 } } } : null;
};

/** Plays its first token as soon as somebody else's tick is due, once in the game. */
const forestalling: Bot = (view, legal, thinking) => {
  const { tickDue, turn, played } = view.table as { tickDue: boolean; turn: number; played: string[] };
  const token = legal.find(({ type }) => type === 'play');
  return tickDue && turn !== view.seat && played.length === 0 && token
    ? { action: token }
    : simple(view, legal, thinking);
};

export const BOTS: Readonly<Record<string, Bots>> = {
  counting: {
    easy: { bot: simple, steps: 1 },
    medium: { bot: simple, steps: 1 },
    hard: { bot: forestalling, steps: 1 },
  },
};
