import type {
  AddressReply,
  CreateTable,
  CreateTableReply,
  ErrorReply,
  GamesReply,
  JoinTable,
  JoinTableReply,
  RecordingFile,
  ReplayReply,
  TableSummary,
  TablesReply,
} from '@landfall/shared/protocol/http.ts';
import { REFUSALS, type Refusal } from '@landfall/shared/protocol/refusals.ts';

/** An answer of the HTTP API. `unreachable`: there was none, or none that makes sense; trying again may help. */
export type Answer<T> =
  | { ok: true; value: T }
  | { ok: false; error: Refusal | 'unreachable'; field?: string; problem?: string };

const TIMEOUT_MS = 8_000;

export const api = {
  address: () => ask<AddressReply>('GET', '/api/address'),
  games: () => ask<GamesReply>('GET', '/api/games'),
  tables: () => ask<TablesReply>('GET', '/api/tables'),
  table: (code: string) => ask<TableSummary>('GET', `/api/tables/${code}`),
  create: (table: CreateTable, secret: string | null = null) =>
    ask<CreateTableReply>('POST', '/api/tables', table, secret),
  replay: (code: string, round: number, secret: string | null) =>
    ask<ReplayReply>('GET', `/api/tables/${code}/rounds/${round}/replay`, undefined, secret),
  recording: (code: string, round: number, secret: string | null) =>
    ask<RecordingFile>('GET', `/api/tables/${code}/rounds/${round}/recording`, undefined, secret),
  join: (code: string, entry: JoinTable) => ask<JoinTableReply>('POST', `/api/tables/${code}/join`, entry),
};
export type Api = typeof api;

async function ask<T>(method: string, path: string, body?: unknown, secret?: string | null): Promise<Answer<T>> {
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(secret ? { authorization: `Bearer ${secret}` } : {}),
  };
  try {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      cache: 'no-store',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const value: unknown = await response.json();
    if (response.ok) return { ok: true, value: value as T };
    const { error, field, problem } = value as ErrorReply;
    return REFUSALS.includes(error) ? { ok: false, error, field, problem } : { ok: false, error: 'unreachable' };
  } catch {
    return { ok: false, error: 'unreachable' };
  }
}
