/** Worth of a won game; a win in so many stones is worth that many less. */
export const WON = 30_000;
export const SURE = WON - 500; // anything above is a win, anything below its negative a loss
