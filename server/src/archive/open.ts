import { Kysely } from 'kysely';
import type { Log } from '../log.ts';
import type { Archive } from './archive.ts';
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

/**
 * Opens the archive, and makes it if it is not there yet.
 * @throws Error of the database when it cannot be reached, read or written
 */
export async function openArchive({ dataDir, databaseUrl, log }: ArchivePlace): Promise<Archive> {
  const db = new Kysely<Schema>({ dialect: databaseUrl ? await postgres(databaseUrl, log) : sqlite(dataDir) });
  await migrate(db);
  return new SqlArchive(db);
}

const sqlite = (folder: string) => sqliteDialect(openSqlite(folder));

/** Loaded only when it is wanted, because most have no such database. */
async function postgres(url: string, log: Log) {
  const { postgresDialect } = await import('./postgres.ts');
  return postgresDialect(url, log);
}
