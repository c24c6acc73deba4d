import type { Game } from '@landfall/shared/engine/game.ts';
import { positionHash } from '@landfall/shared/engine/hash.ts';
import { same } from '@landfall/shared/engine/plain.ts';
import type { Problem } from '@landfall/shared/protocol/room.ts';
import {
  type Archive,
  type Author,
  type Hold,
  type NewEntry,
  NotWritten,
  type SavedTable,
  type TableContent,
  TableTaken,
} from '../archive/archive.ts';
import { StoreGone } from '../archive/guard.ts';
import { isSettled } from '../archive/settled.ts';
import type { Log } from '../log.ts';
import { forgetHalts } from './halting.ts';
import { fromLater } from './laterRecord.ts';
import { fromStore, isOfToday, type TableRecord, toStore } from './record.ts';
import { type Recovered, recover } from './recovery.ts';
import { noteSeated } from './register.ts';
import type { Answer, Lobby } from './seating.ts';
import type { Move, Session } from './session.ts';

/** The archive does not take or give anything at the moment. Nothing has changed. */
export class NotSaved extends Error {
  constructor(cause: unknown) {
    super('the archive does not answer as it should', { cause });
  }
}

/**
 * Nobody can tell whether a change was saved. Whoever asked for it must not be told either way: the table is left as one that
 * another process has, and everybody comes back to what is true by then.
 */
export class Unsure extends TableTaken {
  constructor(cause: unknown) {
    super('nobody can tell whether it was saved', { cause });
  }
}

/** A table as it is now: what is agreed, who is known, and the game that is being played or was played last. */
export interface Table extends TableRecord {
  session: Session | null;
}

export interface LedgerPlace {
  archive: Archive;
  log: Log;
}

/** How long to look whether a write that failed has happened all the same. */
const LOOK_MS = 2000;

/** Ids of accepted actions that are remembered; only those that nobody heard back about are sent again. */
const REMEMBERED = 512;

/** What is true of a table. Nothing becomes true before the archive has it. One change at a time, please. */
export class Ledger {
  /** Why the game cannot go on, if it cannot. */
  readonly problem: Problem | null;
  /** A later version has written the table, so it is only looked at: what changes is not kept. */
  readonly isReadOnly: boolean;
  /** When saving failed last, by `performance.now()`. */
  failedAt = Number.NEGATIVE_INFINITY;

  private readonly place: LedgerPlace;
  private readonly hold: Hold;
  private readonly accepted = new Set<string>();
  private current: Table;
  private stored: string;
  private failing = false;
  private taken = false;

  constructor(game: Game, saved: SavedTable, place: LedgerPlace) {
    const stored = saved.record;
    this.isReadOnly = !isOfToday(stored);
    const record = isOfToday(stored) ? fromStore(game, stored) : fromLater(game, stored, saved.round);
    const recovered: Recovered = saved.lastRound ? recover(game, saved.lastRound) : { session: null, problem: null };
    const { session, because } = recovered;
    const problem = this.isReadOnly ? 'table' : recovered.problem;
    const { lobby } = record;
    if (lobby.phase === 'broken' && !problem) lobby.phase = 'playing';
    if (lobby.phase === 'playing' && session?.outlook.result) lobby.phase = 'over';
    if (lobby.phase !== 'lobby' && problem) {
      lobby.phase = 'broken';
      place.log.warn(`a game of ${game.id} cannot go on (${problem})`, because);
    }
    this.problem = problem;
    this.place = place;
    this.hold = { code: saved.code, revision: saved.revision };
    this.current = { ...record, session };
    this.stored = JSON.stringify(toStore(record));
    for (const author of saved.authors) this.remember(author);
  }

  get table(): Table {
    return this.current;
  }

  /** Whether this action of this person was accepted before. */
  hasAccepted(by: Author): boolean {
    return this.accepted.has(nameOf(by));
  }

  /**
   * Makes a change on a draft, saves it if there is anything to save, and lets it count. A new session in the draft is a
   * new round. What `make` refuses or throws changes nothing.
   * @throws NotSaved, TableTaken
   */
  async change(make: (draft: Table) => Answer): Promise<Answer> {
    const { session, ...record } = this.current;
    const draft: Table = { ...structuredClone(record), session };
    const answer = make(draft);
    if (answer !== null) return answer;
    noteSeated(draft.register, draft.lobby.seats);
    const stored = JSON.stringify(toStore(draft));
    const begun = draft.session === session ? undefined : draft.session?.recording;
    if (!this.isReadOnly && (begun || stored !== this.stored)) {
      const revision = this.hold.revision + 1;
      const wasDone = (saved: SavedTable) => saved.revision === revision && JSON.stringify(saved.record) === stored;
      await this.write(() => this.place.archive.save({ ...this.hold }, content(draft), begun), wasDone);
      this.hold.revision = revision;
    }
    this.stored = stored;
    this.current = draft;
    return null;
  }

  /**
   * Saves one more entry of the log, with the end of the round if it comes with it or is taken back and whatever `also`
   * changes, and lets it count.
   * @throws NotSaved, TableTaken
   */
  async append(move: Move, by: Author, also?: (lobby: Lobby) => void): Promise<void> {
    const session = this.current.session!;
    const next = afterwards(this.current, move, also);
    const entry = { round: next.lobby.round, version: session.version + 1, entry: move.entry, by };
    const { result } = move.outlook;
    const hasChanged = next !== this.current;
    const end = hasChanged ? { ...content(next), result, hash: result && positionHash(move.match) } : undefined;
    const revision = this.hold.revision + (end ? 1 : 0);
    const wasDone = (saved: SavedTable) => saved.revision === revision && isLast(entry, saved);
    await this.write(() => this.place.archive.append({ ...this.hold }, entry, end), wasDone);
    session.make(move, by.person);
    this.remember(by);
    this.hold.revision = revision;
    if (!hasChanged) return;
    this.stored = JSON.stringify(toStore(next));
    this.current = next;
  }

  private async write(run: () => Promise<void>, wasDone: (saved: SavedTable) => boolean): Promise<void> {
    if (this.taken) throw new TableTaken();
    try {
      await run().catch((error) => this.unlessDone(error, wasDone));
      this.failing = false;
    } catch (error) {
      throw this.failed(error);
    }
  }

  /**
   * A write that failed may have happened all the same, if only the answer was lost: then it counts.
   * @throws error if it has not, Unsure where that is not certain
   */
  private async unlessDone(error: unknown, wasDone: (saved: SavedTable) => boolean): Promise<void> {
    if (error instanceof TableTaken || error instanceof NotWritten) throw error;
    const { archive, log } = this.place;
    const saved = await within(LOOK_MS, archive.load(this.hold.code)).catch(() => null);
    if (saved && wasDone(saved)) log.warn(`the archive took what it answered with an error: ${error}`);
    else throw saved && isSettled(error) ? error : new Unsure(error);
  }

  private failed(error: unknown): Error {
    const isTaken = error instanceof TableTaken;
    const isToTell = error instanceof Unsure || (!isTaken && !(error instanceof StoreGone));
    if (isToTell && !this.failing) this.place.log.error('saving', error);
    this.taken = isTaken;
    if (isTaken) return error;
    this.failing = true;
    this.failedAt = performance.now();
    return new NotSaved(error);
  }

  private remember(by: Author): void {
    if (by.id === '') return;
    this.accepted.add(nameOf(by));
    if (this.accepted.size > REMEMBERED)
      for (const oldest of this.accepted.keys()) {
        this.accepted.delete(oldest);
        break;
      }
  }
}

/** The table after a move: another one only where the game ends with it or goes on after its end, or more changes. */
function afterwards(table: Table, { outlook }: Move, also?: (lobby: Lobby) => void): Table {
  const phase = outlook.result ? 'over' : 'playing';
  const hasTurned = phase !== table.lobby.phase;
  if (!hasTurned && !also) return table;
  const lobby: Lobby = { ...structuredClone(table.lobby), phase };
  if (hasTurned) forgetHalts(lobby);
  also?.(lobby);
  return { ...table, lobby };
}

/** What the archive keeps of a table besides its log. */
export const content = (record: TableRecord): TableContent => ({
  phase: record.lobby.phase,
  round: record.lobby.round,
  entered: record.register.lastNumber > 0,
  record: toStore(record),
});

/** Whether the log ends with this entry, asked for by the same. */
function isLast({ version, entry, by }: NewEntry, { lastRound, authors }: SavedTable): boolean {
  const last = lastRound?.log.at(-1);
  const isAuthor = by.id === '' || nameOf(authors.at(-1) ?? by) === nameOf(by);
  return lastRound?.log.length === version && same(last, entry) && lastRound.by?.at(-1) === by.person && isAuthor;
}

/** @throws Error after so long */
async function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer for ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

const nameOf = ({ person, id }: Author): string => `${person} ${id}`;
