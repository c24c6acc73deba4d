import { remember, remembered } from '../storage.ts';

/** A game of the day. */
export interface Daily {
  game: string;
  day: string;
}

/** What this browser remembers of the games of the day: the rounds it has begun, the first one first. */
const key = ({ game, day }: Daily): string => `daily.${game}.${day}`;
const roundOf = (code: string, round: number): string => `${code}/${round}`;

const attempts = (daily: Daily): string[] => (remembered(key(daily)) ?? '').split(' ').filter(Boolean);

/** How often this browser has begun it. */
export const attemptsOf = (daily: Daily): number => attempts(daily).length;

/** Notes that a round of it has begun. */
export function noteAttempt(daily: Daily, code: string, round: number): void {
  const begun = attempts(daily);
  const one = roundOf(code, round);
  if (!begun.includes(one)) remember(key(daily), [...begun, one].join(' '));
}

/** Whether a round is the first attempt of this browser, which is the one that counts. */
export const isFirstAttempt = (daily: Daily, code: string, round: number): boolean => {
  const [first] = attempts(daily);
  return first === undefined || first === roundOf(code, round);
};
