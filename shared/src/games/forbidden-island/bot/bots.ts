import type { Bots } from '../../../engine/bot.ts';
import type { Island } from '../table.ts';
import { casual } from './casual.ts';
import { expert } from './expert.ts';
import { skilled } from './skilled.ts';

/** The CPU players of Forbidden Island. */
export const bots: Bots<Island> = {
  easy: { bot: casual, steps: 1, name: 'casual' },
  medium: { bot: skilled, steps: 1, name: 'skilled' },
  hard: { bot: expert, steps: 240, name: 'expert' },
};
