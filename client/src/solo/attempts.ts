import { remember, remembered } from '../storage.ts';

/** What this browser remembers of the games of the day: the rounds it has begun, the first one first. */
const key = (day: string): string => `daily.${day}`;
const roundOf = (code: string, round: number): string => `${code}/${round}`;

const attempts = (day: string): string[] => (remembered(key(day)) ?? '').split(' ').filter(Boolean);

/** How often this browser has begun the game of that day. */
export const attemptsOf = (day: string): number => attempts(day).length;

/** Notes that a round of it has begun. */
export function noteAttempt(day: string, code: string, round: number): void {
  const begun = attempts(day);
  const one = roundOf(code, round);
  if (!begun.includes(one)) remember(key(day), [...begun, one].join(' '));
}

/** Whether a round is the first attempt of this browser, which is the one that counts. */
export const isFirstAttempt = (day: string, code: string, round: number): boolean => {
  const [first] = attempts(day);
  return first === undefined || first === roundOf(code, round);
};
