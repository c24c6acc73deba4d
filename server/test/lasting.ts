import type { Archive } from '../src/archive/archive.ts';
import { openArchive } from '../src/archive/open.ts';
import type { Config } from '../src/config.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { type Place, sqlitePlace } from './places.ts';

/** What happens to the archive just before it is asked to do something, and just after it has done it. */
export interface Faults {
  before?: (what: keyof Archive) => void | Promise<void>;
  after?: (what: keyof Archive) => void | Promise<void>;
}

/** A server whose tables are kept in a place of their own, and an archive that can be made to fail. */
export interface LastingServer extends TestServer {
  faults: Faults;
  place: Place;
  /** Ends it without letting it save anything more, as a power cut does. */
  cut(): Promise<void>;
  /** Another one in the same place. */
  again(): Promise<LastingServer>;
}

export class Fault extends Error {}

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
  };
}

/** Every write fails. */
export function failing(what: keyof Archive): void {
  if (what !== 'close') throw new Fault(`the archive cannot ${what}`);
}

function faulty(archive: Archive, faults: Faults): Archive {
  return new Proxy(archive, {
    get(target, name: keyof Archive) {
      if (!(name in target)) return undefined;
      return async (...args: unknown[]) => {
        await faults.before?.(name);
        const answer = await (target[name] as (...given: unknown[]) => Promise<unknown>)(...args);
        await faults.after?.(name);
        return answer;
      };
    },
  });
}
