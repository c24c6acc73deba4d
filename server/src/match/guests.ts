import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Client } from '@colyseus/core';

/** Somebody who was let in, whether connected now or not. The secret itself is only ever held by the person. */
export interface Guest {
  number: number; // public
  name: string;
  watch: boolean;
  digest: Buffer; // of the secret
  client: Client | null;
  absent: boolean; // gone for so long that the table goes on without
  patience: (() => void)[]; // calls off what happens when they stay away
  acted: string[]; // ids of the actions applied last
}

/** A client that lost its connection repeats only what it has not heard back about. */
const REMEMBERED_ACTIONS = 32;

/** Numbers of people are 16 bits wide on the wire. */
const LAST_NUMBER = 65_535;

/** The people one table knows, by number and by secret. */
export class Guests {
  private readonly most: number;
  private readonly known = new Map<number, Guest>();
  private readonly kicked: Buffer[] = [];
  private lastNumber = 0;

  constructor(most: number) {
    this.most = most;
  }

  /** A new guest with a fresh secret; null when the table is full. `isHere` tells who must not be forgotten for it. */
  add(name: string, watch: boolean, isHere: (guest: Guest) => boolean): { guest: Guest; secret: string } | null {
    const isFull = this.known.size >= this.most && !this.forgetSomebody(isHere);
    if (isFull || this.lastNumber >= LAST_NUMBER) return null;
    const secret = randomBytes(16).toString('hex');
    const guest: Guest = {
      number: ++this.lastNumber,
      name,
      watch,
      digest: digestOf(secret),
      client: null,
      absent: false,
      patience: [],
      acted: [],
    };
    this.known.set(guest.number, guest);
    return { guest, secret };
  }

  get(number: number): Guest | undefined {
    return this.known.get(number);
  }

  withSecret(secret: string): Guest | undefined {
    const digest = digestOf(secret);
    return [...this.known.values()].find((guest) => timingSafeEqual(guest.digest, digest));
  }

  remove(guest: Guest): void {
    this.known.delete(guest.number);
  }

  kick(guest: Guest): void {
    this.remove(guest);
    this.kicked.push(guest.digest);
  }

  wasKicked(secret: string): boolean {
    const digest = digestOf(secret);
    return this.kicked.some((other) => timingSafeEqual(other, digest));
  }

  connected(): Guest[] {
    return [...this.known.values()].filter((guest) => guest.client !== null);
  }

  private forgetSomebody(isHere: (guest: Guest) => boolean): boolean {
    const oldest = [...this.known.values()].find((guest) => guest.client === null && !isHere(guest));
    if (oldest) this.remove(oldest);
    return oldest !== undefined;
  }
}

export function rememberAction(guest: Guest, id: string): void {
  guest.acted.push(id);
  if (guest.acted.length > REMEMBERED_ACTIONS) guest.acted.shift();
}

const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
