import type { BotLevel } from '@landfall/shared/engine/bot.ts';
import type { Cpu } from '@landfall/shared/engine/cpus.ts';
import type { Game, Seat, Setting } from '@landfall/shared/engine/game.ts';
import { type Match, start, type Turn } from '@landfall/shared/engine/match.ts';
import {
  firstSound,
  legalOf,
  type Outlook,
  outlookOf,
  type Planned,
  planned,
} from '@landfall/shared/engine/outlook.ts';
import { lastDecision, type Passed, passing, shownTo } from '@landfall/shared/engine/passed.ts';
import { positions } from '@landfall/shared/engine/positions.ts';
import { FORMAT, type LogEntry, type Recording, replay, turnsOf } from '@landfall/shared/engine/recording.ts';
import type { Note } from '@landfall/shared/protocol/state.ts';

/** The seat of the person in front of the page. */
export const MY_SEAT: Seat = 0;
/** The number of that person. */
export const ME = 1;

/** A game of one person and CPUs, as it is kept. */
export interface KeptGame {
  recording: Recording;
  /** Of the CPUs on the seats after the first, in order. */
  cpus: BotLevel[];
  /** Games begun in this browser, this one included. */
  round: number;
}

/** A game that is played in this page alone: its recording, and the position that leads to. */
export class LocalGame {
  readonly game: Game;
  readonly kept: KeptGame;
  match: Match;
  outlook: Outlook;
  /** What was taken back. */
  readonly notes: Note[] = [];
  /** Those that count. */
  private turns: Passed[] = [];

  /** @throws IllegalAction when a turn is not legal any more, because the rules have changed since */
  constructor(game: Game, kept: KeptGame) {
    this.game = game;
    this.kept = kept;
    this.match = start(game, kept.recording.setting, kept.recording.seed);
    for (const { version, entry, match } of positions(game, kept.recording))
      if (entry) this.count(version, entry, match);
    this.outlook = this.look(this.match);
  }

  /** Begins a game; the seed is nobody's to know. */
  static begin(game: Game, { setting, cpus, round }: { setting: Setting; cpus: BotLevel[]; round: number }): LocalGame {
    const recording: Recording = { format: FORMAT, game: game.id, setting, seed: secretSeed(), log: [] };
    return new LocalGame(game, { recording, cpus, round });
  }

  /** Another game of the same people, as the game itself sets up a rematch. */
  rematch(round: number): LocalGame {
    const { recording, cpus } = this.kept;
    const { setting } = recording;
    const options = this.game.rematch?.(setting.options, this.match.state.table) ?? setting.options;
    return LocalGame.begin(this.game, { setting: { ...setting, options }, cpus, round });
  }

  /** Entries of the log, which only ever grows. */
  get version(): number {
    return this.kept.recording.log.length;
  }

  get seats(): number {
    return this.kept.recording.setting.seats;
  }

  get cpus(): Cpu[] {
    return this.kept.cpus.map((level, nth) => ({ seat: nth + 1, level }));
  }

  get isOver(): boolean {
    return this.outlook.result !== null;
  }

  legalOf(seat: Seat): { type: string }[] {
    return legalOf(this, seat);
  }

  /** What a turn would lead to. @throws IllegalAction when the seat may not do that now */
  plan(turn: Turn): Planned {
    return planned(this, turn);
  }

  /** The first thing that a seat may do and that the rules do not break over; null where there is none. */
  firstSound(seat: Seat): Planned | null {
    return firstSound(this, seat);
  }

  /** Lets a planned turn count. */
  make({ seat, action, match, outlook }: Planned): void {
    this.add({ seat, action }, match, outlook);
  }

  /** Lets only the first turns count. */
  takeBack(turns: number): void {
    const { recording } = this.kept;
    const match = replay(this.game, { ...recording, log: turnsOf(recording.log).slice(0, turns) });
    this.add({ undo: turns }, match, this.look(match));
  }

  /** So many turns count. */
  get counting(): number {
    return this.turns.length;
  }

  /**
   * What goes if the person takes back the last decision, with everything that followed from it: without that, a CPU
   * would only decide the same again. Nothing goes where something came to light since, unless the game `isStuck`.
   */
  undo({ isStuck }: { isStuck: boolean }): { seat: Seat; free: number; last: number; seats: Seat[] } {
    const isClosed = this.isOver && !this.game.undoAfterEnd;
    const kept = isStuck ? 0 : this.shown;
    const last = isClosed ? this.counting : lastDecision(this.turns, (seat) => seat === MY_SEAT, kept);
    return { seat: -1, free: this.counting, last, seats: this.turns.slice(last).map(({ seat }) => seat) };
  }

  /** So many turns stay, because something came to light in them. */
  get shown(): number {
    return shownTo(this.game, this.turns, (seat) => seat === MY_SEAT);
  }

  private look(match: Match): Outlook {
    return outlookOf({ game: this.game, match, seats: this.seats });
  }

  private add(entry: LogEntry, after: Match, outlook: Outlook): void {
    this.count(this.version + 1, entry, after);
    this.outlook = outlook;
    this.kept.recording.log.push(entry);
  }

  /** Lets an entry of the log count, which leads from the position before it to the one after it. */
  private count(version: number, entry: LogEntry, after: Match): void {
    if (!('undo' in entry)) this.turns.push(passing(this.game, entry.seat, this.match, after));
    else {
      const steps = this.counting - entry.undo;
      this.turns.length = entry.undo;
      this.notes.push({ ply: version, turns: entry.undo, seat: -1, person: ME, steps });
    }
    this.match = after;
  }
}

/** Like one of the server's: 32 random hexadecimal digits. */
const secretSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
