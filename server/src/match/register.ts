import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Seat } from '@landfall/shared/engine/game.ts';

/** Everybody a table would let in again, and some it would not: plain data, without any secret itself. */
export interface Register {
  lastNumber: number;
  known: Record<string, Known>; // by the person's number
  kicked: SentAway[]; // the latest last
}

interface Key {
  digest: string;
  until: number; // by Date.now()
  usedIn?: string; // digest of the attempt that has used it, which may be repeated when its answer was lost
}

interface Known {
  name: string;
  watch: boolean; // they came without taking a seat, or gave theirs up, and have had none since
  digest: string; // of the secret, 64 hexadecimal digits
  former?: string[]; // digests of the secrets that earlier devices have
  key?: Key; // with which another device takes over
}

/** Somebody whom the host has sent away, and all it takes to undo that. */
export interface SentAway extends Known {
  person: number;
  seats: Seat[]; // that were theirs
}

/** Whom a reservation was made for, and the digest of the secret that they had then. */
export interface Ticket {
  person: number;
  digest: string;
}

/** Numbers of people are 16 bits wide on the wire. */
const LAST_NUMBER = 65_535;
/** Whoever was sent away before so many others may come in under a new name anyway. */
const MOST_KICKED = 100;

export const newRegister = (): Register => ({ lastNumber: 0, known: {}, kicked: [] });

/** Enters a new person, and gives their number and their fresh secret. */
export function enterNewcomer(
  register: Register,
  { name, watch }: { name: string; watch: boolean },
): { person: number; secret: string } | null {
  if (register.lastNumber >= LAST_NUMBER) return null;
  const secret = newSecret();
  const person = ++register.lastNumber;
  register.known[person] = { name, watch, digest: digestOf(secret) };
  return { person, secret };
}

/** Makes room for one more where there are `most` people already, by forgetting the first that may be forgotten. */
export function makeRoom(register: Register, most: number, mayGo: (person: number) => boolean): boolean {
  const people = Object.keys(register.known).map(Number);
  if (people.length < most) return true;
  const oldest = people.find(mayGo);
  if (oldest !== undefined) delete register.known[oldest];
  return oldest !== undefined;
}

/** The number of the person with this secret, or null. */
export function personWith(register: Register, secret: string): number | null {
  const digest = digestOf(secret);
  const found = Object.entries(register.known).find(([, known]) => isSame(known.digest, digest));
  return found ? Number(found[0]) : null;
}

/** Whoever has a seat, however they got it, takes one again should they lose it and come back. */
export function noteSeated({ known }: Register, seats: readonly { person: number }[]): void {
  for (const { person } of seats) if (known[person]) known[person].watch = false;
}

export const ticketFor = (person: number, secret: string): Ticket => ({ person, digest: digestOf(secret) });

/** Whether the secret that a reservation was made with is still the one of that person. */
export const isGoodFor = (known: Known, ticket: Ticket): boolean => isSame(known.digest, ticket.digest);

export function sendAway(register: Register, person: number, seats: Seat[]): void {
  const { key: _, ...known } = register.known[person]!;
  register.kicked.push({ ...known, person, seats });
  if (register.kicked.length > MOST_KICKED) register.kicked.shift();
  delete register.known[person];
}

export function wasKicked(register: Register, secret: string): boolean {
  const digest = digestOf(secret);
  return register.kicked.some(({ digest: last, former = [] }) => [last, ...former].some((one) => isSame(one, digest)));
}

/** Takes back that somebody was sent away: their secret is good again. Null when nobody of that number was. */
export function letBack(register: Register, person: number): SentAway | null {
  const back = register.kicked.find((one) => one.person > 0 && one.person === person);
  if (!back) return null;
  const { person: _, seats: __, ...known } = back;
  register.kicked = register.kicked.filter((one) => one !== back);
  register.known[person] = known;
  return back;
}

/** Names by number of those who could be let back in. */
export const sentAway = ({ kicked }: Register): Record<string, string> =>
  Object.fromEntries(kicked.flatMap(({ person, name }) => (person > 0 ? [[person, name]] : [])));

export const newSecret = (): string => randomBytes(16).toString('hex');
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
export const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));
