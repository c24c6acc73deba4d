import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Event } from '@landfall/shared/games/forbidden-island/actions.ts';

/** What somebody did in a game, counted. */
export interface Deeds {
  steps: number;
  shored: number;
  given: number;
  captured: number;
  specials: number;
}

export interface Story {
  /** Turns that began, the first one included, which no event tells of; 0 where nothing is known. */
  turns: number;
  /** By seat. */
  deeds: readonly Deeds[];
}

const COUNTS: Partial<Record<Event['type'], keyof Deeds>> = {
  moved: 'steps',
  flew: 'steps',
  guided: 'steps',
  swam: 'steps',
  shoredUp: 'shored',
  gave: 'given',
  captured: 'captured',
  lifted: 'specials',
  sandbagged: 'specials',
  liftedOff: 'specials',
};

/** The short story of a game from its events. */
export function tellStory(events: readonly Event[], seats: number): Story {
  const deeds = Array.from(
    { length: seats },
    (): Deeds => ({ steps: 0, shored: 0, given: 0, captured: 0, specials: 0 }),
  );
  for (const event of events) {
    const kind = COUNTS[event.type];
    if (!kind || !('seat' in event)) continue;
    const mine = deeds[event.seat as Seat];
    if (mine) mine[kind] += event.type === 'shoredUp' ? event.places.length : 1;
  }
  const later = events.filter(({ type }) => type === 'turnBegan').length;
  return { turns: events.length > 0 ? later + 1 : 0, deeds };
}
