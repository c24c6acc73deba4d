import type { Bots } from '../../../engine/bot.ts';
import type { Gomoku } from '../table.ts';
import { easy } from './easy.ts';
import { hard } from './hard.ts';
import { medium } from './medium.ts';

/** The CPU players of Gomoku. A step of the hard one is a position looked at. */
export const bots: Bots<Gomoku> = {
  easy: { bot: easy, steps: 1 },
  medium: { bot: medium, steps: 1 },
  hard: { bot: hard, steps: 60_000 },
};
