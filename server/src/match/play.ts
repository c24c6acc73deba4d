import type { Game, Seat } from '@landfall/shared/engine/game.ts';
import { IllegalAction } from '@landfall/shared/engine/match.ts';
import type { Requests } from '@landfall/shared/protocol/room.ts';
import type { Config } from '../config.ts';
import { type Later, Pacer } from './pacer.ts';
import { type Answer, type Lobby, NO_SEAT, seatOf, settingOf, startProblem } from './seating.ts';
import { Session } from './session.ts';

export interface PlayedTable {
  game: Game;
  lobby: Lobby;
  config: Config;
  later: Later;
  isAnybodyThere(): boolean;
  /** Something has changed that nobody asked for just now. */
  changed(): void;
}

/** The rounds played at a table: who may do what when, and the steps that play themselves. */
export class Play {
  /** The game that is being played, or was played last. */
  session: Session | null = null;
  readonly pacer: Pacer;
  private readonly table: PlayedTable;

  constructor(table: PlayedTable) {
    this.table = table;
    const { config, later, changed } = table;
    this.pacer = new Pacer(config, { later, changed, step: () => this.step() });
  }

  get ply(): number {
    return this.session?.match.ply ?? 0;
  }

  start(person: number): Answer {
    const { game, lobby } = this.table;
    const problem = startProblem(game, lobby, person);
    if (problem) return problem;
    this.session = new Session(game, settingOf(lobby), lobby.seed);
    lobby.phase = 'playing';
    lobby.round++;
    this.settle();
    return null;
  }

  /** Plays what a person asks for, unless it is one of the actions that were `acted` before. */
  act(person: number, { id, ply, action }: Requests['act'], acted: readonly string[]): Answer | 'repeated' {
    const seat = seatOf(this.table.lobby, person);
    const { session } = this;
    if (acted.includes(id)) return 'repeated';
    if (seat === NO_SEAT) return { reason: 'notSeated' };
    if (session === null || this.table.lobby.phase !== 'playing') return { reason: 'notNow' };
    if (ply !== session.match.ply) return { reason: 'moved' };
    if (this.pacer.holdsUp(seat, action)) return { reason: 'held' };
    try {
      this.play(session, seat, action);
      return null;
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error;
      return { reason: session.canAct(seat) ? 'notLegal' : 'notYourTurn' };
    }
  }

  hold(person: number, on: boolean): Answer {
    const seat = seatOf(this.table.lobby, person);
    if (seat === NO_SEAT) return { reason: 'notSeated' };
    if (on) return this.pacer.hold(seat);
    this.pacer.release(seat);
    return null;
  }

  /** Ends the hold of somebody who leaves the seat or the line. */
  letGo(person: number): void {
    this.pacer.release(seatOf(this.table.lobby, person));
  }

  /** Brings phase and pace in line with the match and with who is there. */
  settle(): void {
    const { lobby } = this.table;
    const outlook = this.session?.outlook;
    if (lobby.phase === 'playing' && outlook?.result) lobby.phase = 'over';
    this.pacer.arm((lobby.phase === 'playing' && outlook) || null, this.table.isAnybodyThere());
  }

  private play(session: Session, seat: Seat, action: unknown): void {
    session.play(seat, action);
    this.pacer.played(seat, action);
    this.settle();
  }

  /** The moment after which an automatic step follows has passed. */
  private step(): void {
    const { session } = this;
    const automatic = session?.outlook.automatic;
    if (!session || !automatic) return;
    try {
      this.play(session, automatic.seat, automatic.action);
    } catch (error) {
      this.table.config.log.error('automatic step', error);
      this.pacer.stop();
    }
    this.table.changed();
  }
}
