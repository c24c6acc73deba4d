import { readKey } from '@landfall/shared/protocol/key.ts';
import { cleanName } from '@landfall/shared/protocol/name.ts';
import { CLOSE } from '@landfall/shared/protocol/room.ts';
import type { Config } from '../config.ts';
import { type KeyShown, makeKey, personWithKey, useKey, wasMoved } from './keys.ts';
import type { Ledger } from './ledger.ts';
import type { People } from './people.ts';
import { enterNewcomer, makeRoom, newSecret, personWith, wasKicked } from './register.ts';
import { NO_SEAT, type Refused, seatOf } from './seating.ts';
import { hasPlace } from './watching.ts';

/** Somebody let in, with the secret to come back with. */
export interface Entry {
  person: number;
  secret: string;
}

export interface Visit {
  name?: string;
  secret?: string;
  key?: string;
  attempt?: string;
  watch?: boolean;
}

export interface EnteredTable {
  config: Config;
  ledger: Ledger;
  people: Pick<People, 'isHere' | 'cutOff' | 'leave'>;
  publish(): void;
}

/** The count of moves is 8 bits wide on the wire. */
const MOST_MOVES = 255;

/** Who may come to a table, and as whom: by a secret, by a key from another device, or as somebody new. */
export class Entrance {
  private readonly table: EnteredTable;

  constructor(table: EnteredTable) {
    this.table = table;
  }

  private get people(): EnteredTable['people'] {
    return this.table.people;
  }

  /** Whether a secret or a key that is shown is good. */
  knows({ secret, key, attempt = '' }: Visit): boolean {
    const { register } = this.table.ledger.table;
    if (secret !== undefined && personWith(register, secret) !== null) return true;
    return key !== undefined && personWithKey(register, { key: readKey(key), attempt }, Date.now()) !== null;
  }

  /** Whether whoever has this secret is connected. */
  isHere(secret: string): boolean {
    const person = personWith(this.table.ledger.table.register, secret);
    return person !== null && this.people.isHere(person);
  }

  /** Recognises a person by the secret, or lets a new one in under a name; the seat is taken when the socket arrives. */
  async letIn({ name = '', secret, key, attempt, watch = false }: Visit): Promise<Entry | Refused> {
    const { register } = this.table.ledger.table;
    if (key !== undefined) return this.letKeyIn({ key: readKey(key), attempt: attempt ?? newSecret() }, secret);
    if (secret !== undefined) {
      if (wasKicked(register, secret)) return { reason: 'kicked' };
      const person = personWith(register, secret);
      if (person !== null) return { person, secret };
      if (wasMoved(register, secret)) return { reason: 'seatMoved' };
    }
    const clean = cleanName(name);
    return clean === '' ? { reason: 'badRequest', field: 'name' } : this.letNewcomerIn({ name: clean, watch });
  }

  private async letNewcomerIn(newcomer: { name: string; watch: boolean }): Promise<Entry | Refused> {
    const { ledger, config } = this.table;
    let entry: Entry | null = null;
    const refused = await ledger.change(({ lobby, register }) => {
      if (!hasPlace(lobby, newcomer)) return { reason: 'noWatching' };
      const mayGo = (person: number) => !lobby.people[person] && !this.people.isHere(person);
      if (makeRoom(register, config.mostGuests, mayGo)) entry = enterNewcomer(register, newcomer);
      return entry ? null : { reason: 'tableFull' };
    });
    return refused ?? entry!;
  }

  /**
   * Lets a person in on another device, and tells the older one. Whoever only watches gives that up for it, but nobody
   * gives up a seat by opening a link.
   */
  private async letKeyIn(shown: KeyShown, secret: string | undefined): Promise<Entry | Refused> {
    if (this.table.ledger.isReadOnly) return { reason: 'notNow' };
    const { register, lobby } = this.table.ledger.table;
    const person = personWithKey(register, shown, Date.now());
    if (person === null) return { reason: 'noSuchKey', field: 'key' };
    const other = secret === undefined ? null : personWith(register, secret);
    if (other === person) return { person, secret: secret! };
    if (other !== null && seatOf(lobby, other) !== NO_SEAT) return { reason: 'alreadySeated' };
    if (other !== null) await this.people.leave(other);
    return { person, secret: await this.move(person, shown.attempt) };
  }

  /** Gives a person a new secret, so that only the device that gets it goes on. */
  private async move(person: number, attempt: string): Promise<string> {
    const wasHere = this.people.isHere(person);
    let secret = '';
    await this.table.ledger.change(({ lobby, register }) => {
      secret = useKey(register, person, attempt);
      const shown = lobby.people[person];
      if (shown) shown.moves = Math.min(shown.moves + 1, MOST_MOVES);
      if (shown && wasHere) shown.connection = 'trouble';
      return null;
    });
    this.people.cutOff(person, CLOSE.moved);
    this.table.publish();
    return secret;
  }

  /** Makes a key to the place of a person, for themselves or for the host to hand on. */
  async key(asker: number, person: number): Promise<{ key: string } | Refused> {
    const { ledger, config } = this.table;
    let key = '';
    const refused = await ledger.change(({ lobby, register }) => {
      if (!lobby.people[person]) return { reason: 'noSuchPerson', field: 'person' };
      if (asker !== person && asker !== lobby.host) return { reason: 'notHost' };
      key = makeKey(register, person, Date.now() + config.keyMs);
      return null;
    });
    return refused ?? { key };
  }
}
