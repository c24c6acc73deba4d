import type { Page } from 'playwright-core';
import type {} from '../../../client/src/board/idle.ts';

/** How long a board may be loading or moving. */
const PATIENCE_MS = 20_000;

/**
 * Waits until nothing moves on a game page.
 * @throws when it takes too long
 */
export function untilStill(page: Page): Promise<void> {
  return page.evaluate(async (patience) => {
    const late = new Promise<never>((_, fail) => setTimeout(fail, patience, new Error('The board does not rest.')));
    await Promise.race([window.__landfall?.idle(), late]);
  }, PATIENCE_MS);
}
