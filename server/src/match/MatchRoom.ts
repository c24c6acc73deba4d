import type { Client } from '@colyseus/core';
import type { Game, Seat } from '@landfall/shared/engine/game.ts';
import type { TableSummary } from '@landfall/shared/protocol/http.ts';
import type { Refusal } from '@landfall/shared/protocol/refusals.ts';
import { CLOSE, type Reply, type Requests } from '@landfall/shared/protocol/room.ts';
import { type Archive, type SavedTable, TableTaken } from '../archive/archive.ts';
import type { Config } from '../config.ts';
import type { Thinkers } from '../cpu/thinkers.ts';
import { Absences } from './absences.ts';
import { Entrance, type Entry, type Visit } from './entrance.ts';
import { type ExportedRound, exportOf } from './export.ts';
import { EndVotes } from './halting.ts';
import { type Handlers, handlersOf, isThought, type Outcome, replyOf } from './handlers.ts';
import { Hints } from './hints.ts';
import { Ledger, NotSaved } from './ledger.ts';
import { Notes } from './notes.ts';
import type { Later } from './pacer.ts';
import { People } from './people.ts';
import { Play } from './play.ts';
import { Queue } from './queue.ts';
import type { Ticket } from './register.ts';
import { seenRound } from './replay.ts';
import type { Replays } from './replays.ts';
import { BY_ITSELF, fieldOf, isRequest, REQUESTS } from './requests.ts';
import { SafeRoom } from './SafeRoom.ts';
import { type Lobby, type Refused, seatOf } from './seating.ts';
import type { Session } from './session.ts';
import { Stories } from './stories.ts';
import { summaryOf } from './summary.ts';
import { laterInTurn } from './turns.ts';
import { Undo } from './undo.ts';
import { Watchdog } from './watchdog.ts';
import { keepLargerBuffer } from './wholeState.ts';
import { newWireState, plainState, Wire } from './wire.ts';

export interface RoomOptions {
  game: Game;
  thinkers: Thinkers;
  saved: SavedTable;
  archive: Archive;
  replays: Replays;
  config: Config;
  /** The socket of somebody who came in; for finding connections that died silently. */
  watchSocket(client: Client): void;
  /** The table is no longer in memory, and everything about it is in the archive. */
  onGone(code: string): void;
}

const IDLE_PATCHES_MS = 3_600_000;

/** Hosts one table of any game. It knows people, seats and sockets; the rules live in shared. */
export class MatchRoom extends SafeRoom {
  // The framework would send by the clock; here every change is sent at once, and `null` would start a 60 Hz timer.
  override patchRate = IDLE_PATCHES_MS;
  // The table outlives its connections: people come back to it after a dead battery, too.
  override autoDispose = false;

  private options!: RoomOptions;
  private ledger!: Ledger;
  private people!: People;
  private entrance!: Entrance;
  private play!: Play;
  private absences!: Absences;
  private endVotes!: EndVotes;
  private undo!: Undo;
  private watchdog!: Watchdog;
  private hints!: Hints;
  private handlers!: Handlers;
  private wire!: Wire;
  private inTurn!: Later;
  private readonly notes = new Notes();
  /** Everything that reads or changes the table happens in here, so that nobody sees it half way to the archive. */
  private readonly queue = new Queue();
  private endIdling: () => void = () => {};
  private going: Promise<void> | null = null;

  /** Joining through the framework's own matchmaking is never allowed: reservations are made by the API alone. */
  static override async onAuth(): Promise<boolean> {
    return false;
  }

  override onCreate(options: RoomOptions): void {
    const { game, saved, archive, config, thinkers } = options;
    const { code } = saved;
    this.options = options;
    this.config = config;
    this.seatReservationTimeout = config.reservationSeconds;
    const { publish } = this;
    const later = laterInTurn({ config, later: this.later, inQueue: (run) => this.inQueue(run) });
    this.inTurn = later;
    const ledger = new Ledger(game, saved, { archive, log: config.log });
    const isAnybodyThere = () => this.people.isAnybodyThere;
    const watchdog = new Watchdog({ code, archive, ledger, log: config.log, later });
    const play = new Play({ game, code, config, thinkers, ledger, later, isAnybodyThere, changed: publish, watchdog });
    const hangUp = (client: Client, code: number) => this.hangUp(client, code);
    const deserted = () => this.idleFor(config.idleMs);
    this.ledger = ledger;
    this.play = play;
    this.watchdog = watchdog;
    this.hints = new Hints({ game, code, config, thinkers, ledger });
    this.endVotes = new EndVotes({ ledger, later, ended: publish });
    this.undo = new Undo({ config, ledger, watchdog, later, changed: publish });
    const now = () => performance.now();
    const isHostMissed = (lobby: Lobby) => this.people.isHostMissed(lobby);
    const attended = { game, config, thinkers, ledger, watchdog, later, isAnybodyThere, isHostMissed, publish, now };
    this.absences = new Absences(attended);
    this.people = new People({ game, config, thinkers, ledger, play, later, publish, hangUp, deserted });
    this.entrance = new Entrance({ config, ledger, people: this.people, publish });
    const { absences, entrance, hints, people, undo } = this;
    const stories = new Stories({ config, ledger });
    this.handlers = handlersOf({ game, thinkers, ledger, play, undo, hints, stories, absences, people, entrance });
    this.wire = new Wire(newWireState(game));
    this.state = this.wire.state;
    keepLargerBuffer(this);
    for (const name of Object.keys(REQUESTS))
      this.onMessage(name, (client, payload) => this.answer(client, name as keyof Requests, payload));
    this.idleFor(ledger.table.register.lastNumber === 0 ? config.unusedMs : config.idleMs);
    this.publish();
  }

  override async onDispose(): Promise<void> {
    this.hints.callOff();
    await this.queue.idle();
    await super.onDispose();
    this.options.onGone(this.code);
  }

  get summary(): TableSummary {
    return summaryOf(this.code, this.options.game, this.lobby);
  }

  get isListed(): boolean {
    return this.lobby.listed && this.lobby.phase === 'lobby' && this.summary.open > 0;
  }

  /** Nobody is connected, so the table can as well wait in the archive. */
  get isDeserted(): boolean {
    return this.people.connected().length === 0;
  }

  /** The game that is being played, or was played last. */
  get played(): Session | null {
    return this.play.session;
  }

  /** A round to be seen again, as JSON, for somebody with this secret, if they have one. @throws NotSaved */
  async replay(round: number, secret: string | null): Promise<Buffer | Refused> {
    const seen = await this.inQueue(() => seenRound({ ...this.options, ledger: this.ledger }, round, secret));
    return 'reason' in seen ? seen : this.options.replays.of(seen);
  }

  /**
   * A round as it is kept, for somebody with this secret, if they have one.
   * @throws NotSaved
   */
  export(round: number, secret: string | null): Promise<ExportedRound | Refused> {
    return this.inQueue(() =>
      exportOf({ ...this.options, ledger: this.ledger, watchdog: this.watchdog }, round, secret),
    );
  }

  /** Resolves when the table has been left to the archive, if that is what is going on; null otherwise. */
  get gone(): Promise<void> | null {
    return this.going;
  }

  /** Whether somebody shows a secret or a key that is good here. */
  knows(visit: Visit): boolean {
    return this.entrance.knows(visit);
  }

  /** Whether whoever has this secret is connected. */
  isHere(secret: string): boolean {
    return this.entrance.isHere(secret);
  }

  /** @throws NotSaved, TableTaken */
  async letIn(visit: Visit): Promise<Entry | Refused> {
    if (this.going) throw new TableTaken(); // nothing is waited for any more, so it might come too late
    return this.inQueue(() => this.entrance.letIn(visit));
  }

  override async onJoin(client: Client, ticket: Ticket): Promise<void> {
    await this.inQueue(async () => {
      this.sendCopies(client);
      await this.people.enter(client, ticket);
      this.endIdling();
    });
    this.options.watchSocket(client);
  }

  /** Returns at once, because the framework waits for it before it lets the room go. */
  override onLeave(client: Client): void {
    this.wire.forget(client);
    this.inQueue(() => this.people.left(client)).catch((error) => this.config.log.error('leaving', error));
  }

  protected override understands(name: string): boolean {
    return isRequest(name);
  }

  protected override refusal(reason: Refusal): Reply {
    return this.reply({ reason });
  }

  private async answer(client: Client, name: keyof Requests, payload: unknown): Promise<Reply> {
    const { data, error } = REQUESTS[name].safeParse(payload);
    if (error) {
      this.complain(client);
      return this.reply({ reason: 'badRequest', ...fieldOf(error) });
    }
    const askedAt = performance.now();
    const reply = this.inQueue(async () => {
      const guest = this.people.behind(client);
      if (guest === null) return this.refusal('noSuchPerson');
      // Whoever was waiting while saving failed is told the same at once, instead of waiting for another failure.
      if (this.ledger.failedAt > askedAt) return this.refusal('notSaved');
      if (this.ledger.isReadOnly) return this.refusal('notNow');
      if (!BY_ITSELF.includes(name)) await this.absences.hear(guest.person);
      const outcome = await this.handlers[name](guest.person, data as never);
      if (outcome === null) this.publish();
      return isThought(outcome) ? outcome : this.reply(outcome);
    });
    const settled = reply.then(async (given) => (isThought(given) ? this.reply(await given.thinking) : given));
    return settled.catch((failure) => this.refusal(this.reasonFor(failure, name)));
  }

  private reasonFor(failure: unknown, name: string): Refusal {
    if (failure instanceof NotSaved || failure instanceof TableTaken) return 'notSaved';
    this.config.log.error(name, failure);
    return 'internal';
  }

  private reply(outcome: Outcome): Reply {
    return replyOf(outcome, this.play.ply);
  }

  /** Runs something in the table's turn, and lets the table go if it turns out that another process has it. */
  private inQueue<T>(run: () => T | Promise<T>): Promise<T> {
    return this.queue.run(async () => {
      try {
        return await run();
      } catch (error) {
        if (error instanceof TableTaken) this.close(CLOSE.elsewhere);
        throw error;
      }
    });
  }

  /** Sends what has changed to everybody: the one patch that an action causes. */
  private readonly publish = (): void => {
    const { ledger, people, play, absences, code } = this;
    const { game, thinkers } = this.options;
    people.look();
    absences.look();
    this.watchdog.look();
    this.endVotes.look();
    this.undo.look();
    play.look();
    play.clocks.look();
    play.cpus.look();
    this.hints.look();
    const seats = new Map<Client, Seat>();
    for (const { client, person } of people.connected()) seats.set(client!, seatOf(this.lobby, person));
    const cpus = thinkers.play(game.id);
    const { pacer, cpuMove } = play;
    const { isStuck } = this.watchdog;
    const shown = { code, game, ledger, undo: this.undo.shown, isStuck, pacer, cpus, cpuMove };
    const notes = this.notes.of(ledger.table);
    this.wire.update(plainState({ ...shown, clocks: play.clocks.left, takeovers: absences.left, notes }), seats);
    this.broadcastPatch();
  };

  private hangUp(client: Client, code: number): void {
    this.wire.forget(client);
    this.later(0, () => client.leave(code));
  }

  private idleFor(ms: number): void {
    this.endIdling();
    this.endIdling = this.inTurn(ms, () => this.close());
  }

  /** Leaves the table to the archive. */
  close(code?: number): void {
    if (this.going) return;
    this.dropReservations();
    this.going = this.disconnect(code).catch((error) => this.config.log.error('closing a table', error));
  }

  private get code(): string {
    return this.options.saved.code;
  }

  private get lobby(): Lobby {
    return this.ledger.table.lobby;
  }
}
