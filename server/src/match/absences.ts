import type { Thinkers } from '../cpu/thinkers.ts';
import type { Ledger } from './ledger.ts';
import type { Later } from './pacer.ts';
import { NOBODY } from './seating.ts';
import { STAND_IN } from './standIn.ts';

export interface AttendedTable {
  ledger: Pick<Ledger, 'table' | 'change'>;
  thinkers: Pick<Thinkers, 'play'>;
  game: { id: string };
  later: Later;
  isAnybodyThere(): boolean;
  publish(): void;
  /** In milliseconds, from whenever. */
  now(): number;
}

/** How long somebody has been waited for, since they went until they are back. */
interface Wait {
  promised: number; // seconds before a CPU plays for them
  waitedMs: number; // before the countdown began to run that runs now
  running: { since: number; callOff(): void } | null; // since: by the table's `now`
}

/**
 * Counts down until a CPU plays for somebody who is gone. Each countdown belongs to one person and ends as they return. A
 * pause only stops it, and nobody shortens it: the longest time that was agreed on since they went is theirs.
 */
export class Absences {
  private readonly table: AttendedTable;
  private readonly waits = new Map<number, Wait>();

  constructor(table: AttendedTable) {
    this.table = table;
  }

  /** Seconds until a CPU plays, by the number of the person who is gone. */
  get left(): Record<string, number> {
    const running = [...this.waits].filter(([, wait]) => wait.running);
    const secondsOf = (wait: Wait) => Math.max(1, Math.ceil(this.leftMs(wait) / 1000));
    return Object.fromEntries(running.map(([person, wait]) => [person, secondsOf(wait)]));
  }

  /** Looks who has come or gone; may be called at any time. */
  look(): void {
    const { absence } = this.table.ledger.table.lobby;
    const gone = new Set(this.gone());
    for (const [person, wait] of this.waits)
      if (!gone.has(person)) {
        this.halt(wait);
        this.waits.delete(person);
      }
    for (const person of gone) {
      const wait = this.waits.get(person) ?? { promised: 0, waitedMs: 0, running: null };
      this.waits.set(person, wait);
      const isLonger = absence > wait.promised;
      if (isLonger || !this.counts) this.halt(wait);
      if (isLonger) wait.promised = absence;
      if (this.counts && !wait.running) this.run(person, wait);
    }
  }

  /** Where nobody at all is connected, nobody is waited for. */
  private get counts(): boolean {
    const { absence, pausedBy } = this.table.ledger.table.lobby;
    return absence > 0 && pausedBy === NOBODY && this.table.isAnybodyThere();
  }

  /** Everybody whose seat nobody plays. */
  private gone(): number[] {
    const { ledger, thinkers, game } = this.table;
    const { phase, seats, people } = ledger.table.lobby;
    if (phase !== 'playing' || !thinkers.play(game.id)) return [];
    const isGone = (person: number) => person !== NOBODY && people[person]?.connection !== 'online';
    return seats.filter(({ person, cpu }) => cpu === '' && isGone(person)).map(({ person }) => person);
  }

  private run(person: number, wait: Wait): void {
    const { later, publish } = this.table;
    const callOff = later(this.leftMs(wait), async () => {
      await this.table.ledger.change(({ lobby }) => {
        for (const seat of lobby.seats) if (seat.person === person && seat.cpu === '') seat.cpu = STAND_IN;
        return null;
      });
      publish();
    });
    wait.running = { since: this.table.now(), callOff };
  }

  private leftMs(wait: Wait): number {
    return Math.max(0, wait.promised * 1000 - this.waitedMs(wait));
  }

  private waitedMs({ waitedMs, running }: Wait): number {
    return waitedMs + (running ? this.table.now() - running.since : 0);
  }

  /** Stops the countdown; the time already waited counts when it goes on. */
  private halt(wait: Wait): void {
    wait.running?.callOff();
    wait.waitedMs = this.waitedMs(wait);
    wait.running = null;
  }
}
