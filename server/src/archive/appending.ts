import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** The statement that adds an entry to a log, to be filled with its values. */
export type Appending = Template<AppendValues>;

export const appending = (db: Kysely<Schema>): Appending => new Template((value) => appendQuery(db, value).compile());

export interface AppendValues {
  code: string;
  revision: number;
  round: number;
  version: number;
  kind: string;
  seat: number | null;
  action: string | null;
  turns: number | null;
  person: number;
  id: string;
  at: number;
  reason: string | null;
}

type Values = { [name: string]: unknown };

/** Adds an entry only if the table is still at the revision that the writer knows, in one statement. */
function appendQuery(db: Kysely<Schema>, value: (name: keyof AppendValues) => unknown) {
  const text = (name: keyof AppendValues) => sql<string>`cast(${value(name)} as text)`;
  const whole = (name: keyof AppendValues) => sql<number>`cast(${value(name)} as integer)`;
  return db
    .insertInto('entries')
    .columns(['code', 'round', 'version', 'kind', 'seat', 'action', 'turns', 'person', 'request', 'at', 'reason'])
    .expression(({ selectFrom }) =>
      selectFrom('tables')
        .select([
          'code',
          whole('round').as('round'),
          whole('version').as('version'),
          sql<'turn'>`cast(${value('kind')} as text)`.as('kind'),
          whole('seat').as('seat'),
          text('action').as('action'),
          whole('turns').as('turns'),
          whole('person').as('person'),
          text('id').as('request'),
          sql<number>`cast(${value('at')} as bigint)`.as('at'),
          text('reason').as('reason'),
        ])
        .where('code', '=', value('code') as string)
        .where('revision', '=', value('revision') as number),
    )
    .onConflict((conflict) => conflict.doNothing());
}

/** A query that is put together once, because doing that takes as long as running it. */
class Template<V extends object> {
  private readonly query: CompiledQuery;
  private readonly names = new Map<unknown, keyof V>();

  constructor(compile: (value: (name: keyof V) => unknown) => CompiledQuery) {
    this.query = compile((name) => {
      const gap = { gap: name };
      this.names.set(gap, name);
      return gap;
    });
  }

  filledWith(values: V): CompiledQuery {
    const parameters = this.query.parameters.map((gap) => (values as Values)[this.names.get(gap) as string]);
    return { ...this.query, parameters };
  }
}
