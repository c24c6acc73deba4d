import { type Place, postgresPlace, sqlitePlace } from './places.ts';

const probe = await postgresPlace();
await probe?.remove();

/**
 * Describes the same for each kind of store; `newPlace` makes an empty one. PostgreSQL is left out, and says so, where none
 * answers and none is required.
 */
export function inEachStore(what: string, tests: (newPlace: () => Promise<Place>) => void): void {
  describe(`${what}: SQLite`, () => tests(async () => sqlitePlace()));
  const [suite, why] = probe ? [describe, ''] : [describe.skip, ': none answers, so this is left out'];
  suite(`${what}: PostgreSQL${why}`, () => tests(async () => (await postgresPlace())!));
}
