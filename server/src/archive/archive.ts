import type { Result, Setting } from '@landfall/shared/engine/game.ts';
import type { LogEntry } from '@landfall/shared/engine/recording.ts';
import type { Phase } from '@landfall/shared/protocol/room.ts';

/**
 * Where tables outlive the process. What a promise of it was kept for is on the disk, whatever happens afterwards. Where a promise
 * is broken `isSettled` says whether it may have happened all the same.
 */
export interface Archive {
  /** Keeps a new table; false when the code is taken. */
  create(table: NewTable): Promise<boolean>;

  /** A table with the round played last, or null when there is none of that code. */
  load(code: string): Promise<SavedTable | null>;

  /**
   * Keeps what has been agreed at a table, and a round that begins with it.
   * @throws TableTaken when `hold.revision` is not the last one
   */
  save(hold: Hold, table: TableContent, begun?: NewRound): Promise<void>;

  /**
   * Adds one entry to the log of the current round, and what has changed at the table with it, such as that the round is over.
   * @throws TableTaken when `hold.revision` is not the last one, or somebody else has written this entry
   */
  append(hold: Hold, entry: NewEntry, end?: RoundEnd): Promise<void>;

  /** Keeps that a game was stuck. The same word about the same position is kept once. */
  report(code: string, incident: Incident): Promise<void>;

  /** Everything of that kind that was kept of a table, oldest first. */
  incidents(code: string): Promise<Incident[]>;

  /** A random text of 64 hexadecimal digits under this name, made when it is first asked for and never changed. */
  secret(name: string): Promise<string>;

  /** Every table, the one used last first. */
  list(): Promise<ListedTable[]>;

  /** The round of that number, or null when it was not played there. */
  round(code: string, round: number): Promise<SavedRound | null>;

  /** All rounds of a table in order. */
  rounds(code: string): Promise<SavedRound[]>;

  /** Keeps a table that comes with a round which was played elsewhere; false when the code is taken. */
  restore(table: NewTable, round: SavedRound): Promise<boolean>;

  /** The codes of the tables without a change since `before`, and of those nobody ever entered. */
  outdated(before: PruneBefore): Promise<string[]>;

  /** When each table was saved last, in ms since 1970; an entry of a log alone does not count. */
  saves(): Promise<Map<string, number>>;

  /** Deletes what is outdated, or what is so of `codes`, and answers with the codes of what it has deleted. */
  prune(before: PruneBefore, codes?: readonly string[]): Promise<string[]>;

  /** Whether the store is still where it was opened. While it is not, all else but `close` fails. */
  isInPlace(): Promise<boolean>;

  close(): Promise<void>;
}

/** What a writer knows of the table it writes to. Each `save`, and each `append` with a `RoundEnd`, makes a new revision. */
export interface Hold {
  code: string;
  revision: number;
}

/** The content of a table is plain data; whoever writes it gives it a format. */
export interface TableContent {
  phase: Phase;
  round: number;
  entered: boolean; // somebody has been let in, or an operator has put it here
  record: unknown;
}

export interface NewTable extends TableContent {
  code: string;
  game: string;
}

export interface NewRound {
  format: number;
  setting: Setting;
  seed: string;
}

export interface NewEntry {
  round: number;
  version: number; // 1 for the first of a round
  entry: LogEntry;
  by: Author;
}

/**
 * Who asked for an entry, and by what name: so that the same request never counts twice. A table's own step has no id, nor has
 * a move of a CPU, which is person -1, or -1 - N in the place of person N.
 */
export interface Author {
  person: number;
  id: string;
}

/** How a round ended; both are null where it goes on, be it that its end was taken back. */
export interface RoundEnd extends TableContent {
  result: Result | null;
  hash: string | null; // of the final position
}

export interface SavedTable extends Omit<NewTable, 'entered'>, Hold {
  lastRound: SavedRound | null;
  /** Who asked for the last entries of any round, oldest first. */
  authors: Author[];
}

export interface SavedRound extends NewRound {
  round: number;
  log: LogEntry[];
  /** Who asked for each entry, as `Author` counts people; absent in a round that comes from elsewhere. */
  by?: number[];
  started: number; // ms since 1970
  ended: number | null;
  result: Result | null;
  hash: string | null;
}

/** Why a game was stuck: nobody who was waited for could do anything, or the step that plays itself failed. */
export type Stuck = 'noAction' | 'step';

/** A fault of a game, with all it takes to look into it besides the recording. */
export interface Incident {
  round: number;
  version: number; // so many entries the log had
  why: Stuck;
  detail: string; // what was thrown, '' for nothing
  position: unknown; // the match of the engine, plain data
  at: number; // ms since 1970
}

export interface ListedTable {
  code: string;
  game: string;
  phase: Phase;
  round: number;
  entries: number; // in all rounds
  created: number; // ms since 1970
  touched: number; // the last change, ms since 1970
  incidents: number; // how often a game of it was stuck
}

/** Both in ms since 1970. */
export interface PruneBefore {
  touched: number;
  unused: number; // for tables that nobody has entered
}

/** Somebody else has written to the table, so what we know of it is out of date for good. */
export class TableTaken extends Error {
  constructor(message: string = 'another process has written to this table', options?: ErrorOptions) {
    super(message, options); // the log must not have its code
  }
}

/** It is certain that the archive was not even asked to do something. */
export class NotWritten extends Error {
  static because(cause: unknown): NotWritten {
    return new NotWritten(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
