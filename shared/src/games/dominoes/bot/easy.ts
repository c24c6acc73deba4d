import type { Bot } from '../../../engine/bot.ts';
import type { Dominoes } from '../table.ts';
import { forced, isLay } from './forced.ts';
import { because } from './reasons.ts';

/** Lays the first tile of its hand that fits, at the left end before the right one. */
export const easy: Bot<Dominoes> = (view, legal) => {
  const lay = legal.find(isLay)!;
  return forced(view, legal) ?? { action: lay, reason: because('firstThatFits', { tile: lay.tile }) };
};
