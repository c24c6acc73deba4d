import type { EventFields, Seat } from '../../engine/game.ts';
import type { Point } from './board.ts';
import type { Ending } from './table.ts';

/** What the second seat may do with the three stones of a `swap2` opening. */
export const CHOICES = ['black', 'white', 'add'] as const;
export type OpeningChoice = (typeof CHOICES)[number];

/** Everything a seat can ever ask for. */
export type Action =
  | { type: 'place'; point: Point }
  | { type: 'choose'; choice: OpeningChoice } // take a colour, or add two stones and let the other seat take one
  | { type: 'offerDraw' }
  | { type: 'acceptDraw' }
  | { type: 'declineDraw' }
  | { type: 'resign' };

/** Public facts, in the order they happened. `seat` is who did it. */
export type Event =
  | { type: 'placed'; seat: Seat; point: Point; number: number } // the how manieth stone, counted from 1
  | { type: 'chose'; seat: Seat; choice: OpeningChoice }
  | { type: 'offeredDraw'; seat: Seat }
  | { type: 'declinedDraw'; seat: Seat }
  | { type: 'resigned'; seat: Seat }
  | { type: 'ended'; ending: Ending; winner: Seat }; // NOBODY for a draw

/** The fields of each kind of event, in the order in which their values travel. */
export const EVENTS: EventFields<Event> = {
  placed: ['seat', 'point', 'number'],
  chose: ['seat', 'choice'],
  offeredDraw: ['seat'],
  declinedDraw: ['seat'],
  resigned: ['seat'],
  ended: ['ending', 'winner'],
};
