/** Whether the viewer asked their device for less motion. */
export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lets everything that moves in an element do so this many times as fast. */
export function hasten(element: Element, tempo: number): void {
  if (tempo === 1) return;
  for (const motion of element.getAnimations({ subtree: true })) motion.playbackRate = tempo;
}

/** All that is left of a motion when less of it is wanted, in milliseconds. */
export const CROSS_FADE_MS = 120;
