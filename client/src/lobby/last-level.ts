import { type BotLevel, LEVELS } from '@landfall/shared/engine/bot.ts';
import { remember, remembered } from '../storage.ts';

const KEY = 'cpu.level';

/** Which CPU is offered first: the one that was chosen last in this browser. */
export const lastLevel = (): BotLevel => LEVELS.find((level) => level === remembered(KEY)) ?? 'medium';

export const rememberLevel = (level: BotLevel): void => remember(KEY, level);
