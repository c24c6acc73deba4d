declare global {
  interface Window {
    /** Lets a test or a screenshot wait until the board is complete and nothing moves. */
    __landfall?: { idle(): Promise<void> };
  }
}

/** Offers `window.__landfall.idle()`; the answer takes it away again. */
export function offerIdle(idle: () => Promise<void>): () => void {
  const offer = { idle };
  window.__landfall = offer;
  return () => {
    if (window.__landfall === offer) delete window.__landfall;
  };
}
