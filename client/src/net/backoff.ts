const FIRST_MS = 400;
const LONGEST_MS = 10_000;

/** How long to wait before the next try after `failures` in a row: soon at first, calmly later, not all at once. */
export function backoff(failures: number, random: () => number = Math.random): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** failures) * (0.75 + random() / 4);
}
