import type { Person } from '../people/person.ts';
import { readScreen } from './read.ts';
import type { Screen } from './screen.ts';

/** How long a page may take to show what has happened, motion included. */
const PATIENCE_MS = 20_000;

/**
 * Waits until a game page says exactly this.
 * @throws with every difference when it does not come to that
 */
export async function waitForScreen({ name, page }: Person, expected: Screen): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = differences(expected, await page.evaluate(readScreen));
    if (found.length === 0) return;
    if (Date.now() > deadline) throw new Error(`The page of ${name} does not show the position:\n${found.join('\n')}`);
    await page.waitForTimeout(25);
  }
}

function differences(expected: Screen, actual: Screen): string[] {
  return (Object.keys(expected) as (keyof Screen)[]).flatMap((part) => {
    if (part === 'piles' && actual.piles.length === 0) return []; // no room for them on this screen
    const wanted = [expected[part]].flat();
    const found = [actual[part]].flat();
    if (wanted.length === found.length && wanted.every((text, n) => text === found[n])) return [];
    const missing = wanted.filter((text) => !found.includes(text));
    const extra = found.filter((text) => !wanted.includes(text));
    return [`${part}: expected ${JSON.stringify(missing)}, found ${JSON.stringify(extra)}`];
  });
}
