import type { TableState } from '@landfall/shared/protocol/state.ts';
import type { Patch } from '../net/connection.ts';
import { remember, remembered } from '../storage.ts';

type At = Pick<TableState, 'code' | 'round' | 'ply' | 'turns'>;

/** What the latest actions of a round that still count have caused. */
interface Book {
  /** The position up to which it is known. */
  ply: number;
  deeds: { turn: number; events: readonly unknown[] }[];
}

/** More than anybody takes back at once, so that what is left can be told again after taking back. */
const KEPT = 40;
const UNKNOWN: Book = { ply: -1, deeds: [] };

const keyOf = ({ code, round }: At): string => `deeds.${code}.${round}`;

/** What each of the latest actions caused, by its number among those that count, as far as this tab saw it. */
export function recentDeeds(state: At): ReadonlyMap<number, readonly unknown[]> {
  const { ply, deeds } = read(state);
  return new Map(ply === state.ply ? deeds.map(({ turn, events }) => [turn, events]) : []);
}

/** Notes what a change of a table caused, for as long as this tab is there; after a gap nothing before it is known any more. */
export function noteDeed({ state, events, fresh }: Patch): void {
  const { ply, turns } = state;
  const before = read(state);
  if (before.ply === ply) return;
  const known = !fresh && before.ply + 1 === ply ? before.deeds : [];
  const deeds = known.filter(({ turn }) => turn <= turns); // the others were taken back
  if (events.length > 0) deeds.push({ turn: turns, events });
  remember(keyOf(state), JSON.stringify({ ply, deeds: deeds.slice(-KEPT) } satisfies Book), 'tab');
}

function read(at: At): Book {
  try {
    return (JSON.parse(remembered(keyOf(at), 'tab') ?? 'null') as Book | null) ?? UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}
