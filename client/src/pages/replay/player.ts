import { findGame } from '@landfall/shared/games/registry.ts';
import type { ReplayFrame, ReplayReply } from '@landfall/shared/protocol/http.ts';
import type { Phase } from '@landfall/shared/protocol/room.ts';
import type { Note, PersonState, TableState } from '@landfall/shared/protocol/state.ts';
import { computed, signal } from '@preact/signals';
import { GAME_WORDS, type GameLink } from '../../games/registry.ts';
import type { Outcome, Patch, Pending } from '../../net/connection.ts';
import { bookOf, tellReasons } from '../../undo/cpu-reasons.ts';

/** How long a position is shown at speed 1, in milliseconds. */
const FRAME_MS = 1400;
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** The number of nobody at the table, who sees what everybody may see. */
const WATCHER = 0;
const UNSENT: Outcome = { status: 'unsent' };

/** Shows a recorded round on the game's own page, which takes this for a table where only others act. */
export class Player {
  readonly frames: readonly ReplayFrame[];
  /** The frame that is shown. */
  readonly at = signal(0);
  readonly playing = signal(false);
  readonly speed = signal<Speed>(1);
  readonly link: GameLink;

  private readonly reply: ReplayReply;
  private readonly listeners = new Set<(patch: Patch) => void>();
  private readonly state = signal<TableState | null>(null);
  private jumps = 0;
  private book: ReturnType<typeof bookOf> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Those on the seats by number, and behind them whoever else is named; number 1 is the first. */
  private readonly people: readonly string[];

  constructor(reply: ReplayReply) {
    this.reply = reply;
    this.frames = reply.frames;
    const named = reply.frames.flatMap(({ by, for: replaced }) => by ?? replaced ?? []);
    this.people = [...reply.names, ...new Set(named.filter((name) => !reply.names.includes(name)))];
    this.state.value = this.stateAt(0);
    void this.explain();
    const person = signal(WATCHER);
    this.link = {
      code: reply.code,
      state: this.state,
      person,
      seat: computed(() => (person.value === WATCHER ? null : person.value - 1)),
      pending: signal<Pending | null>(null),
      past: (ply) => reply.frames.slice(1, ply + 1).map(({ version, events }) => ({ ply: version, events })),
      onPatch: (listener) => {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
      },
      act: async () => UNSENT,
      request: async () => UNSENT,
    };
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** Shows a frame: the next one in motion, any other at once. */
  go(wanted: number): void {
    const index = Math.min(Math.max(wanted, 0), this.last);
    const before = this.at.peek();
    if (index === before) return;
    const isStep = index === before + 1 && this.frames[index]!.undo === undefined;
    if (!isStep) this.jumps++;
    if (!isStep && this.book) tellReasons({ code: this.reply.code, round: this.shownRound }, this.book);
    this.at.value = index;
    const state = this.stateAt(index);
    this.state.value = state;
    const events = isStep ? this.frames[index]!.events : [];
    for (const listener of this.listeners) listener({ state, events, fresh: !isStep });
  }

  /** One frame on or back; it also stops. */
  step(by: 1 | -1): void {
    this.pause();
    this.go(this.at.peek() + by);
  }

  /** Plays on, from the start if the end is shown, or stops. */
  toggle(): void {
    if (this.playing.peek()) {
      this.pause();
      return;
    }
    if (this.at.peek() === this.last) this.go(0);
    this.playing.value = true;
    this.schedule();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing.value = false;
  }

  setSpeed(speed: Speed): void {
    this.speed.value = speed;
    if (this.playing.peek()) this.schedule();
  }

  /** Tells why CPUs did what they did, once it is known how the game tells its moves. */
  private async explain(): Promise<void> {
    const { code, game } = this.reply;
    const { entryOf } = (await GAME_WORDS[game]?.().catch(() => null)) ?? {};
    this.book = bookOf(this.frames.slice(1), this.frames[0]!.table, entryOf);
    tellReasons({ code, round: this.shownRound }, this.book);
  }

  /** A game page begins its log anew with a new round, which is what it has to do after a jump, too. */
  private get shownRound(): number {
    return this.reply.round + this.jumps * 100_000;
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.go(this.at.peek() + 1);
      if (this.at.peek() === this.last) this.pause();
      else this.schedule();
    }, FRAME_MS / this.speed.peek());
  }

  /** Nobody has this seat, but a CPU played it. */
  private isCpu(seat: number): boolean {
    return !this.reply.names[seat] && this.frames.some((frame) => frame.cpu && frame.seat === seat);
  }

  /** Who took back so far, and where a CPU played for somebody. */
  private notesUpTo(index: number): Note[] {
    const notes: Note[] = [];
    let turns = 0;
    for (const { version: ply, undo, by, for: replaced, seat = 0 } of this.frames.slice(1, index + 1)) {
      const before = turns;
      turns = undo ?? before + 1;
      const name = by ?? replaced;
      const person = name ? this.people.indexOf(name) + 1 : WATCHER;
      if (undo !== undefined) notes.push({ ply, turns, seat: -1, person, steps: before - turns });
      else if (replaced) notes.push({ ply, turns, seat, person, steps: 0 });
    }
    return notes;
  }

  /** A round that is over has its end in the last position, unless the rules have changed on the way there. */
  private phaseAt(index: number): Phase {
    if (!this.reply.over || index !== this.last) return 'playing';
    return this.reply.complete ? 'over' : 'broken';
  }

  /** The room state as it was, or would have been, for somebody who watched. */
  private stateAt(index: number): TableState {
    const { code, game, over, setting, commitment } = this.reply;
    const { table, version } = this.frames[index]!;
    return {
      code,
      game,
      phase: this.phaseAt(index),
      round: this.shownRound,
      host: WATCHER,
      listed: false,
      seeded: false,
      daily: '',
      options: setting.options,
      seats: setting.choices.map((choices, seat) => ({
        person: seat + 1,
        cpu: this.isCpu(seat) ? 'medium' : '',
        choices,
      })),
      people: Object.fromEntries(this.people.map((name, index) => [index + 1, personCalled(name)])),
      watching: true,
      sentAway: {},
      ply: version,
      turns: version,
      undo: { seat: -1, free: 0, last: 0, seats: [] },
      undone: 0,
      notes: this.notesUpTo(index),
      table,
      waitingFor: findGame(game)?.waitingFor(table) ?? [],
      events: '[]',
      nextStepMs: 0,
      heldBy: -1,
      cpus: false,
      cpuMove: '',
      absence: 0,
      pace: 'normal',
      hints: over,
      turnTime: 0,
      clocks: {},
      takeovers: {},
      pausedBy: 0,
      endVotes: [],
      abandoned: this.phaseAt(index) === 'over' && findGame(game)?.result(table) === null,
      commitment,
      known: '',
      problem: this.phaseAt(index) === 'broken' ? 'rules' : '',
    };
  }
}

const personCalled = (name: string): PersonState => ({ name, connection: 'online', ready: false, wants: -1, moves: 0 });
