import type { Page } from 'playwright-core';
import type {} from '../../../client/src/board/idle.ts';

/** How long a board may be loading or moving. */
const PATIENCE_MS = 20_000;

/**
 * Waits until everything is where it belongs and nothing moves.
 * @throws when it takes too long
 */
export function untilStill(page: Page): Promise<void> {
  return page.evaluate(async (patience) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    await frame();
    await frame(); // what follows from a new size has begun by now
    const late = new Promise<never>((_, fail) => setTimeout(fail, patience, new Error('The board does not rest.')));
    const motions = document
      .getAnimations()
      .filter((motion) => motion.effect?.getComputedTiming().endTime !== Infinity);
    const done = [window.__landfall?.idle(), ...motions.map((motion) => motion.finished)];
    await Promise.race([Promise.allSettled(done), late]);
  }, PATIENCE_MS);
}
