import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import { NotWritten } from './archive.ts';

const MOST_CONNECTIONS = 10;
/** Nobody should wait longer than this to be told that something could not be saved. */
const PATIENCE_MS = 3000;
/** A connection that hangs without a word is done with after this time at the latest. */
const LIFETIME_S = 60;

/** @param url such as `postgres://user:password@host:5432/database` */
export function postgresDialect(url: string, log: Log): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    statement_timeout: PATIENCE_MS,
    query_timeout: PATIENCE_MS + 500,
    maxLifetimeSeconds: LIFETIME_S,
    keepAlive: true,
    application_name: 'landfall',
  });
  // Of one that is lost in use whoever uses it is told; unheard, it would be an uncaught exception as well.
  pool.on('connect', (client) => client.on('error', () => {}));
  // Of a connection that nobody is using; the next query opens another one.
  pool.on('error', (error) => log.warn('a connection to the database was lost', error));
  const connect = () =>
    pool.connect().catch((cause: unknown) => {
      throw NotWritten.because(cause);
    });
  return new PostgresDialect({ pool: { options: pool.options, connect, end: () => pool.end() } });
}
