import pg from 'pg';
import type { Log } from '../log.ts';
import type { Lock } from './lock.ts';

const PATIENCE_MS = 3000;
/** How long after the connection was lost the lock is asked for again. */
const AGAIN_MS = 5000;

/** A number of ours and one for the schema, so that several services may share a database. */
const TAKE = `select pg_try_advisory_lock(hashtext('landfall'), hashtext(current_schema())) as taken`;
/** The database notices soon when the machine at the other end is gone without a word. */
const NOTICE = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

/**
 * Locks the schema that the address names, for as long as its connection lasts. One that is lost is replaced.
 * @returns null when another service has it
 * @throws Error of the database
 */
export async function lockDatabase(url: string, log: Log): Promise<Lock | null> {
  let isReleased = false;
  let timer: NodeJS.Timeout | undefined;

  async function take(): Promise<pg.Client | null> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
      application_name: 'landfall lock',
    });
    client.on('error', () => {}); // its end follows
    let isOurs = false;
    try {
      await client.connect();
      await client.query(NOTICE);
      isOurs = (await client.query<{ taken: boolean }>(TAKE)).rows[0]!.taken;
    } finally {
      if (!isOurs) await client.end().catch(() => {});
    }
    if (!isOurs) return null;
    client.once('end', takeAgainLater);
    return client;
  }

  function takeAgainLater(): void {
    if (isReleased) return;
    timer = setTimeout(takeAgain, AGAIN_MS);
    timer.unref();
  }

  async function takeAgain(): Promise<void> {
    try {
      const client = await take();
      if (client) await keep(client);
      else {
        log.error('another service works with the same database', new Error('the lock is taken'));
        takeAgainLater();
      }
    } catch {
      takeAgainLater(); // the pool has said already that the database does not answer
    }
  }

  let held: pg.Client;
  async function keep(client: pg.Client): Promise<void> {
    held = client;
    if (isReleased) await client.end();
  }

  const first = await take();
  if (!first) return null;
  await keep(first);
  return {
    async release() {
      isReleased = true;
      clearTimeout(timer);
      await held.end().catch(() => {});
    },
  };
}
