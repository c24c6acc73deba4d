import type { TookBack } from '../../../undo/log-notes.ts';
import type { Told } from './chronicle.ts';
import type { Seen } from './seen.ts';

export type LogLine = { event: Told; isByCpu: boolean } | { tookBack: TookBack };

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
