import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Schema } from './schema.ts';

/** What was done to the database so far, in this order. One that was released is never changed; another follows it. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-tables': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('tables')
        .ifNotExists()
        .addColumn('code', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('phase', 'text', (column) => column.notNull())
        .addColumn('round', 'integer', (column) => column.notNull())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('entered', 'integer', (column) => column.notNull())
        .addColumn('record', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('saved', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('rounds')
        .ifNotExists()
        .addColumn('code', 'text', (column) => column.notNull().references('tables.code').onDelete('cascade'))
        .addColumn('round', 'integer', (column) => column.notNull())
        .addColumn('format', 'integer', (column) => column.notNull())
        .addColumn('setting', 'text', (column) => column.notNull())
        .addColumn('seed', 'text', (column) => column.notNull())
        .addColumn('started', 'bigint', (column) => column.notNull())
        .addColumn('ended', 'bigint')
        .addColumn('result', 'text')
        .addColumn('hash', 'text')
        .addPrimaryKeyConstraint('rounds_key', ['code', 'round'])
        .execute();
      await db.schema
        .createTable('entries')
        .ifNotExists()
        .addColumn('code', 'text', (column) => column.notNull())
        .addColumn('round', 'integer', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('turn', 'undo')`))
        .addColumn('seat', 'integer')
        .addColumn('action', 'text')
        .addColumn('turns', 'integer')
        .addColumn('person', 'integer', (column) => column.notNull())
        .addColumn('request', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('entries_key', ['code', 'round', 'version'])
        .addForeignKeyConstraint('entries_round', ['code', 'round'], 'rounds', ['code', 'round'], (constraint) =>
          constraint.onDelete('cascade'),
        )
        .execute();
    },
  },
  '002-secrets': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('secrets')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '003-incidents': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('incidents')
        .ifNotExists()
        .addColumn('code', 'text', (column) => column.notNull().references('tables.code').onDelete('cascade'))
        .addColumn('round', 'integer', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('why', 'text', (column) => column.notNull())
        .addColumn('detail', 'text', (column) => column.notNull())
        .addColumn('position', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('incidents_key', ['code', 'round', 'version', 'why'])
        .execute();
    },
  },
  '004-reasons': {
    async up(db: Kysely<unknown>) {
      // SQLite may have added it already before a crash, and has no word for "if it is not there".
      const tables = await db.introspection.getTables();
      const isThere = tables
        .filter(({ name }) => name === 'entries')
        .every(({ columns }) => columns.some(({ name }) => name === 'reason'));
      if (!isThere) await db.schema.alterTable('entries').addColumn('reason', 'text').execute();
    },
  },
};

/**
 * Brings the database to the form that this version works with.
 * @param migrationTableSchema where our tables are; otherwise those of another service in the same database would count
 * @throws the error that stopped it; or Error when a later version has been there
 */
export async function migrate(db: Kysely<Schema>, migrationTableSchema?: string): Promise<void> {
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  const migrator = new Migrator({ db, provider, migrationTableSchema });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
