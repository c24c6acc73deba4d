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

const ascending = (places: Iterable<Place>): Place[] => [...places].sort((a, b) => a - b);

/** One step across an edge (R-MOVE-1). */
export const steps: Way = (ground, from) => besides(ground, from).filter((place) => exists(ground, place));

/** One step across an edge or a corner (R-EXPLORER-1). */
export const stepsAround: Way = (ground, from) => around(ground, from).filter((place) => exists(ground, place));

/** Every other tile (R-PILOT-1). */
export const anywhere: Way = ({ levels }, from) =>
  levels.flatMap((level, place) => (level !== 'sunk' && place !== from ? [place] : []));

/** Through flooded tiles and gaps to every tile at their edge (R-DIVER-1). */
export const dives: Way = (ground, from) => {
  const seen = new Set([from]);
  for (const place of seen)
    if (place === from || ground.levels[place] !== 'dry') for (const next of besides(ground, place)) seen.add(next);
  seen.delete(from);
  return ascending(seen).filter((place) => exists(ground, place));
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
    const reached = new Set(last(ground, from));
    for (const half of first(ground, from)) for (const place of last(ground, half)) reached.add(place);
    reached.delete(from);
    return ascending(reached);
  };

/** One or two steps (R-NAVIGATOR-1). */
export const twoSteps: Way = oneOrTwo(steps, steps);

/** One or two steps, each across an edge or a corner (R-NAVIGATOR-2). */
export const twoStepsAround: Way = oneOrTwo(stepsAround, stepsAround);

/** One or two steps, the first of which may lead into a gap (R-NAVIGATOR-3). */
export const twoStepsOverGaps: Way = oneOrTwo(besides, steps);

/** The flooded tiles among a place and those beside it (R-SHORE-1). */
export const floodedBeside: Way = (ground, from) => floodedAmong(ground, [from, ...besides(ground, from)]);

/** The flooded tiles among a place and those around it (R-EXPLORER-2). */
export const floodedAround: Way = (ground, from) => floodedAmong(ground, [from, ...around(ground, from)]);

const floodedAmong = ({ levels }: Ground, places: readonly Place[]): Place[] =>
  ascending(places).filter((place) => levels[place] === 'flooded');
