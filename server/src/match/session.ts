import { randomBytes } from 'node:crypto';
import type { Game, Result, Seat, Setting } from '@landfall/shared/engine/game.ts';
import { type Match, play, start, viewFor } from '@landfall/shared/engine/match.ts';
import { type Passed, passedIn, passing } from '@landfall/shared/engine/passed.ts';
import { same } from '@landfall/shared/engine/plain.ts';
import { FORMAT, type LogEntry, type Recording, replay, turnsOf } from '@landfall/shared/engine/recording.ts';

export interface AutomaticStep {
  seat: Seat;
  action: { type: string };
}

/** What the room must know about a position. */
export interface Outlook {
  result: Result | null;
  waitingFor: Seat[];
  automatic: AutomaticStep | null;
  /** Seats that could do something else before the automatic step; empty when there is none. */
  interveners: Seat[];
  /** Nobody who is waited for can do anything, although the game is not over: its rules have a fault. */
  isStuck: boolean;
}

/** One more entry of the log and where it leads to: nothing has changed yet. */
export interface Move {
  entry: LogEntry;
  match: Match;
  outlook: Outlook;
  events: { type: string }[];
}

/** A recording, the position it leads to, and who asked for its entries as far as that is known. */
export interface Course {
  recording: Recording;
  match: Match;
  by?: readonly number[];
}

const NOTHING_TO_COME: Outlook = { result: null, waitingFor: [], automatic: null, interveners: [], isStuck: false };

/** One game being played: the log, the match it leads to, and what its last entry caused. */
export class Session {
  readonly game: Game;
  readonly recording: Recording;
  /** Who asked for each entry of the log: the number of a person, -1 for a CPU, 0 for the table or where it is not known. */
  readonly by: number[];
  match: Match;
  outlook: Outlook;
  events: { type: string }[] = [];
  private counted: Passed[] | null = null; // found out when it is first wanted

  private constructor(game: Game, { recording, match, by = [] }: Course, outlook?: Outlook) {
    this.game = game;
    this.recording = recording;
    this.by = recording.log.map((_, index) => by[index] ?? 0);
    this.match = match;
    this.outlook = outlook ?? this.look(match);
  }

  static begin(game: Game, setting: Setting, seed: string): Session {
    const secret = seed === '' ? randomBytes(16).toString('hex') : seed;
    const recording: Recording = { format: FORMAT, game: game.id, setting, seed: secret, log: [] };
    return new Session(game, { recording, match: start(game, setting, secret) });
  }

  /** A game taken up again, in the position its recording leads to. */
  static resume(game: Game, course: Course): Session {
    return new Session(game, course);
  }

  /** A game that cannot go on, in the last position that could still be reached. */
  static stopped(game: Game, course: Course): Session {
    return new Session(game, course, NOTHING_TO_COME);
  }

  /** The options of a rematch. */
  get rematch(): Readonly<Record<string, string>> {
    const { options } = this.recording.setting;
    return this.game.rematch?.(options, this.match.state.table) ?? options;
  }

  /** How many entries the log has. It never gets less, so two positions never have the same one. */
  get version(): number {
    return this.recording.log.length;
  }

  /** The turns that count. */
  get passed(): readonly Passed[] {
    this.counted ??= passedIn(this.game, this.recording);
    return this.counted;
  }

  /** What would be if only the first turns counted: one more entry, because the log only ever grows. */
  planUndo(turns: number): Move {
    const log = turnsOf(this.recording.log).slice(0, turns);
    const match = replay(this.game, { ...this.recording, log });
    return { entry: { undo: turns }, match, outlook: this.look(match), events: [] };
  }

  /**
   * What an action would lead to. Every rule that the new position needs is asked, so that nothing can go wrong later.
   * @throws IllegalAction when the seat may not do that now
   */
  plan(seat: Seat, action: unknown): Move {
    const { match, events } = play(this.game, this.match, seat, action);
    return { entry: { seat, action }, match, outlook: this.look(match), events };
  }

  /** Lets a planned move count, asked for by this person. */
  make({ entry, match, outlook, events }: Move, by: number): void {
    this.counted =
      'undo' in entry ? this.passed.slice(0, entry.undo) : [...this.passed, this.passing(entry.seat, match)];
    this.recording.log.push(entry);
    this.by.push(by);
    this.match = match;
    this.outlook = outlook;
    this.events = events;
  }

  canAct(seat: Seat): boolean {
    return this.legal(this.match, seat).length > 0;
  }

  /** The first legal action of a seat that the rules do not break over; null where there is none. */
  firstSound(seat: Seat): Move | null {
    for (const action of this.legal(this.match, seat)) {
      try {
        return this.plan(seat, action);
      } catch {
        // The next one may do.
      }
    }
    return null;
  }

  private passing(seat: Seat, after: Match): Passed {
    return passing(this.game, seat, this.match, after);
  }

  private look(match: Match): Outlook {
    const { table } = match.state;
    const result = this.game.result(table);
    const waitingFor = this.game.waitingFor(table);
    const automatic = this.game.automatic(table);
    return {
      result,
      waitingFor,
      automatic,
      interveners: automatic ? this.interveners(match, automatic) : [],
      isStuck: !result && !automatic && !this.canAnyAct(match, waitingFor),
    };
  }

  private canAnyAct(match: Match, waitingFor: Seat[]): boolean {
    const asked = waitingFor.length > 0 ? waitingFor : this.seats;
    return asked.some((seat) => this.legal(match, seat).length > 0);
  }

  private interveners(match: Match, { seat: owner, action: step }: AutomaticStep): Seat[] {
    const isOther = (seat: Seat) => (action: unknown) => seat !== owner || !same(action, step);
    return this.seats.filter((seat) => this.legal(match, seat).some(isOther(seat)));
  }

  private get seats(): Seat[] {
    return Array.from({ length: this.recording.setting.seats }, (_, seat) => seat);
  }

  private legal(match: Match, seat: Seat): unknown[] {
    return this.game.legalActions(viewFor(match.state, seat));
  }
}
