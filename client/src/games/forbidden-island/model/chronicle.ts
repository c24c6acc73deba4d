import type { Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import { remember, remembered } from '../../../storage.ts';

/** An event with the number of the entry of the log that caused it, where that was kept. */
export type Told = Event & { readonly ply?: number };

/** What happened so far at a table, as far as this tab saw it or was told; it survives a reload. */
export interface Chronicle {
  readonly round: number;
  readonly events: readonly Told[];
  /** Unless it belongs to an entry of the log that was filled in already. */
  add(event: Told): void;
  /** Puts what the first entries of the log caused, one after another, in the place of what was seen of them. */
  fill(story: readonly (readonly Event[])[]): void;
}

/** What each of some entries of the log caused. */
type Past = readonly { ply: number; events: readonly unknown[] }[];

/** The chronicle of one game: a round at a table. */
export function chronicle(code: string, round: number): Chronicle {
  const key = `log.${code}.${round}`;
  let events = read(key);
  let filled = 0;
  const keep = () => remember(key, JSON.stringify(events), 'tab');
  return {
    round,
    get events() {
      return events;
    },
    add(event) {
      if (event.ply !== undefined && event.ply <= filled) return;
      events.push(event);
      keep();
    },
    fill(story) {
      if (story.length < filled) return;
      filled = story.length;
      const later = events.filter(({ ply }) => ply !== undefined && ply > filled);
      events = [...toldOf(story.map((caused, index) => ({ ply: index + 1, events: caused }))), ...later];
      keep();
    },
  };
}

/** The chronicle of a game that is seen again, with what happened before; nothing of it needs to be kept. */
export function retold(round: number, past: Past): Chronicle {
  const events = toldOf(past);
  return { round, events, add: (event) => events.push(event), fill: () => {} };
}

const toldOf = (entries: Past): Told[] =>
  entries.flatMap(({ ply, events }) => (events as Event[]).map((event): Told => ({ ...event, ply })));

function read(key: string): Told[] {
  try {
    return JSON.parse(remembered(key, 'tab') ?? '[]') as Told[];
  } catch {
    return [];
  }
}
