import type { Reason } from '@landfall/shared/engine/bot.ts';
import type { Setting } from '@landfall/shared/engine/game.ts';
import type { LogEntry } from '@landfall/shared/engine/recording.ts';
import type { Phase } from '@landfall/shared/protocol/room.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Author, Incident, NewRound, NewTable, SavedRound, SavedTable, TableContent } from './archive.ts';
import type { Schema } from './schema.ts';

type TableRow = Selectable<Schema['tables']>;
type RoundRow = Selectable<Schema['rounds']>;
type IncidentRow = Selectable<Schema['incidents']>;
type EntryRow = Pick<Selectable<Schema['entries']>, 'kind' | 'seat' | 'action' | 'turns' | 'reason'>;
type SavedEntryRow = EntryRow & Pick<Selectable<Schema['entries']>, 'person'>;

/** What a table's content looks like in its row. */
export const contentRow = ({ phase, round, entered, record }: TableContent, now: number) => ({
  phase,
  round,
  record: JSON.stringify(record),
  entered: Number(entered),
  saved: now,
});

export const newTableRow = (table: NewTable, now: number): Insertable<Schema['tables']> => ({
  code: table.code,
  game: table.game,
  revision: 1,
  created: now,
  ...contentRow(table, now),
});

export const newRoundRow = (
  code: string,
  round: number,
  { format, setting, seed }: NewRound,
): Omit<Insertable<Schema['rounds']>, 'started'> => ({ code, round, format, setting: JSON.stringify(setting), seed });

/** The columns of an entry that say what it is. */
export function entryRow(entry: LogEntry): EntryRow {
  if ('undo' in entry) return { kind: 'undo', seat: null, action: null, turns: entry.undo, reason: null };
  const { seat, action, reason } = entry;
  return {
    kind: 'turn',
    seat,
    action: JSON.stringify(action),
    turns: null,
    reason: reason ? JSON.stringify(reason) : null,
  };
}

export function toEntry({ kind, seat, action, turns, reason }: EntryRow): LogEntry {
  if (kind === 'undo') return { undo: turns! };
  const turn = { seat: seat!, action: JSON.parse(action!) as unknown };
  return reason === null ? turn : { ...turn, reason: JSON.parse(reason) as Reason };
}

export const toRound = (row: RoundRow, entries: SavedEntryRow[]): SavedRound => ({
  round: row.round,
  format: row.format,
  setting: JSON.parse(row.setting) as Setting,
  seed: row.seed,
  log: entries.map(toEntry),
  by: entries.map(({ person }) => person),
  started: Number(row.started),
  ended: row.ended === null ? null : Number(row.ended),
  result: row.result === null ? null : JSON.parse(row.result),
  hash: row.hash,
});

export const toIncident = ({ round, version, why, detail, position, at }: IncidentRow): Incident => ({
  round,
  version,
  why,
  detail,
  position: JSON.parse(position) as unknown,
  at: Number(at),
});

export const toTable = (row: TableRow, lastRound: SavedRound | null, authors: Author[]): SavedTable => ({
  code: row.code,
  game: row.game,
  revision: row.revision,
  phase: row.phase as Phase,
  round: row.round,
  record: JSON.parse(row.record),
  lastRound,
  authors,
});
