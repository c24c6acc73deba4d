import { useSecondsPassed } from './use-seconds-passed.ts';

/** Counts down from `seconds` to 0, again from the start whenever the server says another number. */
export const useCountdown = (seconds: number): number => seconds - useSecondsPassed(seconds, seconds);
