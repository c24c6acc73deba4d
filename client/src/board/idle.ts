declare global {
  interface Window {
    /** For tests and screenshots. */
    __landfall?: Offer;
  }
}

interface Offer {
  /** Waits until the board is complete and nothing moves. */
  idle(): Promise<void>;
  /** So many positions have come that are not shown yet. */
  behind?(): number;
}

/** Offers `window.__landfall`; the answer takes it away again. */
export function offerIdle(idle: () => Promise<void>, behind?: () => number): () => void {
  const offer: Offer = { idle, behind };
  window.__landfall = offer;
  return () => {
    if (window.__landfall === offer) delete window.__landfall;
  };
}
