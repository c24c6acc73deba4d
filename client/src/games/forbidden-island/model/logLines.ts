import type { Seat } from '@landfall/shared/engine/game.ts';
import type { TookBack } from '../../../undo/log-notes.ts';
import type { Told } from './chronicle.ts';
import { type Seen, turnOf } from './seen.ts';

export type LogLine = { event: Told; isByCpu: boolean } | { tookBack: TookBack };

/** Events of whoever is on turn. */
const OF_THE_TURN: ReadonlySet<Told['type']> = new Set<Told['type']>([
  'actionsEnded',
  'drewTreasure',
  'flooded',
  'sank',
]);

/** The events with the beginning of the turn they start in, which none of them tells; it may be the first of the game. */
export function fromTurn(events: readonly Told[], { table }: Pick<Seen, 'table'>): Told[] {
  const [first] = events;
  if (!first || first.type === 'turnBegan') return [...events];
  const next = events.find(({ type }) => type === 'turnBegan' || OF_THE_TURN.has(type));
  const seats = table.adventurers.length;
  const seat =
    next === undefined ? turnOf(table) : next.type === 'turnBegan' ? (next.seat + seats - 1) % seats : seatOf(next);
  return [{ type: 'turnBegan', seat }, ...events];
}

const seatOf = (event: Told): Seat => ('seat' in event ? (event.seat as Seat) : 0);

/** Events and what was taken back in their order; every line stays, so that nobody wonders where one has gone. */
export function logLines(events: readonly Told[], { notes }: Pick<Seen, 'notes'>): LogLine[] {
  const lines: LogLine[] = [];
  const waiting = [...notes.tookBack];
  for (const event of events) {
    while (waiting.length > 0 && waiting[0]!.ply < (event.ply ?? 0)) lines.push({ tookBack: waiting.shift()! });
    lines.push({ event, isByCpu: event.ply !== undefined && notes.isByCpu(event.ply) });
  }
  return [...lines, ...waiting.map((tookBack) => ({ tookBack }))];
}

/** The events that still count. */
export const standing = (events: readonly Told[], { notes }: Pick<Seen, 'notes'>): Told[] =>
  events.filter(({ ply }) => ply === undefined || notes.stands(ply));
