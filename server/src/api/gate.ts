import { readCode } from '@landfall/shared/protocol/invite.ts';
import type { Config } from '../config.ts';
import { AddressLimit, Bucket } from '../limits.ts';
import type { Directory } from '../match/directory.ts';
import type { Visit } from '../match/entrance.ts';
import type { MatchRoom } from '../match/MatchRoom.ts';
import { Queue } from '../match/queue.ts';
import { Failure } from './failure.ts';

/** Who asks, as far as that is known. */
export interface Asker {
  ip: string | undefined;
  /** That they show, of a person at the table they ask for. */
  secret?: string | null;
}

const TOO_MANY = { error: 'tooMany' } as const;

/**
 * The way to the tables. Wrong codes and keys are limited for each address, and after too many of them it is not told of
 * any table, except to people who show that they belong there. All addresses together use up another limit; then wrong ones
 * are answered no more, but what is right still passes: nobody keeps others out by guessing.
 */
export class Gate {
  private readonly directory: Directory;
  private readonly joins: AddressLimit;
  private readonly allJoins: Bucket;
  private readonly misses: AddressLimit;
  private readonly allMisses: Bucket;
  private readonly queue = new Queue();

  constructor(directory: Directory, { joins, allJoins, misses, allMisses }: Config) {
    this.directory = directory;
    this.joins = new AddressLimit(joins);
    this.allJoins = new Bucket(allJoins);
    this.misses = new AddressLimit(misses);
    this.allMisses = new Bucket(allMisses);
  }

  /** @throws Failure, NotSaved, TooManyTables */
  async find(text: string, { ip, secret }: Asker): Promise<MatchRoom> {
    // Taken before, so that nobody asks for very many in one moment.
    const mayMiss = this.misses.take(ip);
    if (!mayMiss && !secret) throw new Failure(TOO_MANY);
    const room = await this.lookUp(readCode(text));
    if (mayMiss && room) this.misses.giveBack(ip);
    if (room && (mayMiss || room.knows({ secret: secret! }))) return room;
    throw new Failure(this.allMisses.take() && mayMiss ? { error: 'noSuchTable' } : TOO_MANY);
  }

  /** The same for somebody who wants to come in. */
  async enter(text: string, ip: string | undefined, visit: Visit): Promise<MatchRoom> {
    if (!this.joins.take(ip)) throw new Failure(TOO_MANY);
    const room = await this.find(text, { ip, secret: visit.secret });
    if (!room.knows(visit) && !this.allJoins.take()) throw new Failure(TOO_MANY);
    return room;
  }

  /** Somebody has shown a key that is wrong. @throws Failure unless they are told so */
  missed({ ip }: Asker): void {
    const isFew = this.misses.take(ip);
    if (!this.allMisses.take() || !isFew) throw new Failure(TOO_MANY);
  }

  /** While many guess, what is not in memory is looked up one after the other, so that the archive has time for the games. */
  private lookUp(code: string): Promise<MatchRoom | undefined> {
    const find = () => this.directory.find(code);
    return this.allMisses.has() || this.directory.isInMemory(code) ? find() : this.queue.run(find);
  }
}
