import { backoff } from './backoff.ts';
import { onWake } from './wake.ts';

/**
 * Settles when it is worth trying again to fetch something, after `failures` in a row: after a while, or as soon as the
 * network is back or the page is looked at again.
 */
export function nextTry(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      stopWaiting();
      resolve();
    };
    const timer = setTimeout(go, backoff(failures));
    const stopWaiting = onWake(go);
  });
}
