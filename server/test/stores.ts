import { type Place, postgresPlace, sqlitePlace } from './places.ts';

/** Makes an empty place. */
export type NewPlace = () => Promise<Place>;
type Tests = (newPlace: NewPlace, store: 'SQLite' | 'PostgreSQL') => void;

const probe = await postgresPlace();
await probe?.remove();

/** Describes the same for each kind of store. */
export function inEachStore(what: string, tests: Tests): void {
  describe(`${what}: SQLite`, () => tests(async () => sqlitePlace(), 'SQLite'));
  inPostgres(what, tests);
}

/** Describes what only PostgreSQL has. It is left out, and says so, where none answers and none is required. */
export function inPostgres(what: string, tests: Tests): void {
  const [suite, why] = probe ? [describe, ''] : [describe.skip, ': none answers, so this is left out'];
  suite(`${what}: PostgreSQL${why}`, () => tests(async () => (await postgresPlace())!, 'PostgreSQL'));
}
