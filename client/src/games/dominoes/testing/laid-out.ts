/** Gives the page of a test what a browser would work out: every element has room, and motion is wanted or not. */
export function layOut({ reducedMotion }: { reducedMotion: boolean }): void {
  const size = { get: () => 600 };
  Object.defineProperties(HTMLElement.prototype, { clientWidth: size, clientHeight: size });
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: reducedMotion }),
  });
}
