import type { BotLevel } from '@landfall/shared/engine/bot.ts';
import type { Game, Seat } from '@landfall/shared/engine/game.ts';
import { same } from '@landfall/shared/engine/plain.ts';
import type { Hint, Requests } from '@landfall/shared/protocol/room.ts';
import type { Config } from '../config.ts';
import { OutOfTime, type Thinkers } from '../cpu/thinkers.ts';
import { PersonLimit } from '../limits.ts';
import type { Ledger } from './ledger.ts';
import { questionFor } from './question.ts';
import { type Lobby, NO_SEAT, NOBODY, ownSeat, type Refused } from './seating.ts';
import type { Session } from './session.ts';

export interface HintedTable {
  game: Game;
  code: string;
  config: Config;
  ledger: Ledger;
  thinkers: Thinkers;
}

/** A request for a hint that is being thought about. */
interface Inquiry {
  person: number;
  seat: Seat;
  session: Session;
  version: number;
  calledOff: AbortController;
}

type Told = Refused | { hint: Hint };

/** The level of the CPU that gives hints. */
const ADVISER: BotLevel = 'hard';
const MOVED: Refused = { reason: 'moved' };
const NO_HINTS: Refused = { reason: 'noHints' };

/** In the game of the day nothing but people's own decisions makes the difference. */
const areGiven = ({ hints, daily }: Lobby): boolean => hints && daily === '';

/**
 * What a CPU would do, for people who ask. It sees what their seat sees, and only they are told. An answer is for one
 * position: as soon as that is another one, by an action or by taking back, the thinking ends without an answer.
 */
export class Hints {
  private readonly table: HintedTable;
  private readonly inquiries = new Set<Inquiry>();
  private readonly rates: PersonLimit;

  constructor(table: HintedTable) {
    this.table = table;
    this.rates = new PersonLimit(table.config.hints);
  }

  /** Begins to think for somebody, or says why not. The table need not wait for the answer. */
  ask(person: number, { ply, seat: named }: Requests['hint']): Refused | { thinking: Promise<Told> } {
    const { game, ledger, thinkers } = this.table;
    const { lobby, session } = ledger.table;
    const seat = ownSeat(lobby, person, named);
    if (seat === NO_SEAT) return { reason: 'notSeated' };
    if (!areGiven(lobby) || !thinkers.play(game.id)) return NO_HINTS;
    if (session === null || lobby.phase !== 'playing') return { reason: 'notNow' };
    if (lobby.pausedBy !== NOBODY) return { reason: 'paused' };
    if (ply !== session.version) return MOVED;
    if (!this.mayAsk(person)) return { reason: 'tooMany' };
    const inquiry = { person, seat, session, version: ply, calledOff: new AbortController() };
    this.inquiries.add(inquiry);
    return { thinking: this.answer(inquiry).finally(() => this.inquiries.delete(inquiry)) };
  }

  /** Ends the thinking about what is no question any more; may be called at any time. */
  look(): void {
    for (const inquiry of this.inquiries) if (!this.isOpen(inquiry)) inquiry.calledOff.abort();
  }

  callOff(): void {
    for (const { calledOff } of this.inquiries) calledOff.abort();
  }

  /** One inquiry at a time for each person, and not too many of them. */
  private mayAsk(person: number): boolean {
    if ([...this.inquiries].some((inquiry) => inquiry.person === person)) return false;
    return this.rates.take(person);
  }

  /** Whether the position, the seat and the agreement are still those it was asked in. */
  private isOpen({ person, seat, session, version }: Inquiry): boolean {
    const { lobby, session: current } = this.table.ledger.table;
    const isSamePosition = current === session && session.version === version && lobby.phase === 'playing';
    return isSamePosition && areGiven(lobby) && lobby.seats[seat]?.person === person;
  }

  private whyNot(): Refused {
    return areGiven(this.table.ledger.table.lobby) ? MOVED : NO_HINTS;
  }

  private async answer(inquiry: Inquiry): Promise<Told> {
    const { seat, version: ply, calledOff } = inquiry;
    try {
      const advice = await this.advise(inquiry);
      return this.isOpen(inquiry) ? { hint: { ply, seat, ...advice } } : this.whyNot();
    } catch (error) {
      if (calledOff.signal.aborted) return this.whyNot();
      if (!(error instanceof OutOfTime)) throw error;
      this.table.config.log.warn('hint', error);
      return { reason: 'noAnswer' };
    }
  }

  /** @throws Error when the bot fails, or answers with what it may not */
  private async advise({ seat, session, calledOff }: Inquiry): Promise<Omit<Hint, 'ply' | 'seat'>> {
    const { game, thinkers } = this.table;
    const { view, legal, seed, isStep } = questionFor(this.table, session, seat);
    if (legal.every(isStep)) return { action: null };
    const task = { game: game.id, level: ADVISER, view, legal, seed, judged: true };
    const advice = await thinkers.decide(task, calledOff.signal);
    if (advice === null || isStep(advice.action)) return { action: null };
    if (!legal.some((action) => same(action, advice.action)))
      throw new Error(`${ADVISER} of ${game.id} may not ${JSON.stringify(advice.action)}`);
    return advice;
  }
}
