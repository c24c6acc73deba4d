import type { Config } from '../config.ts';
import type { Thinkers } from '../cpu/thinkers.ts';
import type { Ledger } from './ledger.ts';
import type { Later } from './pacer.ts';
import { NOBODY } from './seating.ts';
import { STAND_IN } from './standIn.ts';

export interface AttendedTable {
  config: Config;
  ledger: Ledger;
  thinkers: Thinkers;
  game: { id: string };
  later: Later;
  isAnybodyThere(): boolean;
  publish(): void;
}

interface Countdown {
  seconds: number;
  end: number; // by performance.now()
  callOff(): void;
}

/** Counts down until a CPU plays for somebody who is gone. Each countdown belongs to one person and ends as they return. */
export class Absences {
  private readonly table: AttendedTable;
  private readonly countdowns = new Map<number, Countdown>();

  constructor(table: AttendedTable) {
    this.table = table;
  }

  /** Seconds until a CPU plays, by the number of the person who is gone. */
  get left(): Record<string, number> {
    const now = performance.now();
    const secondsTo = (end: number) => Math.max(1, Math.ceil((end - now) / 1000));
    return Object.fromEntries([...this.countdowns].map(([person, { end }]) => [person, secondsTo(end)]));
  }

  /** Looks who has come or gone; may be called at any time. */
  look(): void {
    const { absence } = this.table.ledger.table.lobby;
    const missing = new Set(this.missing());
    for (const [person, { seconds, callOff }] of this.countdowns)
      if (!missing.has(person) || seconds !== absence) {
        callOff();
        this.countdowns.delete(person);
      }
    for (const person of missing) if (!this.countdowns.has(person)) this.begin(person, absence);
  }

  /** Everybody whose seat nobody plays. Where nobody at all is connected, nobody is waited for. */
  private missing(): number[] {
    const { ledger, thinkers, game, isAnybodyThere } = this.table;
    const { phase, absence, pausedBy, seats, people } = ledger.table.lobby;
    const counts = phase === 'playing' && absence > 0 && pausedBy === NOBODY;
    if (!counts || !thinkers.play(game.id) || !isAnybodyThere()) return [];
    const isGone = (person: number) => person !== NOBODY && people[person]?.connection !== 'online';
    return seats.filter(({ person, cpu }) => cpu === '' && isGone(person)).map(({ person }) => person);
  }

  private begin(person: number, seconds: number): void {
    const { later, publish } = this.table;
    const callOff = later(seconds * 1000, async () => {
      await this.table.ledger.change(({ lobby }) => {
        for (const seat of lobby.seats) if (seat.person === person && seat.cpu === '') seat.cpu = STAND_IN;
        return null;
      });
      publish();
    });
    this.countdowns.set(person, { seconds, end: performance.now() + seconds * 1000, callOff });
  }
}
