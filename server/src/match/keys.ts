import { KEY_LENGTH } from '@landfall/shared/protocol/key.ts';
import { randomCode } from './codes.ts';
import { digestOf, isSame, newSecret, type Register } from './register.ts';

/** Secrets of earlier devices that are still recognised, so that those devices can be told what has become of them. */
const MOST_FORMER = 8;

/** What somebody shows to take over: a key, and a word for this one attempt. */
export interface KeyShown {
  key: string;
  attempt: string;
}

/** Makes a key to a person's place, good until then (by `Date.now()`); an earlier one is good no more. */
export function makeKey(register: Register, person: number, until: number): string {
  const key = randomCode(KEY_LENGTH);
  register.known[person]!.key = { digest: digestOf(key), until };
  return key;
}

/** The number of the person whose place this key opens now, or null. A used one opens it for the same attempt only. */
export function personWithKey(register: Register, { key, attempt }: KeyShown, now: number): number | null {
  const [digest, usedIn] = [digestOf(key), digestOf(attempt)];
  const found = Object.entries(register.known).find(
    ([, known]) =>
      known.key &&
      now < known.key.until &&
      isSame(known.key.digest, digest) &&
      isSame(known.key.usedIn ?? usedIn, usedIn),
  );
  return found ? Number(found[0]) : null;
}

/** Uses up the key of a person, and gives the secret that is the only one from now on. */
export function useKey(register: Register, person: number, attempt: string): string {
  const known = register.known[person]!;
  const secret = newSecret();
  known.former = [...(known.former ?? []), known.digest].slice(-MOST_FORMER);
  known.digest = digestOf(secret);
  known.key!.usedIn = digestOf(attempt);
  return secret;
}

/** Whether this was the secret of somebody who has gone on on another device since. */
export function wasMoved(register: Register, secret: string): boolean {
  const digest = digestOf(secret);
  return Object.values(register.known).some(({ former = [] }) => former.some((other) => isSame(other, digest)));
}
