import { ABSENCE } from '@landfall/shared/protocol/room.ts';
import { isWaitedFor } from '@landfall/shared/protocol/waiting.ts';
import type { Config } from '../config.ts';
import type { Thinkers } from '../cpu/thinkers.ts';
import { replaceHost } from './host.ts';
import type { Ledger } from './ledger.ts';
import type { Later } from './pacer.ts';
import { type Answer, type Lobby, NO_SEAT, NOBODY, seatOf } from './seating.ts';
import { giveSeatsBack, STAND_IN } from './standIn.ts';
import type { Watchdog } from './watchdog.ts';

/** How long nobody is asked again whether they are still there, in milliseconds. */
const ASK_AGAIN_MS = 60_000;

export interface AttendedTable {
  config: Pick<Config, 'askedSeconds'>;
  ledger: Pick<Ledger, 'table' | 'change'>;
  thinkers: Pick<Thinkers, 'play'>;
  game: { id: string };
  watchdog: Pick<Watchdog, 'isStuck'>;
  later: Later;
  isAnybodyThere(): boolean;
  /** Whether the host is gone for long, or here without answering. */
  isHostMissed(lobby: Lobby): boolean;
  publish(): void;
  /** In milliseconds, from whenever. */
  now(): number;
}

/** How long somebody has been waited for, since they went or were asked until they are back. */
interface Wait {
  promised: number; // seconds before a CPU plays for them
  waitedMs: number; // before the countdown began to run that runs now
  running: { since: number; callOff(): void } | null; // since: by the table's `now`
}

/**
 * Counts down until a CPU plays for somebody who is gone, or who is asked whether they are still there and does nothing. Each
 * countdown belongs to one person and ends as they return. A pause only stops it, and nobody shortens it: the longest time that
 * was agreed on since it began is theirs.
 */
export class Absences {
  private readonly table: AttendedTable;
  private readonly waits = new Map<number, Wait>();
  private readonly asked = new Set<number>();
  /** Until when somebody is not asked again. */
  private readonly quiet = new Map<number, number>();

  constructor(table: AttendedTable) {
    this.table = table;
  }

  /** Seconds until a CPU plays, by the number of the person who is gone or asked. */
  get left(): Record<string, number> {
    const running = [...this.waits].filter(([, wait]) => wait.running);
    const secondsOf = (wait: Wait) => Math.max(1, Math.ceil(this.leftMs(wait) / 1000));
    return Object.fromEntries(running.map(([person, wait]) => [person, secondsOf(wait)]));
  }

  /** Looks who has come or gone; may be called at any time. */
  look(): void {
    // Without an answer, so they may be asked again at once.
    for (const person of this.asked) if (!this.isWaitedFor(person)) this.asked.delete(person);
    const missed = new Set([...this.gone(), ...this.asked]);
    for (const [person, wait] of this.waits)
      if (!missed.has(person)) {
        this.halt(wait);
        this.waits.delete(person);
      }
    for (const person of missed) {
      const wait = this.waits.get(person) ?? { promised: 0, waitedMs: 0, running: null };
      this.waits.set(person, wait);
      const seconds = this.secondsFor(person);
      const counts = seconds > 0 && this.isCounted;
      const isLonger = seconds > wait.promised;
      if (isLonger || !counts) this.halt(wait);
      if (isLonger) wait.promised = seconds;
      if (counts && !wait.running) this.run(person, wait);
    }
  }

  /** Somebody seated asks whether another is still there for whom the table waits. */
  ask(asker: number, person: number): Answer {
    const { lobby } = this.table.ledger.table;
    if (seatOf(lobby, asker) === NO_SEAT) return { reason: 'notSeated' };
    if (asker === person || !lobby.people[person]) return { reason: 'noSuchPerson', field: 'person' };
    if (this.isPaused || !this.isHere(person) || !this.isWaitedFor(person)) return { reason: 'notNow' };
    if (this.asked.has(person)) return null;
    if (this.table.now() < (this.quiet.get(person) ?? 0)) return { reason: 'tooMany' };
    this.asked.add(person);
    return null;
  }

  /** Somebody has done something, so they are there. Whoever did not answer before has their seats back. */
  async hear(person: number): Promise<void> {
    const wasAsked = this.asked.has(person);
    if (wasAsked) this.endAsking(person);
    const isSilent = !this.isHere(person);
    if (isSilent)
      await this.table.ledger.change(({ lobby }) => {
        giveSeatsBack(lobby, person);
        const shown = lobby.people[person];
        if (shown) shown.connection = 'online';
        if (lobby.host !== person && this.table.isHostMissed(lobby)) replaceHost(lobby);
        return null;
      });
    if (wasAsked || isSilent) this.table.publish();
  }

  private isHere(person: number): boolean {
    return this.table.ledger.table.lobby.people[person]?.connection === 'online';
  }

  private isWaitedFor(person: number): boolean {
    const { ledger, watchdog } = this.table;
    const { lobby, session } = ledger.table;
    const waitingFor = session?.outlook.waitingFor ?? [];
    const problem = watchdog.isStuck ? 'stuck' : '';
    return isWaitedFor({ ...lobby, waitingFor, problem, cpus: this.hasCpus }, person);
  }

  private endAsking(person: number): void {
    this.asked.delete(person);
    this.quiet.set(person, this.table.now() + ASK_AGAIN_MS);
  }

  /** Whoever was asked is waited for even where nobody who is gone would be, and long enough to read the question. */
  private secondsFor(person: number): number {
    const { absence, phase } = this.table.ledger.table.lobby;
    if (!this.asked.has(person)) return absence;
    const { lobby, playing } = this.table.config.askedSeconds;
    return Math.max(absence || ABSENCE, phase === 'playing' ? playing : lobby);
  }

  /** Where nobody at all is connected, nobody is waited for. */
  private get isCounted(): boolean {
    return !this.isPaused && this.table.isAnybodyThere();
  }

  private get isPaused(): boolean {
    const { phase, pausedBy } = this.table.ledger.table.lobby;
    return phase === 'playing' && pausedBy !== NOBODY;
  }

  /** Everybody whose seat nobody plays. */
  private gone(): number[] {
    const { phase, seats, people } = this.table.ledger.table.lobby;
    if (phase !== 'playing' || !this.hasCpus) return [];
    const isGone = (person: number) => person !== NOBODY && people[person]?.connection !== 'online';
    return seats.filter(({ person, cpu }) => cpu === '' && isGone(person)).map(({ person }) => person);
  }

  private get hasCpus(): boolean {
    return this.table.thinkers.play(this.table.game.id);
  }

  private run(person: number, wait: Wait): void {
    const { later, publish } = this.table;
    const callOff = later(this.leftMs(wait), async () => {
      const wasAsked = this.asked.has(person);
      await this.table.ledger.change(({ lobby }) => {
        if (lobby.phase === 'playing' && this.hasCpus) standInFor(lobby, person);
        if (wasAsked) countAsAway(lobby, person);
        return null;
      });
      if (wasAsked) this.endAsking(person);
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

function standInFor({ seats }: Lobby, person: number): void {
  for (const seat of seats) if (seat.person === person && seat.cpu === '') seat.cpu = STAND_IN;
}

/** Somebody has not answered, although their page is open: the table goes on as if they were away. */
function countAsAway(lobby: Lobby, person: number): void {
  const shown = lobby.people[person];
  if (shown) shown.connection = 'away';
  if (lobby.host === person) replaceHost(lobby);
}
