import { randomBytes } from 'node:crypto';
import type { Game, Seat, Setting } from '@landfall/shared/engine/game.ts';
import { type Match, start } from '@landfall/shared/engine/match.ts';
import {
  firstSound,
  legalOf,
  type Outlook,
  outlookOf,
  type Planned,
  planned,
} from '@landfall/shared/engine/outlook.ts';
import { type Passed, passedIn, passing } from '@landfall/shared/engine/passed.ts';
import { FORMAT, type LogEntry, type Recording, replay, turnsOf } from '@landfall/shared/engine/recording.ts';
import { packEvents } from '@landfall/shared/protocol/events.ts';
import { storyOf } from './stories.ts';

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
  /** Who asked for each entry of the log: the number of a person, 0 for the table or where it is not known, less for a CPU. */
  readonly by: number[];
  match: Match;
  outlook: Outlook;
  events: { type: string }[] = [];
  private counted: Passed[] | null = null; // found out when it is first wanted
  private told: string[] | null = null; // as well

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

  get seats(): number {
    return this.recording.setting.seats;
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

  /** What everybody was sent of each entry of the log; it ends before the first that the rules do not allow any more. */
  get story(): readonly string[] {
    this.told ??= storyOf(this.game, this.recording);
    return this.told;
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
    return moveOf(planned(this, { seat, action }));
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
    if (this.told?.length === this.version - 1) this.told.push(packEvents(this.game, events));
  }

  canAct(seat: Seat): boolean {
    return legalOf(this, seat).length > 0;
  }

  /** The first legal action of a seat that the rules do not break over; null where there is none. */
  firstSound(seat: Seat): Move | null {
    const first = firstSound(this, seat);
    return first && moveOf(first);
  }

  private passing(seat: Seat, after: Match): Passed {
    return passing(this.game, seat, this.match, after);
  }

  private look(match: Match): Outlook {
    return outlookOf({ game: this.game, match, seats: this.seats });
  }
}

const moveOf = ({ seat, action, ...rest }: Planned): Move => ({ entry: { seat, action }, ...rest });
