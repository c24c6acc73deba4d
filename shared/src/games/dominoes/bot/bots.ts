import type { Bots } from '../../../engine/bot.ts';
import type { Dominoes } from '../table.ts';
import { easy } from './easy.ts';
import { hard } from './hard.ts';
import { medium } from './medium.ts';

/** The CPU players of Dominoes. A step of `hard` is a round played out in mind. */
export const bots: Bots<Dominoes> = {
  easy: { bot: easy, steps: 1 },
  medium: { bot: medium, steps: 1 },
  hard: { bot: hard, steps: 1000 },
};
