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

export function backToTable(): void {
  const code = tableWaiting();
  forget(KEY, 'tab');
  navigate(tablePath(code));
}
