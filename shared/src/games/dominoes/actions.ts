import type { EventFields, Seat } from '../../engine/game.ts';
import type { End } from './line.ts';
import type { Ending } from './table.ts';
import type { Pip, Tile } from './tiles.ts';

/** Everything a seat can ever ask for. Tiles are named with the lower half first. */
export type Action =
  | { type: 'lay'; tile: Tile; end: End }
  | { type: 'draw' } // as many tiles as the agreed way of drawing gives
  | { type: 'pass' }
  | { type: 'ready' }; // has seen how the round ended

/** Public facts, in the order they happened. `seat` is who did it. */
export type Event =
  | { type: 'dealt'; round: number; seat: Seat } // who begins
  | { type: 'began'; tile: Tile } // the first tile came from the boneyard
  | { type: 'laid'; seat: Seat; tile: Tile; end: End } // as it lies, the left half first
  | { type: 'drew'; seat: Seat }
  | { type: 'passed'; seat: Seat; on: Pip[] } // the open ends it has nothing for
  | { type: 'roundEnded'; ending: Ending; winner?: Seat; points: number }
  | { type: 'ended'; winners: Seat[] };

/** The fields of each kind of event, in the order in which their values travel. */
export const EVENTS: EventFields<Event> = {
  dealt: ['round', 'seat'],
  began: ['tile'],
  laid: ['seat', 'tile', 'end'],
  drew: ['seat'],
  passed: ['seat', 'on'],
  roundEnded: ['ending', 'winner', 'points'],
  ended: ['winners'],
};
