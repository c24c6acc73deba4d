import { type Client, ServerError } from '@colyseus/core';
import type { Game } from '@landfall/shared/engine/game.ts';
import { CLOSE, type Connection, type Requests } from '@landfall/shared/protocol/room.ts';
import type { Config } from '../config.ts';
import type { Thinkers } from '../cpu/thinkers.ts';
import { configure } from './agreement.ts';
import { replaceHost } from './host.ts';
import type { Ledger, Table } from './ledger.ts';
import type { Later } from './pacer.ts';
import type { Play } from './play.ts';
import { isGoodFor, letBack, sendAway, type Ticket } from './register.ts';
import * as seating from './seating.ts';
import { type Answer, isAway, type Lobby, NO_SEAT, NOBODY, seatOf, seatsOf } from './seating.ts';
import { giveSeatsBack, replaceLost } from './standIn.ts';
import { askers, hasPlace, mayStay, unwelcome } from './watching.ts';

/** Somebody's connection, or what is waited for while there is none. */
export interface Guest {
  person: number;
  client: Client | null;
  absent: boolean; // gone for so long that the table goes on without
  patience: (() => void)[]; // calls off what happens when they stay away
}

export interface VisitedTable {
  game: Game;
  config: Config;
  ledger: Ledger;
  play: Play;
  thinkers: Thinkers;
  later: Later;
  publish(): void;
  /** Ends a connection after what is being answered has been sent. */
  hangUp(client: Client, code: number): void;
  /** Nobody is here any more. */
  deserted(): void;
}

type Make = (lobby: Lobby, table: Table) => Answer;

/** Who comes, is here, and goes. What is known about people for longer than a connection is in the ledger. */
export class People {
  private readonly table: VisitedTable;
  private readonly guests = new Map<number, Guest>();

  constructor(table: VisitedTable) {
    this.table = table;
    for (const person of Object.keys(table.ledger.table.lobby.people)) this.waitFor(this.guest(Number(person)));
  }

  connected(): Guest[] {
    return [...this.guests.values()].filter((guest) => guest.client !== null);
  }

  /** Whether the game goes on: somebody who plays is here, or, where no seat is a person's, anybody at all. */
  get isAnybodyThere(): boolean {
    const { lobby } = this.table.ledger.table;
    const here = this.connected();
    const areAllCpus = lobby.seats.every(({ person }) => person === NOBODY);
    const plays = ({ person }: Guest) => seatOf(lobby, person) !== NO_SEAT && !isAway(lobby, person);
    return areAllCpus ? here.length > 0 : here.some(plays);
  }

  /** Forgets the connections of those who are not at the table any more; may be called at any time. */
  look(): void {
    const { people } = this.table.ledger.table.lobby;
    for (const guest of this.guests.values()) {
      if (guest.client !== null || people[guest.person]) continue;
      stopWaiting(guest);
      this.guests.delete(guest.person);
    }
  }

  /** The person behind a connection, unless they go on with another one or not at all. */
  behind(client: Client): Guest | null {
    const guest = client.userData as Guest | undefined;
    return guest?.client === client ? guest : null;
  }

  isHere(person: number): boolean {
    return Boolean(this.guests.get(person)?.client);
  }

  /** Somebody goes on elsewhere, so their connection here ends. */
  cutOff(person: number, code: number): void {
    const guest = this.guest(person);
    const wasHere = guest.client !== null;
    this.dismiss(guest, code);
    if (wasHere) this.lost(guest);
  }

  /** @throws ServerError when this connection is of no use */
  async enter(client: Client, ticket: Ticket): Promise<void> {
    const { person } = ticket;
    const { ledger, publish } = this.table;
    const known = ledger.table.register.known[person];
    if (!known) throw new ServerError(CLOSE.kicked, 'no longer welcome');
    // The reservation of an older device would bring it back, with the right to make itself another key.
    if (!isGoodFor(known, ticket)) throw new ServerError(CLOSE.moved, 'goes on elsewhere');
    // Whoever has left while waiting for their turn must not take the place of a newer connection.
    if (isClosed(client)) throw new ServerError(CLOSE.left, 'left already');
    const refused = await ledger.change((draft) => this.welcome(draft, person));
    if (refused) {
      await this.leave(person);
      throw new ServerError(CLOSE.unwatched, 'nobody may watch');
    }
    const guest = this.guest(person);
    this.dismiss(guest, CLOSE.replaced);
    stopWaiting(guest);
    guest.absent = false;
    guest.client = client;
    client.userData = guest;
    publish();
  }

  private welcome(draft: Table, person: number): Answer {
    const { lobby, register } = draft;
    const back = lobby.people[person];
    giveSeatsBack(lobby, person);
    if (back) back.connection = 'online';
    else if (!hasPlace(lobby, register.known[person]!)) return { reason: 'noWatching' };
    else seating.admit(lobby, person, register.known[person]!);
    if (!mayStay(lobby, person)) return { reason: 'noWatching' };
    if (lobby.begins) this.begin(draft, person);
    if (lobby.host !== person && this.isHostMissed(lobby)) replaceHost(lobby);
    return null;
  }

  /** Whether the host is gone for long, or here without answering. */
  isHostMissed(lobby: Lobby): boolean {
    const host = this.guests.get(lobby.host);
    return host !== undefined && (host.absent || (host.client !== null && isAway(lobby, lobby.host)));
  }

  /** Somebody wanted to play at once. Should that not be possible, they are in the lobby and see why. */
  private begin(draft: Table, person: number): void {
    draft.lobby.begins = false;
    if (seatOf(draft.lobby, person) === NO_SEAT) return;
    for (const seat of draft.lobby.seats) if (seating.isOpen(seat)) seat.person = person;
    this.table.play.begin(draft, person);
  }

  async left(client: Client): Promise<void> {
    const guest = this.behind(client);
    if (guest === null) return;
    guest.client = null;
    await this.isSeen(guest, 'trouble');
    this.lost(guest);
    this.table.publish();
  }

  /** Somebody has no connection any more. */
  private lost(guest: Guest): void {
    const { play, ledger, deserted } = this.table;
    this.waitFor(guest);
    for (const seat of seatsOf(ledger.table.lobby, guest.person)) play.letGo(seat);
    if (this.connected().length === 0) deserted();
  }

  /** Somebody's connection is gone: first it may be trouble, then they are away, then the table goes on without. */
  private waitFor(guest: Guest): void {
    const { later, config } = this.table;
    guest.patience = [
      later(config.troubleMs, async () => {
        await this.isSeen(guest, 'away');
        this.table.publish();
      }),
      later(config.absentMs, () => this.becomesAbsent(guest)),
    ];
  }

  private async becomesAbsent(guest: Guest): Promise<void> {
    const { ledger, game, publish } = this.table;
    guest.absent = true;
    await ledger.change(({ lobby }) => {
      if (lobby.host === guest.person) replaceHost(lobby);
      if (seatOf(lobby, guest.person) === NO_SEAT) seating.remove(game, lobby, guest.person);
      return null;
    });
    publish();
  }

  private async isSeen({ person }: Guest, connection: Connection): Promise<void> {
    await this.table.ledger.change(({ lobby }) => {
      const shown = lobby.people[person];
      if (shown) shown.connection = connection;
      return null;
    });
  }

  kick(host: number, person: number): Promise<Answer> {
    return this.takeAway(person, CLOSE.kicked, ({ lobby, register }) => {
      const problem = seating.kickProblem(lobby, host, person);
      if (problem === null) sendAway(register, person, seatsOf(lobby, person));
      return problem;
    });
  }

  /** Undoes that somebody was sent away. They have their place again at once, and a CPU may keep it until they come. */
  async letBack(host: number, person: number): Promise<Answer> {
    const answer = await this.wish((lobby, { register }) => {
      if (lobby.host !== host) return { reason: 'notHost' };
      const back = letBack(register, person);
      if (!back) return { reason: 'noSuchPerson', field: 'person' };
      seating.readmit(lobby, person, back);
      return null;
    });
    if (answer === null) this.waitFor(this.guest(person));
    return answer;
  }

  leave(person: number): Promise<Answer> {
    return this.takeAway(person, CLOSE.left, ({ register }) => {
      delete register.known[person];
      return null;
    });
  }

  /** Changes what is agreed. When nobody may watch any more, those who do are told. */
  configure(host: number, changes: Requests['configure']): Promise<Answer> {
    return this.without(unwelcome, (lobby) => configure(this.table.game, lobby, host, changes));
  }

  /** A change to who asks for the seat of a CPU. Where nobody may watch, whoever does not ask any more has to go. */
  wish(make: Make): Promise<Answer> {
    const asked = askers(this.table.ledger.table.lobby);
    return this.without((lobby) => asked.filter((person) => !mayStay(lobby, person)), make);
  }

  /** Makes a change, after which these people are not at the table any more. */
  private async without(whom: (lobby: Lobby) => number[], make: Make): Promise<Answer> {
    const { ledger, game } = this.table;
    let gone: number[] = [];
    const answer = await ledger.change((draft) => {
      const { lobby, register } = draft;
      const problem = make(lobby, draft);
      gone = problem === null ? whom(lobby) : [];
      for (const person of gone) {
        seating.remove(game, lobby, person);
        delete register.known[person];
      }
      return problem;
    });
    if (answer === null) for (const person of gone) this.forget(person, CLOSE.unwatched);
    return answer;
  }

  /** Takes a person off the table for good. */
  private async takeAway(person: number, code: number, make: (draft: Table) => Answer): Promise<Answer> {
    const { ledger, game, play, thinkers } = this.table;
    const seats = seatsOf(ledger.table.lobby, person);
    const answer = await ledger.change((draft) => {
      const problem = make(draft);
      if (problem !== null) return problem;
      seating.remove(game, draft.lobby, person);
      if (thinkers.play(game.id)) for (const seat of seats) replaceLost(draft.lobby, seat);
      return null;
    });
    if (answer !== null) return answer;
    for (const seat of seats) play.letGo(seat);
    this.forget(person, code);
    return null;
  }

  /** Ends what there is of somebody who is not at the table any more. */
  private forget(person: number, code: number): void {
    const guest = this.guest(person);
    stopWaiting(guest);
    this.dismiss(guest, code);
    this.guests.delete(person);
    if (this.connected().length === 0) this.table.deserted();
  }

  /** Ends a connection whose person goes on elsewhere or not at all. */
  private dismiss(guest: Guest, code: number): void {
    const { client } = guest;
    guest.client = null;
    if (client) this.table.hangUp(client, code);
  }

  private guest(person: number): Guest {
    let guest = this.guests.get(person);
    if (guest === undefined) {
      guest = { person, client: null, absent: false, patience: [] };
      this.guests.set(person, guest);
    }
    return guest;
  }
}

function stopWaiting(guest: Guest): void {
  for (const callOff of guest.patience.splice(0)) callOff();
}

/** Ready state of a socket that is not being closed. */
const OPEN = 1;
const isClosed = (client: Client): boolean => (client.ref as unknown as { readyState: number }).readyState !== OPEN;
