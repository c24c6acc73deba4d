/** Long enough for a first board to be drawn in peace. */
const QUIET_MS = 3_000;

/**
 * Has the browser keep this page, once it has nothing else to do, so that it opens while the server is away. Browsers allow
 * that over HTTPS and on localhost only; whoever saves data is spared it.
 */
export function keepPage(): void {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!serviceWorker || connection?.saveData) return;
  const register = () =>
    void serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {
      // Blocked, or the server went away: the page works all the same, and the next visit tries again.
    });
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(register) : register()), QUIET_MS);
}

/**
 * Fetches what a game without the server needs while there is one, in browsers that do not keep the whole page anyway.
 * Returns a function that calls it off.
 */
export function fetchAhead(): () => void {
  const timer = setTimeout(() => {
    if (navigator.serviceWorker?.controller) return;
    import('./offline-page.tsx').catch(() => {});
    import('./start-thinker.ts').then(({ fetchThinker }) => fetchThinker()).catch(() => {});
  }, QUIET_MS);
  return () => clearTimeout(timer);
}
