import { type Choice, type Cpu, choiceOfCpus } from '@landfall/shared/engine/cpus.ts';
import type { Game, Seat } from '@landfall/shared/engine/game.ts';
import type { Config } from '../config.ts';
import type { Thinkers } from '../cpu/thinkers.ts';
import type { Ledger } from './ledger.ts';
import { cpuTakes } from './pace.ts';
import type { Later } from './pacer.ts';
import { seedFor } from './question.ts';
import { NOBODY } from './seating.ts';
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

/** Lets the CPUs of a table play. What they chose for another position than the present one is dropped. */
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
    const cpus = this.cpus();
    const plays = lobby.phase === 'playing' && session !== null && lobby.pausedBy === NOBODY;
    if (!plays || cpus.length === 0 || !thinkers.play(game.id) || !isAnybodyThere()) return '';
    return JSON.stringify([lobby.round, session.version, cpus, lobby.pace]);
  }

  /** Those that play a seat now. */
  private cpus(): Cpu[] {
    const { ledger, isOutOfTime } = this.table;
    return ledger.table.lobby.seats.flatMap(({ cpu }, seat) => {
      const level = cpu || (isOutOfTime(seat) ? STAND_IN : '');
      return level === '' ? [] : [{ seat, level }];
    });
  }

  private ask(): void {
    const { game, ledger, later, config, play, allDecline } = this.table;
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
      const ms = cpuTakes(game, ledger.table.lobby.pace, config);
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
    const { game, config, ledger, thinkers } = this.table;
    const session = ledger.table.session!;
    return choiceOfCpus(session, this.cpus(), {
      decide: ({ seat, level }, { view, legal }) =>
        thinkers.decide({ game: game.id, level, view, legal, seed: seedFor(this.table, session, seat) }, calledOff),
      isCalledOff: () => calledOff.aborted,
      onFailure: (error) => config.log.error('cpu', error),
    });
  }
}
