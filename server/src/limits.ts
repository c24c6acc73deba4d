import type { Rate } from './config.ts';

/** A token bucket: `take` says whether the thing may happen once more now. Times are in milliseconds. */
export class Bucket {
  private readonly rate: Rate;
  private tokens: number;
  private filledAt: number;

  constructor(rate: Rate, now: number = performance.now()) {
    this.rate = rate;
    this.tokens = rate.burst;
    this.filledAt = now;
  }

  take(now: number = performance.now()): boolean {
    this.fill(now);
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }

  /** What was taken was not needed. */
  giveBack(): void {
    this.tokens = Math.min(this.rate.burst, this.tokens + 1);
  }

  /** Whether `take` would succeed. */
  has(now: number = performance.now()): boolean {
    this.fill(now);
    return this.tokens >= 1;
  }

  isFull(now: number = performance.now()): boolean {
    this.fill(now);
    return this.tokens >= this.rate.burst;
  }

  private fill(now: number): void {
    this.tokens = Math.min(this.rate.burst, this.tokens + ((now - this.filledAt) * this.rate.perSecond) / 1000);
    this.filledAt = now;
  }
}

/** A bucket for each person at a table. */
export class PersonLimit {
  private readonly rate: Rate;
  private readonly buckets = new Map<number, Bucket>();

  constructor(rate: Rate) {
    this.rate = rate;
  }

  take(person: number): boolean {
    for (const [other, bucket] of this.buckets) if (bucket.isFull()) this.buckets.delete(other);
    const bucket = this.buckets.get(person) ?? new Bucket(this.rate);
    this.buckets.set(person, bucket);
    return bucket.take();
  }
}

/** So many addresses are remembered at most: whoever has not asked for the longest time is forgotten first. */
export const MOST_ADDRESSES = 10_000;

/** A bucket for each network address. */
export class AddressLimit {
  private readonly rate: Rate;
  // In two generations, because that costs the same for each request however many addresses there are.
  private young = new Map<string, Bucket>();
  private old = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.rate = rate;
  }

  take(address: string | undefined): boolean {
    return this.bucket(address).take();
  }

  giveBack(address: string | undefined): void {
    this.bucket(address).giveBack();
  }

  /** How many addresses it keeps something about. */
  get remembered(): number {
    return this.young.size + this.old.size;
  }

  private bucket(address: string | undefined): Bucket {
    const key = network(address ?? '');
    const young = this.young.get(key);
    if (young) return young;
    const bucket = this.old.get(key) ?? new Bucket(this.rate);
    this.old.delete(key);
    if (this.young.size >= MOST_ADDRESSES / 2) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(key, bucket);
    return bucket;
  }
}

/** The part of an address that one subscriber cannot change at will: an IPv6 line has a whole /64 of its own. */
export function network(address: string): string {
  if (address.includes('.') || !address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const after = tail.split(':').filter(Boolean);
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return groups.slice(0, 4).join(':');
}
