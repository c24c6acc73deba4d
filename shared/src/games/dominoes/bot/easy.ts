import type { Bot } from '../../../engine/bot.ts';
import type { Dominoes } from '../table.ts';
import { forced, isLay, laying } from './forced.ts';

/** Lays the first tile of its hand that fits, at the left end before the right one. */
export const easy: Bot<Dominoes> = (view, legal) => forced(view, legal) ?? laying(view, legal.find(isLay)!);
