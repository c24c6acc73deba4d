import { freeFrom, lastDecision, shownFrom, shownTo } from '@landfall/shared/engine/passed.ts';
import type { Requests } from '@landfall/shared/protocol/room.ts';
import { withSay } from '@landfall/shared/protocol/seats.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import type { Config } from '../config.ts';
import { ownerOf } from './crew.ts';
import type { Ledger } from './ledger.ts';
import type { Later } from './pacer.ts';
import { mayPropose, type Proposal, waitsOf } from './proposal.ts';
import { type Answer, isInTrouble, type Lobby, NO_SEAT, NOBODY, type Refused } from './seating.ts';
import type { Session } from './session.ts';
import { single } from './single.ts';
import type { Watchdog } from './watchdog.ts';

export interface UndoneTable {
  config: Pick<Config, 'mostEntries'>;
  ledger: Ledger;
  watchdog: Pick<Watchdog, 'isStuck'>;
  /** Runs something in the table's turn, and again if it could not be saved. */
  later: Later;
  /** Something was taken back that nobody asked for just now. */
  changed(): void;
}

type Shown = Pick<TableState, 'turns' | 'undo' | 'proposal' | 'undone'>;

/** What can be shown of a table on which nothing can be taken back. */
const NOTHING: Shown = { turns: 0, undo: { seat: NO_SEAT, free: 0, last: 0, seats: [] }, undone: NOBODY };

/** Taking back: the own last actions freely if the game and what they revealed allow it, all else if the others agree. */
export class Undo {
  private readonly table: UndoneTable;
  private readonly settle: () => void;
  private done: { session: Session; version: number; person: number } | null = null;

  constructor(table: UndoneTable) {
    this.table = table;
    this.settle = single(table.later, async () => {
      const { proposal } = this;
      if (proposal && this.waits(proposal).length === 0) await this.takeBackUnasked(proposal);
      table.changed();
    });
  }

  /** Takes back at once what may be, and otherwise asks everybody else who has a say. Asked again, it is the same question. */
  async ask(person: number, { ply, turns }: Requests['undo']): Promise<Answer> {
    const { lobby, session } = this.table.ledger.table;
    if (!mayPropose(lobby, person)) return { reason: 'notSeated' };
    if (!session) return NOT_NOW;
    const closed = whyClosed(session, lobby);
    if (closed) return closed;
    if (ply !== session.version) return { reason: 'moved' };
    if (turns >= session.passed.length) return { reason: 'badRequest', field: 'turns' };
    if (this.isWayOut(person, turns)) return this.takeBack(session, turns, person);
    if (turns < this.keptFor(person)) return { reason: 'notAllowed', field: 'turns', problem: this.whyKept(session) };
    if (mayFreely(session, lobby, person, turns)) return this.takeBack(session, turns, person);

    const before = this.proposal;
    const isSame = before?.turns === turns;
    if (before && isSame && before.person !== person) return this.consent(person, { ply, turns, yes: true });
    if (before && before.person !== person) return { reason: 'notNow' };
    const proposal = before && isSame ? before : { version: ply, person, turns, agreed: [] };
    if (this.waits(proposal).length === 0) return this.takeBack(session, turns, person);
    return this.propose(proposal);
  }

  /** Agrees to what is proposed, or ends it, which whoever proposed it may do too. An answer is for the question they saw. */
  async consent(person: number, { ply, turns, yes }: Requests['consent']): Promise<Answer> {
    const { proposal } = this;
    if (ply !== (this.table.ledger.table.session?.version ?? 0)) return { reason: 'moved' };
    if (!proposal) return NOT_NOW;
    if (turns !== proposal.turns) return { reason: 'moved' };
    const isMine = proposal.person === person;
    if (!this.waits(proposal).includes(person) && !isMine) return { reason: 'notNow' };
    if (isMine && yes) return { reason: 'notNow' };
    if (!yes) return this.propose(null);
    const next = { ...proposal, agreed: [...proposal.agreed, person] };
    if (this.waits(next).length > 0) return this.propose(next);
    return this.takeBack(this.table.ledger.table.session!, proposal.turns, proposal.person);
  }

  /** Takes back what only those have not agreed to who have no say any more; may be called at any time. */
  look(): void {
    const { lobby } = this.table.ledger.table;
    const { proposal } = this;
    if (!proposal || this.waits(proposal).length > 0) return;
    const hasSpoken = (person: number) => person === proposal.person || proposal.agreed.includes(person);
    const maySoonSay = lobby.seats.some(({ person }) => isInTrouble(lobby, person) && !hasSpoken(person));
    if (!maySoonSay) this.settle();
  }

  /** What everybody sees of it. */
  get shown(): Shown {
    const { session, lobby } = this.table.ledger.table;
    if (!session || whyClosed(session, lobby)) return NOTHING;
    const { passed } = session;
    const turns = passed.length;
    const last = this.lastOf(session, lobby);
    const seatsFrom = (from: number) => passed.slice(from).map(({ seat }) => seat);
    const free = this.isFull(session) ? turns : freeIn(session, lobby);
    const undo = { seat: free < turns ? passed.at(-1)!.seat : NO_SEAT, free, last, seats: seatsFrom(last) };
    const isLast = this.done?.session === session && this.done.version === session.version;
    const undone = isLast ? this.done!.person : NOBODY;
    const { proposal } = this;
    if (!proposal) return { turns, undo, undone };
    const { person } = proposal;
    const asked = { person, turns: proposal.turns, waits: this.waits(proposal), seats: seatsFrom(proposal.turns) };
    return { turns, undo, undone, proposal: asked };
  }

  /** What is asked now, in this position. */
  private get proposal(): Proposal | null {
    const { session, lobby } = this.table.ledger.table;
    if (!session || !lobby.proposal || whyClosed(session, lobby)) return null;
    return lobby.proposal.version === session.version ? lobby.proposal : null;
  }

  private waits(proposal: Proposal): number[] {
    return waitsOf(this.table.ledger.table.lobby, proposal);
  }

  /**
   * So many turns stay if the last decision is taken back, as far as the host may: all of them where it has to stay, which is
   * nowhere where the game would be lost otherwise.
   */
  private lastOf({ passed }: Session, lobby: Lobby): number {
    const kept = this.table.watchdog.isStuck ? 0 : this.keptFor(lobby.host);
    return lastDecision(passed, (seat) => lobby.seats[seat]?.cpu === '', kept);
  }

  /**
   * So many turns stay, whatever that person asks for, except for the way out of a stuck game. Nobody looks first and
   * decides then: neither in the game of the day, which everybody gets once, nor where there is nobody to agree.
   */
  private keptFor(person: number): number {
    const { session, lobby } = this.table.ledger.table;
    if (!session) return 0;
    const { game, passed } = session;
    if (this.isFull(session)) return passed.length;
    if (withSay(lobby).every((one) => one === person))
      return shownTo(game, passed, (seat) => lobby.seats[seat]?.person === person);
    return lobby.daily === '' ? 0 : shownFrom(passed);
  }

  private whyKept(session: Session): string {
    if (this.isFull(session)) return 'tooLong';
    return this.table.ledger.table.lobby.daily ? 'shown' : 'revealed';
  }

  /** Nobody makes a log longer and longer by taking back and playing again. */
  private isFull({ version }: Session): boolean {
    return version >= this.table.config.mostEntries;
  }

  /** Whether the host goes back the one decision that a game without a way on has to go back. */
  private isWayOut(person: number, turns: number): boolean {
    const { session, lobby } = this.table.ledger.table;
    return this.table.watchdog.isStuck && lobby.host === person && turns === this.lastOf(session!, lobby);
  }

  /** Those who were still to agree have no say any more. What only they could have agreed to stays. */
  private async takeBackUnasked({ turns, person }: Proposal): Promise<void> {
    if (turns < this.keptFor(person)) await this.propose(null);
    else await this.takeBack(this.table.ledger.table.session!, turns, person);
  }

  /** The table has it in writing what is asked: an answer must not be lost with the service. */
  private propose(proposal: Proposal | null): Promise<Answer> {
    return this.table.ledger.change(({ lobby }) => {
      lobby.proposal = proposal;
      return null;
    });
  }

  private async takeBack(session: Session, turns: number, person: number): Promise<Answer> {
    await this.table.ledger.append(session.planUndo(turns), { person, id: '' });
    this.done = { session, version: session.version, person };
    return null;
  }
}

const NOT_NOW: Refused = { reason: 'notNow' };

/** Why nothing at all can be taken back, or null. Once the seed is known, what it hides must not be in play again. */
function whyClosed({ game }: Session, { phase, abandoned }: Lobby): Refused | null {
  if (abandoned || (phase !== 'playing' && phase !== 'over')) return NOT_NOW;
  if (phase === 'playing' || game.undoAfterEnd) return null;
  return { reason: 'notAllowed', field: 'turns', problem: 'seedKnown' };
}

const mayFreely = (session: Session, lobby: Lobby, person: number, turns: number): boolean =>
  ownerOf(lobby)(session.passed.at(-1)!.seat) === person && turns >= freeIn(session, lobby);

/** How many turns at least have to stay if nobody else is asked. */
function freeIn({ game, passed }: Session, lobby: Lobby): number {
  const people = new Set(lobby.seats.map((seat) => seat.person).filter((one) => one !== NOBODY));
  return game.undoByConsent && people.size > 1 ? passed.length : freeFrom(passed, ownerOf(lobby));
}
