import { navigate, offlinePath, tablePath } from '../router.tsx';
import { forget, remember, remembered } from '../storage.ts';

const KEY = 'offline.from';

/** Leaves a table for a game without the server; one click leads back. */
export function playMeanwhile(code: string, game = ''): void {
  remember(KEY, code, 'tab');
  navigate(offlinePath(game));
}

/** The table that waits, '' for none. */
export const tableWaiting = (): string => remembered(KEY, 'tab') ?? '';

/** Somebody is at a table again. */
export const atTableAgain = (): void => forget(KEY, 'tab');

export const backToTable = (): void => navigate(tablePath(tableWaiting()));
