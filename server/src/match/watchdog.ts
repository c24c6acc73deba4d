import type { Archive, Stuck } from '../archive/archive.ts';
import type { Log } from '../log.ts';
import { type Ledger, NotSaved } from './ledger.ts';
import type { Later } from './pacer.ts';
import type { Session } from './session.ts';

export interface WatchedTable {
  code: string;
  archive: Pick<Archive, 'report'>;
  ledger: Pick<Ledger, 'table'>;
  log: Log;
  /** Runs something in the table's turn, and again if it could not be saved. */
  later: Later;
}

/** A fault that was met in one position. */
interface Fault {
  session: Session;
  version: number;
  why: Stuck;
  error?: unknown; // what was thrown
}

/**
 * Notices that a game leads nowhere although it is not over, which only a fault in its rules can cause, and keeps all it
 * takes to look into it. The table is told, and its host goes back from there.
 */
export class Watchdog {
  private readonly table: WatchedTable;
  private met: Fault | null = null;
  private reported: Fault | null = null;

  constructor(table: WatchedTable) {
    this.table = table;
  }

  /** Whether nobody can do anything in the present position until somebody goes back. */
  get isStuck(): boolean {
    return this.fault !== null;
  }

  /** Something failed that the game cannot go on without. Of one position the first such thing is kept. */
  fails(why: Stuck, error: unknown): void {
    const { session } = this.table.ledger.table;
    if (!session || this.isStuck) return;
    this.met = { session, version: session.version, why, error };
  }

  /** Looks at the present position; may be called at any time. */
  look(): void {
    const { fault, reported } = this;
    if (!fault || (fault.session === reported?.session && fault.version === reported.version)) return;
    this.reported = fault;
    this.report(fault);
  }

  private get fault(): Fault | null {
    const { lobby, session } = this.table.ledger.table;
    if (!session || lobby.phase !== 'playing') return null;
    const { version } = session;
    if (this.met?.session === session && this.met.version === version) return this.met;
    return session.outlook.isStuck ? { session, version, why: 'noAction' } : null;
  }

  /** Where in the code it happened is for the log alone, because the rest is exported. */
  private report({ session, version, why, error }: Fault): void {
    const { code, archive, ledger, log, later } = this.table;
    const { round } = ledger.table.lobby;
    log.error(`a game of ${session.game.id} is stuck (${why})`, error);
    const detail = error === undefined ? '' : String(error);
    const incident = { round, version, why, detail, position: session.match, at: Date.now() };
    later(0, () =>
      archive.report(code, incident).catch((error) => {
        throw new NotSaved(error);
      }),
    );
  }
}
