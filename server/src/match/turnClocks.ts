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
  /** Somebody has run out of time. */
  changed(): void;
  now?(): number; // ms
}

/** What is left of one decision. */
interface Clock {
  left: number; // ms, when it last stood still
  since: number | null; // when it began to run; null while it stands still
  goneSince: number | null; // when its person was lost; null while they are here
  gone: number; // ms they were gone before, all in all
  hadGrace: boolean;
  isOut: boolean;
  callOff(): void;
}

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
    this.noteAbsence(seat, clock);
    const runs = this.runs(seat, clock);
    if (runs && clock.since === null) this.start(seat, clock);
    if (!runs && clock.since !== null) this.stop(clock);
  }

  private runs(seat: Seat, { goneSince, gone }: Clock): boolean {
    const { pausedBy, seats, absence } = this.table.ledger.table.lobby;
    if (pausedBy !== NOBODY || seats[seat]!.cpu !== '' || !this.table.isAnybodyThere()) return false;
    if (goneSince === null) return true;
    // Who drops the line again and again does not gain more than one absence by it, unless that has no end.
    return absence > 0 && gone + this.now() - goneSince >= absence * 1000;
  }

  private noteAbsence(seat: Seat, clock: Clock): void {
    const { seats, people } = this.table.ledger.table.lobby;
    const isGone = people[seats[seat]!.person]?.connection !== 'online';
    if (isGone) clock.goneSince ??= this.now();
    if (isGone || clock.goneSince === null) return;
    clock.gone += this.now() - clock.goneSince;
    clock.goneSince = null;
    if (clock.hadGrace || clock.isOut) return;
    clock.left = Math.max(clock.left, this.table.config.turnGraceMs);
    clock.hadGrace = true;
  }

  private start(seat: Seat, clock: Clock): void {
    clock.since = this.now();
    clock.callOff = this.table.later(clock.left, () => {
      if (this.clocks.get(seat) !== clock) return;
      clock.isOut = true;
      this.table.changed();
    });
  }

  private stop(clock: Clock): void {
    clock.callOff();
    clock.left = this.leftOf(clock);
    clock.since = null;
  }

  private drop(seat: Seat): void {
    this.clocks.get(seat)?.callOff();
    this.clocks.delete(seat);
  }

  private leftOf({ left, since, isOut }: Clock): number {
    if (isOut) return 0;
    return since === null ? left : Math.max(0, left - (this.now() - since));
  }

  private now(): number {
    return this.table.now?.() ?? performance.now();
  }
}

const newClock = (left: number): Clock => ({
  left,
  since: null,
  goneSince: null,
  gone: 0,
  hadGrace: false,
  isOut: false,
  callOff() {},
});

/** People who have to decide something; the steps that play themselves wait for nobody. */
const owingIn = ({ outlook }: Session, { seats }: Lobby): Seat[] =>
  outlook.automatic ? [] : outlook.waitingFor.filter((seat) => seats[seat]!.person !== NOBODY);
