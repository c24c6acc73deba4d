/** Whether the viewer asked their device for less motion. */
export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** All that is left of a motion when less of it is wanted, in milliseconds. */
export const CROSS_FADE_MS = 120;
