import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Aside } from '../../../undo/log-notes.ts';
import type { Told } from './chronicle.ts';
import { type Seen, turnOf } from './seen.ts';

/** `why` is the reason of the CPU that chose it, '' where there is none. */
export type LogLine = { event: Told; isByCpu: boolean; why: string } | { aside: Aside };

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

/** Events and asides in their order; every line stays, so that nobody wonders where one has gone. */
export function logLines(events: readonly Told[], { notes, why }: Pick<Seen, 'notes' | 'why'>): LogLine[] {
  const lines: LogLine[] = [];
  const waiting = [...notes.asides];
  let last: number | undefined;
  for (const event of events) {
    while (waiting.length > 0 && waiting[0]!.ply < (event.ply ?? 0)) lines.push({ aside: waiting.shift()! });
    const { ply } = event;
    // One action may cause several events; its reason belongs to the first of them.
    const reason = ply === undefined || ply === last ? '' : why(ply);
    lines.push({ event, isByCpu: ply !== undefined && notes.isByCpu(ply), why: reason });
    last = ply;
  }
  return [...lines, ...waiting.map((aside) => ({ aside }))];
}

/** The events that still count. */
export const standing = (events: readonly Told[], { notes }: Pick<Seen, 'notes'>): Told[] =>
  events.filter(({ ply }) => ply === undefined || notes.stands(ply));
