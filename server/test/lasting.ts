import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openArchive } from '../src/archive/open.ts';
import type { Config } from '../src/config.ts';
import { type Faults, failing, faulty } from './faults.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { type Place, sqlitePlace } from './places.ts';

/** A server whose tables are kept in a place of their own, and an archive that can be made to fail. */
export interface LastingServer extends TestServer {
  faults: Faults;
  place: Place;
  /** Ends it without letting it save anything more, as a power cut does. */
  cut(): Promise<void>;
  /** Another one in the same place. */
  again(): Promise<LastingServer>;
  /** Ends it, changes what it has stored in SQLite, as if another version had written it, and starts another one there. */
  meanwhile(change: string): Promise<LastingServer>;
}

export async function lastingServer(
  wanted: Partial<Config> = {},
  place: Place = sqlitePlace(),
): Promise<LastingServer> {
  const faults: Faults = {};
  const { dataDir, databaseUrl } = place;
  const server = await startTestServer({
    ...wanted,
    dataDir,
    databaseUrl,
    openArchive: async (where) => faulty(await openArchive(where), faults),
  });
  return {
    ...server,
    faults,
    place,
    async cut() {
      faults.before = failing;
      await server.close();
    },
    again: () => lastingServer(wanted, place),
    async meanwhile(change) {
      await server.close();
      const database = new DatabaseSync(join(dataDir, 'landfall.db'));
      database.exec(change);
      database.close();
      return lastingServer(wanted, place);
    },
  };
}
