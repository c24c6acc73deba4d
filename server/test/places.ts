import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Where a test keeps its tables: configuration for the service, and a way to leave nothing behind. */
export interface Place {
  dataDir: string;
  databaseUrl: string;
  remove(): Promise<void>;
}

export function sqlitePlace(): Place {
  const dataDir = mkdtempSync(join(tmpdir(), 'landfall-test-'));
  return { dataDir, databaseUrl: '', remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
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
  return { dataDir: '', databaseUrl: url.href, remove: () => sql(`drop schema ${schema} cascade`) };
}

async function sql(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
