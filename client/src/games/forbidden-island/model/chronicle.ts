import type { Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import { remember, remembered } from '../../../storage.ts';

/** What happened so far at a table, as far as this tab saw it; it survives a reload. */
export interface Chronicle {
  readonly round: number;
  readonly events: readonly Event[];
  add(event: Event): void;
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
export function retold(round: number, past: readonly Event[]): Chronicle {
  const events = [...past];
  return { round, events, add: (event) => events.push(event) };
}

function read(key: string): Event[] {
  try {
    return JSON.parse(remembered(key, 'tab') ?? '[]') as Event[];
  } catch {
    return [];
  }
}
