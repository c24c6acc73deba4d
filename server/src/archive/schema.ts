import type { ColumnType } from 'kysely';

/** PostgreSQL answers with text where a number may be larger than JavaScript's. */
type Big = ColumnType<number | string, number, number>;

interface TablesTable {
  code: string;
  game: string;
  phase: string;
  round: number;
  revision: number; // how often the row was written
  entered: number; // 1 once anybody was let in
  record: string; // JSON
  created: Big; // times are in ms since 1970
  saved: Big;
}

interface RoundsTable {
  code: string;
  round: number;
  format: number; // of the recording
  setting: string; // JSON
  seed: string;
  started: Big;
  ended: Big | null;
  result: string | null; // JSON
  hash: string | null; // of the final position
}

interface EntriesTable {
  code: string;
  round: number;
  version: number;
  kind: 'turn' | 'undo';
  seat: number | null; // of a turn
  action: string | null; // of a turn, JSON
  turns: number | null; // of an undo: how many still count
  person: number;
  request: string; // the id under which it was asked for, '' for the table's own steps
  at: Big;
  reason: string | null; // why a CPU played a turn, JSON
}

interface IncidentsTable {
  code: string;
  round: number;
  version: number; // entries of the log at that time
  why: 'noAction' | 'step';
  detail: string;
  position: string; // JSON
  at: Big;
}

interface SecretsTable {
  name: string;
  value: string;
}

export interface Schema {
  tables: TablesTable;
  rounds: RoundsTable;
  entries: EntriesTable;
  incidents: IncidentsTable;
  secrets: SecretsTable;
}
