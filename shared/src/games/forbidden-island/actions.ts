import type { EventFields, Seat } from '../../engine/game.ts';
import type { Card, HeldCard, Treasure } from './cards.ts';
import type { Place } from './layouts.ts';
import type { Ending } from './table.ts';

/** Everything a seat can ever ask for. Lists of places and seats are in ascending order. */
export type Action =
  | { type: 'move'; to: Place } // one step; the Explorer's may be diagonal, the Diver's a dive
  | { type: 'fly'; to: Place } // Pilot, once a turn, to a tile that is not a step away
  | { type: 'guide'; pawn: Seat; to: Place } // Navigator moves another pawn
  | { type: 'shoreUp'; places: Place[] } // one tile, two for the Engineer
  | { type: 'give'; card: Treasure; to: Seat }
  | { type: 'capture'; treasure: Treasure }
  | { type: 'endActions' }
  | { type: 'drawTreasure' }
  | { type: 'drawFlood' }
  | { type: 'discard'; card: HeldCard }
  | { type: 'swim'; to: Place }
  | { type: 'drown' } // a swimmer with nowhere to go stops waiting for a Helicopter Lift
  | { type: 'lift'; pawns: Seat[]; to: Place } // Helicopter Lift
  | { type: 'sandbag'; place: Place }
  | { type: 'liftOff' }; // Helicopter Lift that wins

/** Public facts, in the order they happened. `seat` is who did it. */
export type Event =
  | { type: 'turnBegan'; seat: Seat }
  | { type: 'moved'; seat: Seat; from: Place; to: Place }
  | { type: 'flew'; seat: Seat; from: Place; to: Place }
  | { type: 'guided'; seat: Seat; pawn: Seat; from: Place; to: Place }
  | { type: 'shoredUp'; seat: Seat; places: Place[] }
  | { type: 'gave'; seat: Seat; card: Treasure; to: Seat }
  | { type: 'captured'; seat: Seat; treasure: Treasure }
  | { type: 'actionsEnded'; seat: Seat }
  | { type: 'drewTreasure'; seat: Seat; card: Card }
  | { type: 'watersRose'; seat: Seat; level: number; shuffled: number } // flood cards put back on top
  | { type: 'treasureDeckShuffled'; cards: number }
  | { type: 'flooded'; seat: Seat; place: Place }
  | { type: 'sank'; seat: Seat; place: Place }
  | { type: 'floodDeckShuffled'; cards: number }
  | { type: 'discarded'; seat: Seat; card: HeldCard }
  | { type: 'swam'; seat: Seat; from: Place; to: Place }
  | { type: 'lifted'; seat: Seat; pawns: Seat[]; from: Place; to: Place }
  | { type: 'drowned'; seat: Seat; place: Place }
  | { type: 'sandbagged'; seat: Seat; place: Place }
  | { type: 'liftedOff'; seat: Seat }
  | { type: 'ended'; endings: Ending[] };

/** The fields of each kind of event, in the order in which their values travel. */
export const EVENTS: EventFields<Event> = {
  turnBegan: ['seat'],
  moved: ['seat', 'from', 'to'],
  flew: ['seat', 'from', 'to'],
  guided: ['seat', 'pawn', 'from', 'to'],
  shoredUp: ['seat', 'places'],
  gave: ['seat', 'card', 'to'],
  captured: ['seat', 'treasure'],
  actionsEnded: ['seat'],
  drewTreasure: ['seat', 'card'],
  watersRose: ['seat', 'level', 'shuffled'],
  treasureDeckShuffled: ['cards'],
  flooded: ['seat', 'place'],
  sank: ['seat', 'place'],
  floodDeckShuffled: ['cards'],
  discarded: ['seat', 'card'],
  swam: ['seat', 'from', 'to'],
  lifted: ['seat', 'pawns', 'from', 'to'],
  drowned: ['seat', 'place'],
  sandbagged: ['seat', 'place'],
  liftedOff: ['seat'],
  ended: ['endings'],
};
