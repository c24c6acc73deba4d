import type { BotLevel, Decision, Reason } from '@landfall/shared/engine/bot.ts';
import type { Game, Seat } from '@landfall/shared/engine/game.ts';
import { same } from '@landfall/shared/engine/plain.ts';
import type { Config } from '../config.ts';
import type { Thinkers } from '../cpu/thinkers.ts';
import type { Ledger } from './ledger.ts';
import { SLOWNESS } from './pace.ts';
import type { Later } from './pacer.ts';
import { questionFor } from './question.ts';
import { NOBODY } from './seating.ts';
import type { Session } from './session.ts';
import { STAND_IN } from './standIn.ts';

export interface CpuTable {
  game: Game;
  code: string;
  config: Config;
  ledger: Ledger;
  thinkers: Thinkers;
  later: Later;
  isAnybodyThere(): boolean;
  /** Somebody has taken too long over a decision: a CPU makes this one. */
  isOutOfTime(seat: Seat): boolean;
  /** Whether it could be played. */
  play(choice: Choice): Promise<boolean>;
  /** Every CPU has been asked about this position, and none does anything; `failure`: because asking them failed. */
  allDecline(failure?: unknown): Promise<void>;
}

/** What a CPU wants to do on a seat. */
export interface Choice {
  seat: Seat;
  action: unknown;
  reason?: Reason;
}

/**
 * Lets the CPUs of a table play. In each position those that could do something are asked once, first those that nobody
 * waits for, and the first that wants to act does. What they chose for another position than the present one is dropped.
 */
export class Cpus {
  /** An automatic step has to wait until the CPUs have been asked whether they want to forestall it. */
  isAsking = false;

  private readonly table: CpuTable;
  private situation = '';
  private stop: () => void = () => {};

  constructor(table: CpuTable) {
    this.table = table;
  }

  /** Looks whether anything is different for them; may be called at any time. */
  look(): void {
    const situation = this.describe();
    if (situation === this.situation) return;
    this.stop();
    this.situation = situation;
    this.isAsking = false;
    if (situation !== '') this.ask();
  }

  /** All that their answer depends on, '' when they have nothing to do. */
  private describe(): string {
    const { game, ledger, thinkers, isAnybodyThere } = this.table;
    const { lobby, session } = ledger.table;
    const levels = this.levels();
    const plays = lobby.phase === 'playing' && session !== null && lobby.pausedBy === NOBODY;
    if (!plays || levels.every((cpu) => cpu === '') || !thinkers.play(game.id) || !isAnybodyThere()) return '';
    return JSON.stringify([lobby.round, session.version, levels, lobby.pace]);
  }

  /** Of the CPU that plays each seat now, '' for none. */
  private levels(): (BotLevel | '')[] {
    const { ledger, isOutOfTime } = this.table;
    return ledger.table.lobby.seats.map(({ cpu }, seat) => cpu || (isOutOfTime(seat) ? STAND_IN : ''));
  }

  private ask(): void {
    const { later, config, play, allDecline } = this.table;
    const calledOff = new AbortController();
    const since = performance.now();
    let callOff = () => {};
    this.stop = () => {
      calledOff.abort();
      callOff();
    };
    this.isAsking = true;
    const answered = (choice: Choice | null, failure?: unknown) => {
      if (calledOff.signal.aborted) return;
      const ms = config.cpuMs * SLOWNESS[this.table.ledger.table.lobby.pace];
      const wait = choice ? Math.max(0, ms - (performance.now() - since)) : 0;
      callOff = later(wait, async () => {
        if (choice && (await play(choice))) return;
        this.isAsking = false;
        await allDecline(failure);
      });
    };
    this.firstChoice(calledOff.signal).then(answered, (error) => {
      config.log.error('cpu', error);
      answered(null, error);
    });
  }

  private async firstChoice(calledOff: AbortSignal): Promise<Choice | null> {
    const session = this.table.ledger.table.session!;
    const owes = (seat: Seat) => session.outlook.automatic === null && session.outlook.waitingFor.includes(seat);
    const asked = this.levels().flatMap((level, seat) => (level === '' ? [] : [{ seat, level, owes: owes(seat) }]));
    for (const one of asked.sort((a, b) => Number(a.owes) - Number(b.owes))) {
      const choice = await this.choiceOf(session, one, calledOff);
      if (choice || calledOff.aborted) return choice;
    }
    return null;
  }

  private async choiceOf(
    session: Session,
    { seat, level, owes }: { seat: Seat; level: BotLevel; owes: boolean },
    calledOff: AbortSignal,
  ): Promise<Choice | null> {
    const { game, config, thinkers } = this.table;
    const { view, legal, seed, isStep } = questionFor(this.table, session, seat);
    if (!legal.some((action) => !isStep(action))) return null;
    let decision: Decision | null = null;
    try {
      decision = await thinkers.decide({ game: game.id, level, view, legal, seed }, calledOff);
      const isLegal = decision === null ? !owes : legal.some((action) => same(action, decision?.action));
      if (!isLegal) throw new Error(`${level} of ${game.id} may not ${JSON.stringify(decision)}`);
    } catch (error) {
      if (calledOff.aborted) return null;
      config.log.error('cpu', error);
      decision = owes ? { action: legal[0] } : null;
    }
    return decision === null || isStep(decision.action) ? null : { seat, ...decision };
  }
}
