import type { Seat } from '@landfall/shared/engine/game.ts';
import type { AutomaticStep, Outlook } from '@landfall/shared/engine/outlook.ts';
import { same } from '@landfall/shared/engine/plain.ts';
import type { Config } from '../config.ts';
import { windowTakes } from './pace.ts';
import { type Answer, NO_SEAT } from './seating.ts';

/** Runs something later; the returned function calls it off. */
export type Later = (ms: number, run: () => void | Promise<void>) => () => void;

export interface PacedTable {
  later: Later;
  /** The moment for the automatic step has come. */
  step(): Promise<void>;
  /** `nextStepMs` or `heldBy` is different now. */
  changed(): void;
}

/** Plays the steps that need no decision, after a moment in which others may still act or ask for more time. */
export class Pacer {
  /** How long after the last change the next step follows; 0 when none is due. */
  nextStepMs = 0;
  /** The seat that asked for a moment, or NO_SEAT. */
  heldBy: Seat = NO_SEAT;

  private readonly config: Config;
  private readonly table: PacedTable;
  private automatic: AutomaticStep | null = null;
  private interveners: Seat[] = [];
  private slowness = 1;
  private callOff: () => void = () => {};
  private endHold: () => void = () => {};
  private heldSince = 0;
  private readonly heldMs = new Map<Seat, number>(); // how long each seat has held up the step that is due
  private readonly waived = new Set<Seat>(); // who wants to do nothing before it

  constructor(config: Config, table: PacedTable) {
    this.config = config;
    this.table = table;
  }

  /**
   * Takes up a new position. Without one, or with nobody to see it, no step is due.
   * @param slowness what the wait before a step is multiplied with; where somebody could forestall it, they keep the time
   * to say so
   */
  arm(outlook: Outlook | null, isAnybodyThere: boolean, slowness = 1): void {
    this.callOff();
    this.slowness = slowness;
    if (outlook?.automatic !== this.automatic) this.waived.clear(); // it is another position
    this.automatic = outlook?.automatic ?? null;
    this.interveners = outlook?.interveners ?? [];
    if (this.heldBy !== NO_SEAT && !this.interveners.includes(this.heldBy)) this.stopHolding();
    if (this.automatic === null) this.heldMs.clear();
    this.schedule(isAnybodyThere);
  }

  private schedule(isAnybodyThere: boolean): void {
    this.nextStepMs = 0;
    if (this.automatic === null || !isAnybodyThere || this.heldBy !== NO_SEAT) return;
    const { config, slowness } = this;
    this.nextStepMs = this.isOpen ? windowTakes(slowness, config) : Math.round(config.paceMs * slowness);
    this.callOff = this.table.later(this.nextStepMs, () => this.table.step());
  }

  /** An action has been played: it ends the hold of its seat, and the step itself ends every hold. */
  played(seat: Seat, action: unknown): void {
    const wasStep = this.isStep(seat, action);
    if (wasStep || this.heldBy === seat) this.stopHolding();
    if (wasStep) this.heldMs.clear();
  }

  stop(): void {
    this.callOff();
    this.stopHolding();
    this.nextStepMs = 0;
  }

  /** Whether this seat could do something else before the step that is due. */
  mayHold(seat: Seat): boolean {
    return this.automatic !== null && this.interveners.includes(seat);
  }

  /** Whether somebody could do something before the step that is due, and has not said that they do not want to. */
  get isOpen(): boolean {
    return this.interveners.some((seat) => !this.waived.has(seat));
  }

  /** These seats, all of one person, want to do nothing before the step that is due. */
  waive(seats: readonly Seat[]): Answer {
    if (this.automatic === null) return { reason: 'notNow' };
    const own = seats.filter((seat) => this.interveners.includes(seat));
    if (own.length === 0) return { reason: 'notYourTurn' };
    if (this.heldBy !== NO_SEAT && !own.includes(this.heldBy)) return { reason: 'held' };
    for (const seat of own) this.waived.add(seat);
    for (const seat of own) this.release(seat);
    return null;
  }

  hold(seat: Seat): Answer {
    if (this.automatic === null) return { reason: 'notNow' };
    if (!this.interveners.includes(seat)) return { reason: 'notYourTurn' };
    if (this.heldBy === seat) return null;
    if (this.heldBy !== NO_SEAT) return { reason: 'held' };
    const left = this.config.holdMs - (this.heldMs.get(seat) ?? 0);
    if (left <= 0) return { reason: 'tooMany' };
    this.callOff();
    this.nextStepMs = 0;
    this.waived.delete(seat);
    this.heldBy = seat;
    this.heldSince = performance.now();
    this.endHold = this.table.later(left, () => this.expire(seat));
    this.table.changed();
    return null;
  }

  /** Ends the hold of this seat, if it has one; the wait for the step begins again. */
  release(seat: Seat): void {
    if (this.heldBy !== seat || seat === NO_SEAT) return;
    this.stopHolding();
    this.schedule(true);
    this.table.changed();
  }

  /** The whole allowance is used, whatever the clock says: timers may fire a little early. */
  private expire(seat: Seat): void {
    this.release(seat);
    this.heldMs.set(seat, this.config.holdMs);
  }

  /** Whether this is the step that somebody else asked to wait with. */
  holdsUp(seat: Seat, action: unknown): boolean {
    return this.heldBy !== NO_SEAT && this.heldBy !== seat && this.isStep(seat, action);
  }

  private isStep(seat: Seat, action: unknown): boolean {
    return this.automatic !== null && this.automatic.seat === seat && same(this.automatic.action, action);
  }

  private stopHolding(): void {
    if (this.heldBy === NO_SEAT) return;
    this.endHold();
    this.heldMs.set(this.heldBy, (this.heldMs.get(this.heldBy) ?? 0) + performance.now() - this.heldSince);
    this.heldBy = NO_SEAT;
  }
}
