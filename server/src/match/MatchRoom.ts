import { type Client, ServerError } from '@colyseus/core';
import type { Game, Seat, Setting } from '@landfall/shared/engine/game.ts';
import type { TableSummary } from '@landfall/shared/protocol/http.ts';
import { cleanName } from '@landfall/shared/protocol/name.ts';
import type { Refusal } from '@landfall/shared/protocol/refusals.ts';
import { CLOSE, type Reply, type Requests } from '@landfall/shared/protocol/room.ts';
import type { Config } from '../config.ts';
import { type Guest, Guests, rememberAction } from './guests.ts';
import { Play } from './play.ts';
import { fieldOf, isRequest, REQUESTS } from './requests.ts';
import { SafeRoom } from './SafeRoom.ts';
import * as seating from './seating.ts';
import { type Answer, type Lobby, NO_SEAT, NOBODY, type Refused, seatOf } from './seating.ts';
import type { Session } from './session.ts';
import { newWireState, plainState, Wire } from './wire.ts';

/** What a table is opened with. The setting is already known to be possible. */
export interface Opening {
  code: string;
  game: Game;
  setting: Setting;
  seed: string;
  listed: boolean;
}

export interface RoomOptions extends Opening {
  config: Config;
  /** The socket of somebody who came in; for finding connections that died silently. */
  watchSocket(client: Client): void;
  /** The table is no more. */
  onGone(code: string): void;
}

type Handlers = { [name in keyof Requests]: (guest: Guest, payload: Requests[name]) => Answer | 'repeated' };

const IDLE_PATCHES_MS = 3_600_000;

/** Hosts one table of any game. It knows people, seats and sockets; the rules live in shared. */
export class MatchRoom extends SafeRoom {
  // The framework would send by the clock; here every change is sent at once, and `null` would start a 60 Hz timer.
  override patchRate = IDLE_PATCHES_MS;
  // The table outlives its connections: people come back to it after a dead battery, too.
  override autoDispose = false;

  private options!: RoomOptions;
  private lobby!: Lobby;
  private guests!: Guests;
  private wire!: Wire;
  private play!: Play;
  private endIdling: () => void = () => {};

  /** Joining through the framework's own matchmaking is never allowed: reservations are made by the API alone. */
  static override async onAuth(): Promise<boolean> {
    return false;
  }

  override onCreate(options: RoomOptions): void {
    this.options = options;
    this.config = options.config;
    this.seatReservationTimeout = options.config.reservationSeconds;
    this.lobby = seating.newLobby(options.game, options.setting, options);
    this.guests = new Guests(options.config.mostGuests);
    this.wire = new Wire(newWireState(options.game));
    const isAnybodyThere = () => this.guests.connected().length > 0;
    const { lobby, later, publish } = this;
    this.play = new Play({ ...options, lobby, later, isAnybodyThere, changed: publish });
    this.state = this.wire.state;
    for (const name of Object.keys(REQUESTS))
      this.onMessage(name, (client, payload) => this.answer(client, name as keyof Requests, payload));
    this.endIdling = this.later(options.config.unusedMs, this.close);
    this.publish();
  }

  override onDispose(): void {
    super.onDispose();
    this.options.onGone(this.options.code);
  }

  get summary(): TableSummary {
    const { code, game } = this.options;
    const { phase, seats, people } = this.lobby;
    const seated = seats.filter(({ person }) => person !== NOBODY);
    const names = seated.map(({ person }) => people[person]!.name);
    return { code, game: game.id, phase, seats: seats.length, open: seats.length - seated.length, people: names };
  }

  get isListed(): boolean {
    return this.lobby.listed && this.lobby.phase === 'lobby' && this.summary.open > 0;
  }

  /** The game that is being played, or was played last. */
  get played(): Session | null {
    return this.play.session;
  }

  /** Recognises a person by the secret, or lets a new one in under a name; the seat is taken when the socket arrives. */
  recognise({
    name,
    secret,
    watch = false,
  }: {
    name?: string;
    secret?: string;
    watch?: boolean;
  }): { guest: Guest; secret: string } | Refused {
    if (secret !== undefined && this.guests.wasKicked(secret)) return { reason: 'kicked' };
    const known = secret === undefined ? undefined : this.guests.withSecret(secret);
    if (known && secret !== undefined) return { guest: known, secret };
    const clean = cleanName(name ?? '');
    if (clean === '') return { reason: 'badRequest', field: 'name' };
    const isHere = (guest: Guest) => this.lobby.people[guest.number] !== undefined;
    return this.guests.add(clean, watch, isHere) ?? { reason: 'tableFull' };
  }

  override onJoin(client: Client, { person }: { person: number }): void {
    const guest = this.guests.get(person);
    if (guest === undefined) throw new ServerError(CLOSE.kicked, 'no longer welcome');
    if (guest.client) this.dismiss(guest, CLOSE.replaced);
    guest.client = client;
    client.userData = guest;
    this.sendCopies(client);
    this.options.watchSocket(client);
    this.welcome(guest);
    this.publish();
  }

  private welcome(guest: Guest): void {
    for (const callOff of guest.patience.splice(0)) callOff();
    guest.absent = false;
    const person = this.lobby.people[guest.number];
    if (person) person.connection = 'online';
    else seating.admit(this.lobby, guest.number, guest);
    if (this.guests.get(this.lobby.host)?.absent) seating.replaceHost(this.lobby);
    this.endIdling();
    if (this.guests.connected().length === 1) this.play.settle();
  }

  override onLeave(client: Client): void {
    this.wire.forget(client);
    const guest = client.userData as Guest | undefined;
    if (guest?.client !== client) return;
    guest.client = null;
    this.miss(guest);
    this.publish();
  }

  /** Somebody's connection is gone: first it may be trouble, then they are away, then the table goes on without. */
  private miss(guest: Guest): void {
    const { troubleMs, absentMs, idleMs } = this.config;
    this.lobby.people[guest.number]!.connection = 'trouble';
    guest.patience = [
      this.later(troubleMs, () => this.becomesAway(guest)),
      this.later(absentMs, () => this.becomesAbsent(guest)),
    ];
    this.play.letGo(guest.number);
    if (this.guests.connected().length > 0) return;
    this.play.settle();
    this.endIdling = this.later(idleMs, this.close);
  }

  private becomesAway(guest: Guest): void {
    this.lobby.people[guest.number]!.connection = 'away';
    this.publish();
  }

  private becomesAbsent(guest: Guest): void {
    guest.absent = true;
    if (this.lobby.host === guest.number) seating.replaceHost(this.lobby);
    if (seatOf(this.lobby, guest.number) === NO_SEAT) seating.remove(this.options.game, this.lobby, guest.number);
    this.publish();
  }

  private readonly handlers: Handlers = {
    act: (guest, request) => {
      const answer = this.play.act(guest.number, request, guest.acted);
      if (answer === null) rememberAction(guest, request.id);
      return answer;
    },
    hold: (guest, { on }) => this.play.hold(guest.number, on),
    sit: (guest, { seat }) => seating.sit(this.lobby, guest.number, seat),
    stand: (guest) => {
      this.play.letGo(guest.number);
      guest.watch = true;
      return seating.stand(this.options.game, this.lobby, guest.number);
    },
    ready: (guest, { ready }) => seating.setReady(this.lobby, guest.number, ready),
    choose: (guest, choice) => seating.choose(this.options.game, this.lobby, guest.number, choice),
    configure: (guest, changes) => seating.configure(this.options.game, this.lobby, guest.number, changes),
    start: (guest) => this.play.start(guest.number),
    kick: (guest, { person }) => this.kick(guest, person),
    leave: (guest) => {
      this.forget(guest, CLOSE.left);
      this.guests.remove(guest);
      return null;
    },
    again: (guest) => seating.again(this.lobby, guest.number),
    rename: (guest, { name }) => this.rename(guest, name),
  };

  protected override understands(name: string): boolean {
    return isRequest(name);
  }

  protected override refusal(reason: Refusal): Reply {
    return this.reply({ reason });
  }

  private answer(client: Client, name: keyof Requests, payload: unknown): Reply {
    const guest = client.userData as Guest | undefined;
    if (guest?.client !== client) return this.refusal('noSuchPerson');
    const { data, error } = REQUESTS[name].safeParse(payload);
    if (error) {
      this.complain(client);
      return this.reply({ reason: 'badRequest', ...fieldOf(error) });
    }
    return this.reply(this.attempt(guest, name, data as never));
  }

  private attempt(guest: Guest, name: keyof Requests, payload: never): Answer | 'repeated' {
    try {
      const answer = this.handlers[name](guest, payload);
      if (answer === null) this.publish();
      return answer;
    } catch (error) {
      this.config.log.error(name, error);
      return { reason: 'internal' };
    }
  }

  private reply(answer: Answer | 'repeated'): Reply {
    const { ply } = this.play;
    if (answer === null) return { status: 'accepted', ply };
    if (answer === 'repeated') return { status: 'repeated', ply };
    return { status: 'refused', ply, ...answer };
  }

  private kick(guest: Guest, person: number): Answer {
    const problem = seating.kickProblem(this.lobby, guest.number, person);
    const other = this.guests.get(person);
    if (problem || !other) return problem;
    this.forget(other, CLOSE.kicked);
    this.guests.kick(other);
    return null;
  }

  private rename(guest: Guest, name: string): Answer {
    const clean = cleanName(name);
    if (clean === '') return { reason: 'badRequest', field: 'name' };
    const problem = seating.rename(this.lobby, guest.number, clean);
    if (problem === null) guest.name = clean;
    return problem;
  }

  /** Takes a person off the table for good. */
  private forget(guest: Guest, code: number): void {
    for (const callOff of guest.patience.splice(0)) callOff();
    this.play.letGo(guest.number);
    seating.remove(this.options.game, this.lobby, guest.number);
    if (guest.client) this.dismiss(guest, code);
    if (this.guests.connected().length > 0) return;
    this.play.settle();
    this.endIdling = this.later(this.config.idleMs, this.close);
  }

  /** Ends a connection whose person goes on elsewhere or not at all, after what is being answered has been sent. */
  private dismiss(guest: Guest, code: number): void {
    const { client } = guest;
    guest.client = null;
    if (client === null) return;
    this.wire.forget(client);
    this.later(0, () => client.leave(code));
  }

  /** Sends what has changed to everybody: the one patch that an action causes. */
  private readonly publish = (): void => {
    const { code, game } = this.options;
    const { session, pacer } = this.play;
    const seats = new Map<Client, Seat>();
    for (const { client, number } of this.guests.connected()) seats.set(client!, seatOf(this.lobby, number));
    this.wire.update(plainState({ code, game, lobby: this.lobby, session, pacer }), seats);
    this.broadcastPatch();
  };

  private readonly close = (): void => {
    this.disconnect().catch((error) => this.config.log.error('closing a table', error));
  };
}
