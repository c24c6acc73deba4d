import type { Seat } from '../../../../engine/game.ts';
import type { Action } from '../../actions.ts';
import { HELD_CARDS, TREASURES } from '../../cards.ts';

/**
 * An action and the seat that takes it, in one number: the kind in bits 0 to 3, the seat in 4 and 5, what it is about in
 * 6 to 10 and 11 to 15.
 */
export type Move = number;

export const END_ACTIONS = 0;
export const MOVE = 1;
export const FLY = 2;
export const GUIDE = 3; //     to, pawn
export const SHORE_UP = 4; //  place, second place or NOWHERE
export const GIVE = 5; //      card, receiver
export const CAPTURE = 6; //   treasure
export const DISCARD = 7; //   card
export const SWIM = 8; //      to
export const DROWN = 9;
export const LIFT = 10; //     to, set of pawns
export const SANDBAG = 11; //  place
export const LIFT_OFF = 12;
export const TURN_OVER = 13; // the next card, whichever pile it is from

export const NOWHERE = 31;
export const NO_MOVE: Move = -1;

export const move = (kind: number, seat: Seat, about = 0, also = 0): Move =>
  kind | (seat << 4) | (about << 6) | (also << 11);
export const kindOf = (move: Move): number => move & 15;
export const seatOf = (move: Move): Seat => (move >> 4) & 3;
export const aboutOf = (move: Move): number => (move >> 6) & 31;
export const alsoOf = (move: Move): number => (move >> 11) & 31;

/** The move that an action of a seat is. */
export function moveOf(seat: Seat, action: Action): Move {
  switch (action.type) {
    case 'endActions':
      return move(END_ACTIONS, seat);
    case 'move':
      return move(MOVE, seat, action.to);
    case 'fly':
      return move(FLY, seat, action.to);
    case 'guide':
      return move(GUIDE, seat, action.to, action.pawn);
    case 'shoreUp':
      return move(SHORE_UP, seat, action.places[0], action.places[1] ?? NOWHERE);
    case 'give':
      return move(GIVE, seat, TREASURES.indexOf(action.card), action.to);
    case 'capture':
      return move(CAPTURE, seat, TREASURES.indexOf(action.treasure));
    case 'discard':
      return move(DISCARD, seat, HELD_CARDS.indexOf(action.card));
    case 'swim':
      return move(SWIM, seat, action.to);
    case 'drown':
      return move(DROWN, seat);
    case 'lift':
      return move(
        LIFT,
        seat,
        action.to,
        action.pawns.reduce((pawns, pawn) => pawns | (1 << pawn), 0),
      );
    case 'sandbag':
      return move(SANDBAG, seat, action.place);
    case 'liftOff':
      return move(LIFT_OFF, seat);
    case 'drawTreasure':
    case 'drawFlood':
      return move(TURN_OVER, seat);
  }
}
