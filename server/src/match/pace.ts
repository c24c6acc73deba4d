import type { Game } from '@landfall/shared/engine/game.ts';
import { hasSecrets } from '@landfall/shared/engine/secrets.ts';
import type { Pace } from '@landfall/shared/protocol/room.ts';
import type { Config } from '../config.ts';

/** What the usual waits of CPUs, which are those of a person, are multiplied with. */
export const SLOWNESS: Readonly<Record<Pace, number>> = { instant: 0, quick: 0.4, normal: 1, slow: 2.5 };

/** What somebody needs at least to see what was turned over and to ask for a moment, in milliseconds. */
const LEAST_WINDOW_MS = 1200;

/** The wait before a step that somebody could forestall. However fast the CPUs are, people stay people. */
export function windowTakes(slowness: number, { windowMs, paceMs }: Pick<Config, 'windowMs' | 'paceMs'>): number {
  const wanted = Math.max(LEAST_WINDOW_MS, windowMs * slowness, paceMs * slowness);
  return Math.round(Math.min(windowMs, wanted));
}

/**
 * How long after it was asked a CPU acts, in milliseconds. Where hands are hidden that is never less than it may think, so
 * that nobody can tell by the time whether it had a choice; unless CPUs take no time at all here, for nobody to see.
 */
export function cpuTakes(game: Game, pace: Pace, { cpuMs, cpuThinkMs }: Pick<Config, 'cpuMs' | 'cpuThinkMs'>): number {
  return Math.max(cpuMs * SLOWNESS[pace], hasSecrets(game) ? Math.min(cpuMs, cpuThinkMs) : 0);
}
