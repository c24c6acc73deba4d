import type { Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import type { ReplayFrame } from '@landfall/shared/protocol/http.ts';

/** What counts of a round in the end. */
export interface Course {
  /** The first one included, which no event tells of; 0 where nothing counts. */
  turns: number;
  takenBack: number;
  /** Actions that a CPU chose, whether they count or not. */
  byCpu: number;
}

/** Counts the turns that were played, the actions that were taken back, which count no more, and those of CPUs. */
export function courseOf(frames: readonly Pick<ReplayFrame, 'events' | 'undo' | 'cpu'>[]): Course {
  const standing: boolean[] = []; // for each action that counts, whether a turn began with it
  let takenBack = 0;
  for (const { events, undo } of frames.slice(1)) {
    if (undo === undefined) standing.push((events as Event[]).some(({ type }) => type === 'turnBegan'));
    else takenBack += standing.splice(undo).length;
  }
  const later = standing.filter(Boolean).length;
  return { turns: standing.length > 0 ? later + 1 : 0, takenBack, byCpu: frames.filter(({ cpu }) => cpu).length };
}
