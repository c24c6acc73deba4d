import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** Where a test keeps its tables: configuration for the service, and a way to leave nothing behind. */
export interface Place {
  dataDir: string;
  databaseUrl: string;
  /** Changes what is kept there, as if another version or another time had written it. */
  change(statement: string): Promise<void>;
  remove(): Promise<void>;
}

export function sqlitePlace(): Place {
  const dataDir = mkdtempSync(join(tmpdir(), 'landfall-test-'));
  return {
    dataDir,
    databaseUrl: '',
    async change(statement) {
      const database = new DatabaseSync(join(dataDir, 'landfall.db'));
      database.exec(statement);
      database.close();
    },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

const SERVER = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/test';
let places = 0;

/** A schema of its own in the PostgreSQL server for tests; null when none answers and none is required. */
export async function postgresPlace(): Promise<Place | null> {
  const schema = `landfall_test_${process.pid}_${Date.now()}_${places++}`;
  try {
    await sql(`create schema ${schema}`);
  } catch (error) {
    if (process.env.REQUIRE_POSTGRES === '1') throw error;
    return null;
  }
  const url = new URL(SERVER);
  url.searchParams.set('options', `-c search_path=${schema}`);
  url.searchParams.set('application_name', schema); // by which its connections are told apart
  const { href } = url;
  return {
    dataDir: '',
    databaseUrl: href,
    change: (statement) => sql(statement, href),
    remove: () => sql(`drop schema ${schema} cascade`),
  };
}

async function sql(text: string, connectionString = SERVER): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
