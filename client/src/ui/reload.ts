import { remember, remembered } from '../storage.ts';

const KEY = 'reloaded';
const NOT_AGAIN_MS = 15_000;

/**
 * Loads the page anew, once it can be had, for code that could not be fetched: browsers remember that an import inside it
 * failed and do not ask again, and it may have made way for newer code. Not
 * again and again, if it is of no use.
 */
export async function reloadForCode(): Promise<void> {
  if (Date.now() - Number(remembered(KEY, 'tab') ?? 0) < NOT_AGAIN_MS) return;
  const reachable = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!reachable) return;
  remember(KEY, String(Date.now()), 'tab');
  location.reload();
}
