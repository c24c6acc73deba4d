import { forget, remember, remembered } from '../storage.ts';
import type { Pending } from './connection.ts';

/** An action that was not answered yet, and the round it was chosen in. */
export interface Unanswered {
  round: number;
  pending: Pending;
}

const keyOf = (code: string): string => `unanswered.${code}`;

/** Keeps an action until it is answered, so that a reload or a discarded tab does not lose it. */
export const keepUnanswered = (code: string, unanswered: Unanswered): void =>
  remember(keyOf(code), JSON.stringify(unanswered), 'tab');

export const forgetUnanswered = (code: string): void => forget(keyOf(code), 'tab');

/** The action that this tab left unanswered at a table, if any. */
export function keptUnanswered(code: string): Unanswered | null {
  try {
    return JSON.parse(remembered(keyOf(code), 'tab') ?? 'null') as Unanswered | null;
  } catch {
    return null;
  }
}
