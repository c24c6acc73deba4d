import type { Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import { LANDING } from '@landfall/shared/games/forbidden-island/tiles.ts';
import type { IslandScene } from './IslandScene.ts';
import { ending } from './motions/ending.ts';
import { lift, liftOff } from './motions/flight.ts';
import { drown, hop, swim } from './motions/hop.ts';
import { capture } from './motions/treasure.ts';
import { flood, raise, sink, swell } from './motions/water.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
type Motion<T extends Event['type']> = (scene: IslandScene, event: EventOf<T>) => Promise<void>;

const STEP = 0.28;
const FLIGHT = 0.9;

/** What each event looks like on the board; events that are not here show elsewhere on the page, if at all. */
const MOTIONS: { readonly [T in Event['type']]?: Motion<T> } = {
  moved: (scene, { seat, to }) => hop(scene, { pawn: seat, to, rise: STEP }),
  flew: (scene, { seat, to }) => hop(scene, { pawn: seat, to, rise: FLIGHT }),
  guided: (scene, { pawn, to }) => hop(scene, { pawn, to, rise: STEP }),
  swam: (scene, { seat, to }) => swim(scene, seat, to),
  drowned: (scene, { seat }) => drown(scene, seat),
  lifted: (scene, flight) => lift(scene, flight),
  liftedOff: (scene) => liftOff(scene, scene.table.island.indexOf(LANDING)),
  flooded: (scene, { place }) => flood(scene, place),
  sank: (scene, { place }) => sink(scene, place),
  shoredUp: (scene, { places }) => raise(scene, places),
  sandbagged: (scene, { place }) => raise(scene, [place]),
  captured: (scene, { seat, treasure }) => capture(scene, treasure, scene.table.adventurers[seat]!.place),
  watersRose: (scene) => swell(scene),
  ended: (scene, { endings }) => ending(scene, endings),
};

export const hasMotion = ({ type }: Event): boolean => MOTIONS[type] !== undefined;

/** Plays an event on the board. */
export async function play(scene: IslandScene, event: Event): Promise<void> {
  await (MOTIONS[event.type] as Motion<Event['type']> | undefined)?.(scene, event as never);
}
