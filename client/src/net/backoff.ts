const FIRST_MS = 400;
/** At the end there is one try in ten seconds at most, whatever is drawn by lot. */
const LONGEST_MS = 13_400;
/** A server that is being restarted is back within minutes, and then nobody should have to wait for their game. */
const RESTART_MS = 1_500;
const RESTART_TRIES = 150;

/** How long to wait before the next try after `failures` in a row: soon at first, calmly later, not all at once. */
export function backoff(failures: number, random: () => number = Math.random): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** failures) * (0.75 + random() / 4);
}

/** The same for coming back to a table: never long while the server may just be restarting. */
export function backoffToTable(failures: number, random?: () => number): number {
  return backoff(failures < RESTART_TRIES ? Math.min(failures, SHORT_FAILURES) : failures, random);
}

/** Failures after which `backoff` has reached RESTART_MS. */
const SHORT_FAILURES = Math.log2(RESTART_MS / FIRST_MS);

/** The same where the server has said that there are too many: nobody gets in sooner by asking more often. */
export function backoffFromCrowd(failures: number, random?: () => number): number {
  return backoff(Math.max(failures, CROWD_FAILURES), random);
}

/** Failures after which `backoff` is as long as the server asks those to wait whom it turns away. */
const CROWD_FAILURES = 4;
