/** How soon somebody should come again who was told that it does not work just now, in seconds. */
export const RETRY_AFTER_S = 5;
