import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Dialect, SqliteDialect } from 'kysely';
import { DATABASE_FILE } from './files.ts';
import { makeFolder } from './folder.ts';

/** How long one statement waits for another process, with everything else waiting too. Waiting longer is done in between. */
const BUSY_MS = 50;

/** Primary result codes of SQLite, the low byte of the extended ones. */
const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;

/** The embedded database in a folder, which is made if need be; ':memory:' is one that is gone with the process. */
export function openSqlite(folder: string): DatabaseSync {
  if (folder !== ':memory:') makeFolder(folder);
  const database = new DatabaseSync(folder === ':memory:' ? folder : join(folder, DATABASE_FILE));
  database.exec(`pragma busy_timeout = ${BUSY_MS}`);
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full'); // an answer means that the disk has it
  database.exec('pragma foreign_keys = on');
  database.exec('pragma temp_store = memory'); // nothing but the folder needs to be writable
  return database;
}

/** Kysely speaks to SQLite as better-sqlite3 does; this is the little that Node's own module does differently. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  const statements = new Map<string, ReturnType<typeof prepare>>();

  function prepare(text: string) {
    const statement = database.prepare(text);
    const values = (given: readonly unknown[]) => given as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (given: readonly unknown[]) => statement.all(...values(given)),
      run: (given: readonly unknown[]) => statement.run(...values(given)),
      iterate: (given: readonly unknown[]) => statement.iterate(...values(given)),
    };
  }

  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(text) {
        // A full disk has ended the transaction already, and the error of another end would hide the one that matters.
        if (text === 'rollback' && !database.isTransaction) return prepare('select 1');
        // All our transactions write, and one that notices only half way that another does so cannot wait for it.
        const wanted = text === 'begin' ? 'begin immediate' : text;
        let statement = statements.get(wanted);
        if (statement === undefined) {
          statement = prepare(wanted);
          statements.set(wanted, statement);
        }
        return statement;
      },
    },
  });
}

/** Whether another process is just writing, so that trying again helps. */
export function isBusy(error: unknown): boolean {
  const code = ((error as { errcode?: number }).errcode ?? 0) & 0xff;
  return code === SQLITE_BUSY || code === SQLITE_LOCKED;
}
