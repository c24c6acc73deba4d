import type { Choice } from '@landfall/shared/engine/cpus.ts';
import type { Game, Seat } from '@landfall/shared/engine/game.ts';
import { IllegalAction, type Turn } from '@landfall/shared/engine/match.ts';
import { reasonsAreOpen } from '@landfall/shared/engine/secrets.ts';
import type { Requests } from '@landfall/shared/protocol/room.ts';
import type { CpuMove } from '@landfall/shared/protocol/state.ts';
import type { Author, Stuck } from '../archive/archive.ts';
import type { Config } from '../config.ts';
import type { Thinkers } from '../cpu/thinkers.ts';
import { settingOf, startProblem } from './agreement.ts';
import { Cpus } from './cpus.ts';
import { forgetHalts } from './halting.ts';
import { noteKnown } from './known.ts';
import type { Ledger, Table } from './ledger.ts';
import { cpuFor, isCpu } from './notes.ts';
import { SLOWNESS } from './pace.ts';
import { type Later, Pacer } from './pacer.ts';
import { type Answer, type Lobby, NO_SEAT, NOBODY, ownSeat, seatsOf } from './seating.ts';
import { type Move, Session } from './session.ts';
import { TurnClocks } from './turnClocks.ts';
import type { Watchdog } from './watchdog.ts';

export interface PlayedTable {
  game: Game;
  code: string;
  ledger: Ledger;
  config: Config;
  thinkers: Thinkers;
  /** Runs something in the table's turn, and again if it could not be saved. */
  later: Later;
  isAnybodyThere(): boolean;
  /** Something has changed that nobody asked for just now. */
  changed(): void;
  watchdog: Pick<Watchdog, 'isStuck' | 'fails'>;
}

/** Who asks for the steps that play themselves. */
const THE_TABLE: Author = { person: 0, id: '' };

/** The rounds played at a table: who may do what when, and the steps that play themselves. */
export class Play {
  readonly pacer: Pacer;
  readonly cpus: Cpus;
  readonly clocks: TurnClocks;
  private readonly table: PlayedTable;
  private stepIsDue = false; // and waits only for the CPUs
  private settledFor = '';

  constructor(table: PlayedTable) {
    this.table = table;
    const { config, later, changed } = table;
    this.clocks = new TurnClocks(table);
    this.cpus = new Cpus({
      ...table,
      isOutOfTime: (seat) => this.clocks.isOut(seat),
      play: (choice) => this.actFor(choice),
      allDecline: (failure) => this.allCpusDecline(failure),
    });
    this.pacer = new Pacer(config, { later, changed, step: () => this.step() });
  }

  get session(): Session | null {
    return this.table.ledger.table.session;
  }

  get ply(): number {
    return this.session?.version ?? 0;
  }

  start(person: number): Promise<Answer> {
    return this.table.ledger.change((draft) => this.begin(draft, person));
  }

  /** Begins a round in a draft of the table. */
  begin(draft: Table, person: number): Answer {
    const { game } = this.table;
    const problem = startProblem(game, draft.lobby, person);
    if (problem) return problem;
    draft.session = Session.begin(game, settingOf(draft.lobby), draft.lobby.seed);
    draft.lobby.phase = 'playing';
    forgetHalts(draft.lobby);
    draft.lobby.pauses = [];
    draft.lobby.round++;
    if (draft.lobby.seed !== '') noteKnown(draft.lobby, draft.lobby.daily === '' ? 'chosen' : 'daily');
    return null;
  }

  /** Plays what a person asks for, unless it was played before. */
  async act(person: number, { id, ply, action, seat: named }: Requests['act']): Promise<Answer | 'repeated'> {
    const { ledger } = this.table;
    const { lobby, session } = ledger.table;
    const seat = ownSeat(lobby, person, named);
    if (ledger.hasAccepted({ person, id })) return 'repeated';
    if (seat === NO_SEAT) return { reason: 'notSeated' };
    if (session === null || lobby.phase !== 'playing') return { reason: 'notNow' };
    if (lobby.pausedBy !== NOBODY) return { reason: 'paused' };
    if (ply !== session.version) return { reason: 'moved' };
    if (this.pacer.holdsUp(seat, action) && lobby.seats[this.pacer.heldBy]?.person !== person)
      return { reason: 'held' };
    let move: Move;
    try {
      move = session.plan(seat, action);
    } catch (error) {
      if (!(error instanceof IllegalAction)) {
        this.seekWayOut(session, error);
        throw error;
      }
      const reason = session.canAct(seat) ? 'notLegal' : 'notYourTurn';
      return error.why === null ? { reason } : { reason, problem: error.why };
    }
    const isBack = lobby.seats[seat]!.cpu !== '';
    await this.play(move, { seat, action }, { person, id }, isBack ? giveBack(seat) : undefined);
    return null;
  }

  hold(person: number, { on, seat: named }: Requests['hold']): Answer {
    const { lobby } = this.table.ledger.table;
    const first = ownSeat(lobby, person, named);
    if (first === NO_SEAT) return { reason: 'notSeated' };
    const own = seatsOf(lobby, person);
    if (on) {
      const held = this.pacer.hold(own.find((seat) => named === undefined && this.pacer.mayHold(seat)) ?? first);
      if (held === null) this.stepIsDue = false;
      return held;
    }
    for (const seat of own) this.pacer.release(seat);
    return null;
  }

  /** Somebody wants to do nothing before the step that is due. Once all who could have said so, it need not wait. */
  async waive(person: number, { ply, seat: named }: Requests['waive']): Promise<Answer> {
    const { lobby } = this.table.ledger.table;
    const first = ownSeat(lobby, person, named);
    if (first === NO_SEAT) return { reason: 'notSeated' };
    if (ply !== this.ply) return { reason: 'moved' };
    const answer = this.pacer.waive(named === undefined ? seatsOf(lobby, person) : [first]);
    if (answer === null && !this.pacer.isOpen) await this.step();
    return answer;
  }

  /** Ends the hold of a seat whose person has left it or the line. */
  letGo(seat: Seat): void {
    this.pacer.release(seat);
  }

  /** What a CPU did last, if the last action was one of a CPU. */
  get cpuMove(): CpuMove | null {
    const { session } = this;
    const last = session?.recording.log.at(-1);
    if (!last || 'undo' in last || !isCpu(session!.by.at(-1)!)) return null;
    return last.reason ? { seat: last.seat, reason: last.reason } : { seat: last.seat };
  }

  /** Brings the pace in line with the match, with who is there and with who plays for whom; may be called at any time. */
  look(): void {
    if (this.circumstances !== this.settledFor) this.settle();
  }

  private settle(): void {
    const { lobby, session } = this.table.ledger.table;
    const outlook = this.isOn ? session?.outlook : undefined;
    this.settledFor = this.circumstances;
    this.stepIsDue = false;
    const byPeople = (seat: Seat) => lobby.seats[seat]?.cpu === '';
    const seen = outlook ? { ...outlook, interveners: outlook.interveners.filter(byPeople) } : null;
    const isOfCpu = seen?.automatic ? !byPeople(seen.automatic.seat) : false;
    this.pacer.arm(seen, this.table.isAnybodyThere(), isOfCpu ? SLOWNESS[lobby.pace] : 1);
  }

  /** All that the pace depends on. */
  private get circumstances(): string {
    const { round, seats } = this.table.ledger.table.lobby;
    const levels = seats.map(({ cpu }) => cpu);
    return JSON.stringify([round, this.ply, this.isOn, this.table.isAnybodyThere(), levels]);
  }

  private get isOn(): boolean {
    const { phase, pausedBy } = this.table.ledger.table.lobby;
    return phase === 'playing' && pausedBy === NOBODY && !this.table.watchdog.isStuck;
  }

  /** A CPU has made up its mind about the present position. */
  private async actFor(choice: Choice): Promise<boolean> {
    const { session } = this;
    if (!session) return false;
    const move = this.moveOf(session, choice);
    if (!move) return false;
    const { seat, action } = move.entry as Turn;
    const { person } = this.table.ledger.table.lobby.seats[seat]!;
    const reason = action === choice.action ? choice.reason : undefined;
    const entry = reason && reasonsAreOpen(this.table.game) ? { seat, action, reason } : { seat, action };
    await this.play({ ...move, entry }, { seat, action }, { person: cpuFor(person), id: '' });
    this.table.changed();
    return true;
  }

  /** The move that a CPU has chosen. Where the rules break over it, one that they do not break over, if that is owed. */
  private moveOf(session: Session, { seat, action }: Choice): Move | null {
    try {
      return session.plan(seat, action);
    } catch (error) {
      this.table.config.log.error('cpu', error);
      const { automatic, waitingFor } = session.outlook;
      if (automatic || !waitingFor.includes(seat)) return null;
      const other = session.firstSound(seat);
      if (!other) this.seekWayOut(session, error);
      return other;
    }
  }

  private async allCpusDecline(failure: unknown): Promise<void> {
    if (this.stepIsDue) return this.step();
    const { seats } = this.table.ledger.table.lobby;
    const { automatic = null, waitingFor = [] } = this.session?.outlook ?? {};
    if (failure && !automatic && waitingFor.every((seat) => seats[seat]!.cpu !== '')) this.isStuckBy(failure);
  }

  /** The rules broke over what somebody wanted to do. If they break over everything else, too, nobody can go on. */
  private seekWayOut(session: Session, error: unknown): void {
    if (!session.outlook.waitingFor.some((seat) => session.firstSound(seat))) this.isStuckBy(error);
  }

  private isStuckBy(error: unknown, why: Stuck = 'noAction'): void {
    this.table.watchdog.fails(why, error);
    this.pacer.stop();
    this.table.changed();
  }

  private async play(
    move: Move,
    { seat, action }: { seat: Seat; action: unknown },
    ...saved: [by: Author, also?: (lobby: Lobby) => void]
  ): Promise<void> {
    await this.table.ledger.append(move, ...saved);
    this.pacer.played(seat, action);
    this.settle();
  }

  /** The moment after which an automatic step follows has passed. */
  private async step(): Promise<void> {
    const { session } = this;
    const automatic = session?.outlook.automatic;
    if (!session || !automatic) return;
    this.stepIsDue = this.cpus.isAsking;
    if (this.stepIsDue) return;
    let move: Move;
    try {
      move = session.plan(automatic.seat, automatic.action);
    } catch (error) {
      return this.isStuckBy(error, 'step');
    }
    await this.play(move, automatic, THE_TABLE);
    this.table.changed();
  }
}

/** Whoever acts on their seat has it back from the CPU. */
const giveBack =
  (seat: Seat) =>
  ({ seats }: Lobby): void => {
    seats[seat]!.cpu = '';
  };
