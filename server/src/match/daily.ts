import { createHmac } from 'node:crypto';
import type { Game, Setting } from '@landfall/shared/engine/game.ts';
import { defaultSetting } from '@landfall/shared/engine/setting.ts';

/** The day of a moment in UTC, such as `2030-01-31`. @param time in ms since 1970 */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);

/**
 * The seed of a day: the same for everybody here, and nobody can work it out who does not have the secret.
 * @param secret known to this service alone
 */
export const seedOfDay = (secret: string, game: string, day: string): string =>
  createHmac('sha256', secret).update(`${game} ${day}`).digest('hex').slice(0, 32);

/** The setting in which everybody plays the day's game; null for a game that has none. */
export function dailySetting({ daily, ...game }: Game): Setting | null {
  if (!daily) return null;
  const usual = defaultSetting(game, daily.seats) as Setting;
  return { ...usual, options: { ...usual.options, ...daily.options } };
}
