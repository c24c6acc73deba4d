import type { Choice } from '@landfall/shared/engine/cpus.ts';
import { IllegalAction } from '@landfall/shared/engine/match.ts';
import type { AutomaticStep, Planned } from '@landfall/shared/engine/outlook.ts';
import type { Recording } from '@landfall/shared/engine/recording.ts';
import { reasonsAreOpen } from '@landfall/shared/engine/secrets.ts';
import type { Reply, Requests } from '@landfall/shared/protocol/room.ts';
import type { CpuMove, TableState } from '@landfall/shared/protocol/state.ts';
import { computed, signal } from '@preact/signals';
import type { GameLink } from '../games/registry.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import type { Patch, Pending } from '../net/connection.ts';
import { toast } from '../ui/toast.tsx';
import { adviceFor, type CpuPlan, choiceOf, planFor } from './Cpus.ts';
import { elapsed } from './elapsed.ts';
import { type LocalGame, ME, MY_SEAT } from './LocalGame.ts';
import { type LocalPace, PACE } from './local-pace.ts';
import { stateOf } from './state.ts';
import type { Thinker } from './Thinker.ts';

const NO_SEAT = -1;

interface Place {
  thinker: Thinker;
  /** Of the person. */
  name: string;
  /** The game is another one or has gone on. */
  onChange(game: LocalGame): void;
  /** Begins another game of the same people. */
  again(game: LocalGame): LocalGame;
  /** Leaves this game for the choice of another. */
  onAnew(): void;
  /** Leaves this game for one that goes on where a recording ends. */
  onPlayOn(recording: Recording): void;
  pace?: LocalPace;
}

type Refused = Extract<Reply, { status: 'refused' }>;

/** A table in this page alone, for one person and CPUs: what a room is to the page of a game, without a server. */
export class LocalTable {
  /** The table as the page of the game sees it. */
  readonly link: GameLink;

  private readonly place: Place;
  private readonly pace: LocalPace;
  private readonly state = signal<TableState | null>(null);
  private readonly listeners = new Set<(patch: Patch) => void>();
  private game: LocalGame;
  private cpuMove: CpuMove | null = null;
  private isHeld = false;
  private isWaived = false; // the step that is due need not wait for the person
  private isUndone = false;
  private hasFailed = false; // the rules, over all that could be done in this position
  private isClosed = false;
  private stop = new AbortController();

  constructor(game: LocalGame, place: Place) {
    this.game = game;
    this.place = place;
    this.pace = place.pace ?? PACE;
    this.link = {
      code: 'offline',
      state: this.state,
      person: signal(ME),
      seat: computed(() => MY_SEAT),
      pending: signal<Pending | null>(null),
      offline: { anew: () => place.onAnew(), playOn: (recording) => place.onPlayOn(recording) },
      onPatch: (listener) => {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
      },
      act: async (action, seat = MY_SEAT) => complain(this.act(action, seat), this.game.game.id),
      request: async (name, payload, { quiet = false } = {}) => {
        const reply = await this.answer(name, payload);
        return quiet ? reply : complain(reply);
      },
    };
    this.state.value = this.stateNow();
    this.goOn();
  }

  close(): void {
    this.isClosed = true;
    this.stop.abort();
    this.listeners.clear();
    this.place.thinker.close();
  }

  private act(action: unknown, seat: number | null): Reply {
    if (this.game.isOver) return this.refused('notNow');
    if (seat !== MY_SEAT) return this.refused('notYourTurn');
    try {
      this.make(this.game.plan({ seat, action }));
      return this.accepted();
    } catch (error) {
      if (!(error instanceof IllegalAction)) {
        this.seekWayOut();
        return this.refused('internal');
      }
      const reason = this.game.legalOf(MY_SEAT).length > 0 ? 'notLegal' : 'notYourTurn';
      return { ...this.refused(reason), ...(error.why === null ? {} : { problem: error.why }) };
    }
  }

  private async answer(name: keyof Requests, payload: unknown): Promise<Reply> {
    if (name === 'hold') return this.hold(payload as Requests['hold']);
    if (name === 'waive') return this.waive(payload as Requests['waive']);
    if (name === 'undo') return this.takeBack(payload as Requests['undo']);
    if (name === 'hint') return this.advise(payload as Requests['hint']);
    if (name === 'again') return this.again();
    return { ...this.refused('notAllowed'), problem: 'needsServer' };
  }

  /** Nobody else waits here, so a moment lasts until it is ended. */
  private hold({ on }: Requests['hold']): Reply {
    if (on && !this.mayForestall) return this.refused(this.game.outlook.automatic ? 'notYourTurn' : 'notNow');
    if (on === this.isHeld) return this.accepted();
    this.isHeld = on;
    this.isWaived = false;
    this.goOn();
    this.publish([]);
    return this.accepted();
  }

  /** Nobody else waits here either, so the step follows at once. */
  private waive({ ply }: Requests['waive']): Reply {
    const { automatic } = this.game.outlook;
    if (ply !== this.game.version) return this.refused('moved');
    if (!automatic || !this.mayForestall) return this.refused(automatic ? 'notYourTurn' : 'notNow');
    this.isHeld = false;
    this.isWaived = true;
    this.goOn();
    return this.accepted();
  }

  /** Against CPUs alone there is nobody to ask, so what came to light stays, unless there is no other way on. */
  private takeBack({ ply, turns }: Requests['undo']): Reply {
    const { game } = this;
    if (ply !== game.version) return this.refused('moved');
    if (turns >= game.counting) return { ...this.refused('badRequest'), field: 'turns' };
    if (game.isOver && !game.game.undoAfterEnd) return { ...this.refused('notAllowed'), problem: 'seedKnown' };
    const isWayOut = this.isStuck && turns === game.undo({ isStuck: true }).last;
    if (turns < game.shown && !isWayOut) return { ...this.refused('notAllowed'), problem: 'revealed' };
    game.takeBack(turns);
    this.isUndone = true;
    this.changed([], null);
    return this.accepted();
  }

  private async advise({ ply, seat = MY_SEAT }: Requests['hint']): Promise<Reply> {
    const { game } = this;
    if (seat !== MY_SEAT) return this.refused('notSeated');
    if (game.isOver) return this.refused('notNow');
    if (ply !== game.version) return this.refused('moved');
    try {
      const advice = await adviceFor(game, this.place.thinker, seat);
      if (game !== this.game || ply !== game.version) return this.refused('moved');
      return { ...this.accepted(), hint: { ply, seat, ...advice } };
    } catch {
      return this.refused('internal');
    }
  }

  private again(): Reply {
    if (!this.game.isOver) return this.refused('notNow');
    this.game = this.place.again(this.game);
    this.isUndone = false;
    this.changed([], null, true);
    return this.accepted();
  }

  private make(planned: Planned, cpuMove: CpuMove | null = null): void {
    this.game.make(planned);
    this.isUndone = false;
    this.changed(planned.events, cpuMove);
  }

  /** What is told of what a CPU does. */
  private told({ seat, reason }: CpuPlan): CpuMove {
    return reason && reasonsAreOpen(this.game.game) ? { seat, reason } : { seat };
  }

  private changed(events: unknown[], cpuMove: CpuMove | null, fresh = false): void {
    this.cpuMove = cpuMove;
    this.isHeld = false;
    this.isWaived = false;
    this.hasFailed = false;
    this.place.onChange(this.game);
    this.goOn();
    this.publish(events, fresh);
  }

  /** Lets whatever follows by itself follow: what CPUs decide, and steps that need no decision. */
  private goOn(): void {
    this.stop.abort();
    this.stop = new AbortController();
    if (!this.isClosed && !this.game.isOver) void this.follow(this.stop.signal);
  }

  private async follow(calledOff: AbortSignal): Promise<void> {
    const since = performance.now();
    const { automatic: step } = this.game.outlook;
    const move = await this.moveOfCpus(calledOff);
    if (calledOff.aborted || (!move && (!step || this.isHeld))) return;
    await elapsed(move ? this.pace.cpuMs : this.stepMs, since, calledOff);
    if (calledOff.aborted) return;
    if (move) this.make(move, this.told(move));
    else this.step(step!);
  }

  private step(step: AutomaticStep): void {
    let planned: Planned;
    try {
      planned = this.game.plan(step);
    } catch {
      this.fails();
      return;
    }
    this.make(planned);
  }

  private async moveOfCpus(calledOff: AbortSignal): Promise<CpuPlan | null> {
    const { game, place } = this;
    let choice: Choice | null = null;
    try {
      choice = await choiceOf(game, place.thinker, calledOff);
    } catch {
      const { automatic, waitingFor } = game.outlook;
      if (!calledOff.aborted && !automatic && !waitingFor.includes(MY_SEAT)) this.fails();
    }
    if (!choice || calledOff.aborted) return null;
    const move = planFor(game, choice);
    if (!move) this.seekWayOut();
    return move;
  }

  /** The rules broke over what somebody wanted to do. If they break over everything else, too, nobody can go on. */
  private seekWayOut(): void {
    const { game } = this;
    if (!game.outlook.waitingFor.some((seat) => game.firstSound(seat))) this.fails();
  }

  private fails(): void {
    this.hasFailed = true;
    this.publish([]);
  }

  private get isStuck(): boolean {
    return this.hasFailed || this.game.outlook.isStuck;
  }

  /** Whether the person could do something else before the step that is due. */
  private get mayForestall(): boolean {
    return this.game.outlook.interveners.includes(MY_SEAT);
  }

  private get stepMs(): number {
    if (this.isWaived) return 0;
    return this.mayForestall ? this.pace.windowMs : this.pace.stepMs;
  }

  private publish(events: unknown[], fresh = false): void {
    const state = this.stateNow();
    this.state.value = state;
    for (const listener of this.listeners) listener({ state, events, fresh });
  }

  private stateNow(): TableState {
    const { game, isHeld, isUndone, isStuck, cpuMove } = this;
    const { kept, match } = game;
    const hand = match.state.hands[MY_SEAT];
    const here = { code: this.link.code, round: kept.round, names: [this.place.name], cpus: kept.cpus };
    return {
      ...stateOf(game.game, match, here),
      options: { ...kept.recording.setting.options },
      ...(hand === undefined ? {} : { hands: { [MY_SEAT]: hand } }),
      ply: game.version,
      turns: game.counting,
      undo: game.undo({ isStuck }),
      undone: isUndone ? ME : 0,
      notes: [...game.notes],
      nextStepMs: game.outlook.automatic && !isHeld ? this.stepMs : 0,
      heldBy: isHeld ? MY_SEAT : NO_SEAT,
      seeded: false,
      cpus: true,
      cpuMove: cpuMove ? JSON.stringify(cpuMove) : '',
      hints: true,
      problem: isStuck ? 'stuck' : '',
      known: '',
    };
  }

  private accepted = (): Extract<Reply, { status: 'accepted' }> => ({ status: 'accepted', ply: this.game.version });
  private refused = (reason: Refused['reason']): Refused => ({ status: 'refused', ply: this.game.version, reason });
}

/** Says what became of nothing; of an action, in the words of its `game`. */
function complain(reply: Reply, game?: string): Reply {
  if (reply.status === 'refused') toast(refusalText(reply.reason, reply.problem, game), 'warning');
  return reply;
}
