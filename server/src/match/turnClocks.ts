import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Config } from '../config.ts';
import type { Thinkers } from '../cpu/thinkers.ts';
import type { Ledger } from './ledger.ts';
import type { Later } from './pacer.ts';
import { type Lobby, NOBODY } from './seating.ts';
import type { Session } from './session.ts';

export interface ClockedTable {
  config: Pick<Config, 'turnSecondMs' | 'turnGraceMs'>;
  ledger: { table: Pick<Ledger['table'], 'lobby' | 'session'> };
  thinkers: Pick<Thinkers, 'play'>;
  game: { id: string };
  later: Later;
  isAnybodyThere(): boolean;
  /** Somebody has run out of time, or is not waited for any more. */
  changed(): void;
  now?(): number; // ms
}

/** What is left of one decision. */
interface Clock {
  left: number; // ms, when it was looked at last
  gone: number; // ms its person was waited for until then
  counts: Counted | null; // what has passed by since then; null while it stands still
  since: number;
  isGone: boolean; // its person has no connection
  hadGrace: boolean;
  isOut: boolean;
  callOff(): void;
}

/** What a clock counts: the time for the decision, or how long whoever owes it is gone. */
type Counted = 'left' | 'gone';

/**
 * How long everybody has for the decision they owe. Nobody but the person can change their clock: what the others do neither
 * stops nor renews it. It stands still while the game is paused, nobody is here, or its person is gone and either counted down
 * until a CPU plays for them or waited for without end; after a restart it begins anew. When it has run out a CPU decides this once.
 */
export class TurnClocks {
  private readonly table: ClockedTable;
  private readonly clocks = new Map<Seat, Clock>();
  /** What was left when a seat acted last, for the case that it takes that back. */
  private readonly leftThen = new Map<Seat, number>();
  private session: Session | null = null;
  private read = 0; // so many entries of the log

  constructor(table: ClockedTable) {
    this.table = table;
  }

  /** Looks who owes a decision, and whose clock has to run; may be called at any time. */
  look(): void {
    const { session, lobby } = this.table.ledger.table;
    const isOn = lobby.turnTime > 0 && lobby.phase === 'playing' && this.table.thinkers.play(this.table.game.id);
    const timed = isOn ? session : null;
    if (timed !== this.session) this.begin(timed);
    if (!timed) return;
    const wasTakenBack = this.catchUp(timed);
    const owing = owingIn(timed, lobby);
    for (const seat of [...this.clocks.keys()]) if (!owing.includes(seat)) this.drop(seat);
    for (const seat of owing) {
      const then = wasTakenBack ? this.leftThen.get(seat) : undefined;
      const left = then ?? lobby.turnTime * this.table.config.turnSecondMs;
      if (!this.clocks.has(seat)) this.clocks.set(seat, newClock(left));
      this.settle(seat, this.clocks.get(seat)!);
    }
  }

  /** Seconds left, by seat; nothing for seats that a CPU plays. */
  get left(): Record<string, number> {
    const { lobby } = this.table.ledger.table;
    const byPeople = [...this.clocks].filter(([seat]) => lobby.seats[seat]?.cpu === '');
    const seconds = (clock: Clock) => Math.ceil(this.leftOf(clock) / this.table.config.turnSecondMs);
    return Object.fromEntries(byPeople.map(([seat, clock]) => [seat, seconds(clock)]));
  }

  /** Whether a CPU has to decide this once. */
  isOut(seat: Seat): boolean {
    return this.clocks.get(seat)?.isOut ?? false;
  }

  private begin(session: Session | null): void {
    for (const seat of [...this.clocks.keys()]) this.drop(seat);
    this.leftThen.clear();
    this.session = session;
    this.read = session?.version ?? 0;
  }

  /** Ends the clocks of those who have acted since; tells whether something was taken back. */
  private catchUp({ recording: { log } }: Session): boolean {
    let wasTakenBack = false;
    for (; this.read < log.length; this.read++) {
      const entry = log[this.read]!;
      wasTakenBack = 'undo' in entry;
      const acted = 'undo' in entry ? [...this.clocks.keys()] : [entry.seat];
      for (const seat of acted) {
        const clock = this.clocks.get(seat);
        if (clock && !('undo' in entry)) this.leftThen.set(seat, this.leftOf(clock));
        this.drop(seat);
      }
    }
    return wasTakenBack;
  }

  private settle(seat: Seat, clock: Clock): void {
    this.halt(clock);
    this.noteAbsence(seat, clock);
    clock.counts = this.countedBy(seat, clock);
    if (clock.counts === 'left') clock.callOff = this.table.later(clock.left, () => this.runOut(seat, clock));
    if (clock.counts === 'gone') clock.callOff = this.table.later(this.mostGone - clock.gone, this.table.changed);
  }

  /** Stops a clock and keeps what it has counted. */
  private halt(clock: Clock): void {
    clock.callOff();
    clock.left = this.leftOf(clock);
    if (clock.counts === 'gone') clock.gone += this.now() - clock.since;
    clock.since = this.now();
    clock.counts = null;
  }

  private countedBy(seat: Seat, { isGone, gone, isOut }: Clock): Counted | null {
    const { pausedBy, seats } = this.table.ledger.table.lobby;
    if (isOut || pausedBy !== NOBODY || seats[seat]!.cpu !== '' || !this.table.isAnybodyThere()) return null;
    if (!isGone) return 'left';
    if (this.mostGone === 0) return null;
    // Who drops the line again and again does not gain more than one absence by it.
    return gone < this.mostGone ? 'gone' : 'left';
  }

  /** How long somebody is waited for, in ms; 0 for ever. */
  private get mostGone(): number {
    return this.table.ledger.table.lobby.absence * 1000;
  }

  /** Whoever is back has a moment at least, once. */
  private noteAbsence(seat: Seat, clock: Clock): void {
    const { seats, people } = this.table.ledger.table.lobby;
    const wasGone = clock.isGone;
    clock.isGone = people[seats[seat]!.person]?.connection !== 'online';
    if (!wasGone || clock.isGone || clock.hadGrace || clock.isOut) return;
    clock.left = Math.max(clock.left, this.table.config.turnGraceMs);
    clock.hadGrace = true;
  }

  private runOut(seat: Seat, clock: Clock): void {
    if (this.clocks.get(seat) !== clock) return;
    clock.isOut = true;
    this.table.changed();
  }

  private drop(seat: Seat): void {
    this.clocks.get(seat)?.callOff();
    this.clocks.delete(seat);
  }

  private leftOf({ left, counts, since, isOut }: Clock): number {
    if (isOut) return 0;
    return counts === 'left' ? Math.max(0, left - (this.now() - since)) : left;
  }

  private now(): number {
    return this.table.now?.() ?? performance.now();
  }
}

const newClock = (left: number): Clock => ({
  left,
  gone: 0,
  counts: null,
  since: 0,
  isGone: false,
  hadGrace: false,
  isOut: false,
  callOff() {},
});

/** People who have to decide something; the steps that play themselves wait for nobody. */
const owingIn = ({ outlook }: Session, { seats }: Lobby): Seat[] =>
  outlook.automatic ? [] : outlook.waitingFor.filter((seat) => seats[seat]!.person !== NOBODY);
