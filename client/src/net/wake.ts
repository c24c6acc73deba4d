/**
 * Calls back whenever the connection deserves a look: the page is shown, focused or taken out of the browser's cache, or
 * the network is back. Returns a function that ends it.
 */
export function onWake(listener: () => void): () => void {
  const shown = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', shown);
  for (const event of EVENTS) addEventListener(event, listener);
  return () => {
    document.removeEventListener('visibilitychange', shown);
    for (const event of EVENTS) removeEventListener(event, listener);
  };
}

const EVENTS = ['online', 'focus', 'pageshow'] as const;
