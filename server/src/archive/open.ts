import { Kysely, sql } from 'kysely';
import type { Log } from '../log.ts';
import { type Archive, NotWritten } from './archive.ts';
import { FilesInUse } from './files.ts';
import { guarded } from './guard.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { SqlArchive } from './sqlArchive.ts';
import { openSqlite, sqliteDialect } from './sqlite.ts';

export interface ArchivePlace {
  /** Folder of the embedded database; ':memory:' keeps nothing. */
  dataDir: string;
  /** Address of a PostgreSQL database to use instead; '' for none. */
  databaseUrl: string;
  log: Log;
}

/** The archive cannot be opened; the message says what the database said. */
export class ArchiveClosed extends Error {
  static because(cause: unknown): ArchiveClosed {
    return new ArchiveClosed(reasonOf(cause), { cause });
  }
}

/**
 * Opens the archive, and makes it if it is not there yet.
 * @throws ArchiveClosed when it cannot be reached, read or written
 */
export async function openArchive({ dataDir, databaseUrl, log }: ArchivePlace): Promise<Archive> {
  try {
    return await (databaseUrl ? inPostgres(databaseUrl, log) : inSqlite(dataDir, log));
  } catch (cause) {
    throw ArchiveClosed.because(cause);
  }
}

/** Node reports a refused connection as several errors without a message of their own. */
function reasonOf(cause: unknown): string {
  if (cause instanceof NotWritten) return reasonOf(cause.cause);
  if (cause instanceof AggregateError && cause.message === '') return reasonOf(cause.errors[0]);
  return cause instanceof Error ? cause.message : String(cause);
}

async function inSqlite(folder: string, log: Log): Promise<Archive> {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(openSqlite(folder)) });
  await migrate(db);
  const archive = new SqlArchive(db);
  return folder === ':memory:' ? archive : guarded(archive, new FilesInUse(folder), log);
}

async function inPostgres(url: string, log: Log): Promise<Archive> {
  const { postgresDialect } = await import('./postgres.ts'); // most have no such database
  const db = new Kysely<Schema>({ dialect: postgresDialect(url, log) });
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  await migrate(db, rows[0]?.schema);
  return new SqlArchive(db);
}
