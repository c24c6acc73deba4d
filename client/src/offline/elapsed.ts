/** Waits until so much time has passed since then, unless it is called off before. */
export function elapsed(ms: number, since: number, calledOff: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.max(0, ms - (performance.now() - since)));
    calledOff.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
