import type { Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import { remember, remembered } from '../../../storage.ts';

/** An event with the number of the entry of the log that caused it, where that was kept. */
export type Told = Event & { readonly ply?: number };

/** What happened so far at a table, as far as this tab saw it; it survives a reload. */
export interface Chronicle {
  readonly round: number;
  readonly events: readonly Told[];
  add(event: Told): void;
}

/** The chronicle of one game: a round at a table. */
export function chronicle(code: string, round: number): Chronicle {
  const key = `log.${code}.${round}`;
  const events = read(key);
  return {
    round,
    events,
    add(event) {
      events.push(event);
      remember(key, JSON.stringify(events), 'tab');
    },
  };
}

/** The chronicle of a game that is seen again, with what happened before; nothing of it needs to be kept. */
export function retold(round: number, past: readonly { ply: number; events: readonly unknown[] }[]): Chronicle {
  const events = past.flatMap(({ ply, events: caused }) =>
    (caused as Event[]).map((event): Told => ({ ...event, ply })),
  );
  return { round, events, add: (event) => events.push(event) };
}

function read(key: string): Told[] {
  try {
    return JSON.parse(remembered(key, 'tab') ?? '[]') as Told[];
  } catch {
    return [];
  }
}
