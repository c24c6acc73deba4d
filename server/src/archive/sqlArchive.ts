import { randomBytes } from 'node:crypto';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { type Appending, appending } from './appending.ts';
import type {
  Archive,
  Hold,
  Incident,
  ListedTable,
  NewEntry,
  NewRound,
  NewTable,
  PruneBefore,
  RoundEnd,
  SavedRound,
  SavedTable,
  TableContent,
} from './archive.ts';
import { TableTaken } from './archive.ts';
import { patiently } from './patience.ts';
import { contentRow, entryRow, newRoundRow, newTableRow, toIncident, toRound, toTable } from './rows.ts';
import type { Schema } from './schema.ts';

type Db = Kysely<Schema> | Transaction<Schema>;

/** A request that is sent again comes soon after the first, so only the last ones are looked up. */
const AUTHORS = 256;
/** A statement takes only so many values, and no other one goes on meanwhile. */
const MOST_AT_ONCE = 500;

/** The archive in a database, the same for every dialect. */
export class SqlArchive implements Archive {
  private readonly db: Kysely<Schema>;
  private readonly appending: Appending;

  /** @param db migrated */
  constructor(db: Kysely<Schema>) {
    this.db = db;
    this.appending = appending(db);
  }

  create(table: NewTable): Promise<boolean> {
    return patiently(() => insertTable(this.db, table, Date.now()));
  }

  async load(code: string): Promise<SavedTable | null> {
    const row = await this.db.selectFrom('tables').selectAll().where('code', '=', code).executeTakeFirst();
    if (row === undefined) return null;
    const authors = await this.db
      .selectFrom('entries')
      .select(['person', 'request as id'])
      .where('code', '=', code)
      .where('request', '!=', '')
      .orderBy('round', 'desc')
      .orderBy('version', 'desc')
      .limit(AUTHORS)
      .execute();
    return toTable(row, await this.round(code, row.round), authors.reverse());
  }

  save(hold: Hold, table: TableContent, begun?: NewRound): Promise<void> {
    return patiently(() =>
      this.db.transaction().execute(async (db) => {
        const now = Date.now();
        await updateTable(db, hold, table, now);
        if (!begun) return;
        const row = { ...newRoundRow(hold.code, table.round, begun), started: now };
        await db.insertInto('rounds').values(row).execute();
      }),
    );
  }

  append(hold: Hold, entry: NewEntry, end?: RoundEnd): Promise<void> {
    if (!end) return patiently(() => this.insertEntry(this.db, hold, entry));
    return patiently(() =>
      this.db.transaction().execute(async (db) => {
        const now = Date.now();
        await this.insertEntry(db, hold, entry);
        await updateTable(db, hold, end, now);
        const { result, hash } = end;
        await db
          .updateTable('rounds')
          .set(
            result ? { ended: now, result: JSON.stringify(result), hash } : { ended: null, result: null, hash: null },
          )
          .where('code', '=', hold.code)
          .where('round', '=', entry.round)
          .execute();
      }),
    );
  }

  async report(code: string, { position, ...incident }: Incident): Promise<void> {
    const row = { code, ...incident, position: JSON.stringify(position) };
    const insert = this.db.insertInto('incidents').values(row);
    await patiently(() => insert.onConflict((conflict) => conflict.doNothing()).execute());
  }

  async incidents(code: string): Promise<Incident[]> {
    const rows = await this.db.selectFrom('incidents').selectAll().where('code', '=', code).orderBy('at').execute();
    return rows.map(toIncident);
  }

  async secret(name: string): Promise<string> {
    const stored = () => this.db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
    const found = await stored();
    if (found) return found.value;
    const value = randomBytes(32).toString('hex');
    const insert = this.db.insertInto('secrets').values({ name, value });
    // Where two ask for the first time at once, both get what one of them has stored.
    await patiently(() => insert.onConflict((conflict) => conflict.doNothing()).execute());
    return (await stored())!.value;
  }

  async list(): Promise<ListedTable[]> {
    const rows = await this.db
      .selectFrom('tables')
      .leftJoin('entries', 'entries.code', 'tables.code')
      .select(({ fn }) => [
        'tables.code as code',
        'game',
        'phase',
        'tables.round as round',
        'created',
        'saved',
        fn.count('entries.version').as('entries'),
        fn.max('entries.at').as('acted'),
      ])
      .groupBy(['tables.code', 'game', 'phase', 'tables.round', 'created', 'saved'])
      .execute();
    const stuck = await this.db
      .selectFrom('incidents')
      .select(({ fn }) => ['code', fn.countAll().as('times')])
      .groupBy('code')
      .execute();
    const incidents = new Map(stuck.map(({ code, times }) => [code, Number(times)]));
    return rows
      .map(({ saved, acted, created, entries, phase, ...rest }) => ({
        ...rest,
        phase: phase as ListedTable['phase'],
        entries: Number(entries),
        created: Number(created),
        touched: Math.max(Number(saved), Number(acted ?? 0)),
        incidents: incidents.get(rest.code) ?? 0,
      }))
      .sort((a, b) => b.touched - a.touched);
  }

  async round(code: string, round: number): Promise<SavedRound | null> {
    const row = await this.db
      .selectFrom('rounds')
      .selectAll()
      .where('code', '=', code)
      .where('round', '=', round)
      .executeTakeFirst();
    if (row === undefined) return null;
    const entries = await this.db
      .selectFrom('entries')
      .select(['kind', 'seat', 'action', 'turns', 'person', 'reason'])
      .where('code', '=', code)
      .where('round', '=', round)
      .orderBy('version')
      .execute();
    return toRound(row, entries);
  }

  async rounds(code: string): Promise<SavedRound[]> {
    const rows = await this.db.selectFrom('rounds').selectAll().where('code', '=', code).orderBy('round').execute();
    const entries = await this.db
      .selectFrom('entries')
      .select(['round', 'kind', 'seat', 'action', 'turns', 'person', 'reason'])
      .where('code', '=', code)
      .orderBy('round')
      .orderBy('version')
      .execute();
    const byRound = new Map(rows.map(({ round }): [number, typeof entries] => [round, []]));
    for (const entry of entries) byRound.get(entry.round)?.push(entry);
    return rows.map((row) => toRound(row, byRound.get(row.round)!));
  }

  restore(table: NewTable, round: SavedRound): Promise<boolean> {
    return patiently(() =>
      this.db.transaction().execute(async (db) => {
        if (!(await insertTable(db, table, Date.now()))) return false;
        const { started, ended, hash } = round;
        const result = round.result === null ? null : JSON.stringify(round.result);
        const row = { ...newRoundRow(table.code, round.round, round), started, ended, result, hash };
        await db.insertInto('rounds').values(row).execute();
        const hold: Hold = { code: table.code, revision: 1 };
        for (const [index, entry] of round.log.entries())
          await this.insertEntry(db, hold, {
            round: round.round,
            version: index + 1,
            entry,
            by: { person: 0, id: '' },
          });
        return true;
      }),
    );
  }

  async outdated(before: PruneBefore): Promise<string[]> {
    const rows = await this.db.selectFrom('tables').select('code').where(isOutdated(before)).execute();
    return rows.map(({ code }) => code);
  }

  async saves(): Promise<Map<string, number>> {
    const rows = await this.db.selectFrom('tables').select(['code', 'saved']).execute();
    return new Map(rows.map(({ code, saved }) => [code, Number(saved)]));
  }

  async prune(before: PruneBefore, codes?: readonly string[]): Promise<string[]> {
    const deleting = this.db.deleteFrom('tables').where(isOutdated(before)).returning('code');
    const pruned: { code: string }[] = [];
    if (!codes) pruned.push(...(await patiently(() => deleting.execute())));
    for (let from = 0; codes && from < codes.length; from += MOST_AT_ONCE) {
      const some = deleting.where('code', 'in', codes.slice(from, from + MOST_AT_ONCE));
      pruned.push(...(await patiently(() => some.execute())));
    }
    return pruned.map(({ code }) => code);
  }

  async isInPlace(): Promise<boolean> {
    return true; // a database behind a connection cannot go away from under it; see `guarded` for files
  }

  close(): Promise<void> {
    return this.db.destroy();
  }

  private async insertEntry(db: Db, { code, revision }: Hold, { round, version, entry, by }: NewEntry): Promise<void> {
    const values = { code, revision, round, version, ...entryRow(entry), ...by, at: Date.now() };
    const { numAffectedRows } = await db.executeQuery(this.appending.filledWith(values));
    if (numAffectedRows !== 1n) throw new TableTaken();
  }
}

/** Whether a table has not been changed since, or nobody ever entered it. */
const isOutdated =
  ({ touched, unused }: PruneBefore) =>
  ({ or, and, eb, not, exists, selectFrom }: ExpressionBuilder<Schema, 'tables'>) => {
    const isActedAt = selectFrom('entries')
      .select('version')
      .whereRef('entries.code', '=', 'tables.code')
      .where('at', '>=', touched);
    const isUnused = and([eb('entered', '=', 0), eb('saved', '<', unused)]);
    return or([isUnused, and([eb('saved', '<', touched), not(exists(isActedAt))])]);
  };

async function insertTable(db: Db, table: NewTable, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('tables')
    .values(newTableRow(table, now))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function updateTable(db: Db, { code, revision }: Hold, content: TableContent, now: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set({ ...contentRow(content, now), revision: revision + 1 })
    .where('code', '=', code)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new TableTaken();
}
