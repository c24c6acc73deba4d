import { GEOGRAPHIES, type LayoutId, type Place } from './layouts.ts';
import type { Level } from './tiles.ts';

/** The part of a table that decides where a pawn can go. */
export interface Ground {
  layout: LayoutId;
  levels: Level[];
}

/** Finds places to go from a place; always in ascending order, never the place itself. */
export type Way = (ground: Ground, from: Place) => Place[];

const exists = ({ levels }: Ground, place: Place): boolean => levels[place] !== 'sunk';

const besides = ({ layout }: Ground, place: Place): readonly Place[] => GEOGRAPHIES[layout].besides[place] ?? [];

const around = ({ layout }: Ground, place: Place): readonly Place[] => GEOGRAPHIES[layout].around[place] ?? [];

const ascending = (places: Place[]): Place[] => places.sort((a, b) => a - b);

/** One step across an edge (R-MOVE-1). */
export const steps: Way = (ground, from) => besides(ground, from).filter((place) => exists(ground, place));

/** One step across an edge or a corner (R-EXPLORER-1). */
export const stepsAround: Way = (ground, from) => around(ground, from).filter((place) => exists(ground, place));

/** Every other tile (R-PILOT-1). */
export const anywhere: Way = ({ levels }, from) =>
  levels.flatMap((level, place) => (level !== 'sunk' && place !== from ? [place] : []));

/** Through flooded tiles and gaps to every tile at their edge (R-DIVER-1). */
export const dives: Way = (ground, from) => {
  const reached = [from];
  for (const place of reached)
    if (place === from || ground.levels[place] !== 'dry')
      for (const next of besides(ground, place)) if (!reached.includes(next)) reached.push(next);
  return ascending(reached.filter((place) => place !== from && exists(ground, place)));
};

/** The tiles fewest steps away, counted across tiles and gaps alike (R-SWIM-4). */
export const nearest: Way = (ground, from) => {
  const seen = new Set([from]);
  let shore: Place[] = [from];
  while (shore.length > 0) {
    shore = [...new Set(shore.flatMap((place) => besides(ground, place)))].filter((place) => !seen.has(place));
    const found = shore.filter((place) => exists(ground, place));
    if (found.length > 0) return ascending(found);
    for (const place of shore) seen.add(place);
  }
  return [];
};

const oneOrTwo =
  (first: (ground: Ground, from: Place) => readonly Place[], last: Way): Way =>
  (ground, from) => {
    const reached = last(ground, from);
    for (const half of first(ground, from))
      for (const place of last(ground, half)) if (place !== from && !reached.includes(place)) reached.push(place);
    return ascending(reached);
  };

/** One or two steps (R-NAVIGATOR-1). */
export const twoSteps: Way = oneOrTwo(steps, steps);

/** One or two steps, each across an edge or a corner (R-NAVIGATOR-2). */
export const twoStepsAround: Way = oneOrTwo(stepsAround, stepsAround);

/** One or two steps, the first of which may lead into a gap (R-NAVIGATOR-3). */
export const twoStepsOverGaps: Way = oneOrTwo(besides, steps);

/** The flooded tiles among a place and those beside it (R-SHORE-1). */
export const floodedBeside: Way = ({ layout, levels }, from) =>
  GEOGRAPHIES[layout].hereAndBesides[from]!.filter((place) => levels[place] === 'flooded');

/** The flooded tiles among a place and those around it (R-EXPLORER-2). */
export const floodedAround: Way = ({ layout, levels }, from) =>
  GEOGRAPHIES[layout].hereAndAround[from]!.filter((place) => levels[place] === 'flooded');
