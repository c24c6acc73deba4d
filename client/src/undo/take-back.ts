import { seatsOf, withSay } from '@landfall/shared/protocol/seats.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import type { TableLink } from '../lobby/people-dialog.tsx';

/** What taking something back would do now. */
export interface TakeBack {
  /** So many actions would count afterwards. */
  left: number;
  /** So many actions would go. */
  steps: number;
  /** Others have to agree. */
  isAsked: boolean;
  /** What came to light stays, in the game of the day and where nobody could agree; asked for all the same, the server says why. */
  isShown: boolean;
  /** There is nothing to take back, or somebody has asked already. */
  isBlocked: boolean;
}

/** What somebody can take back now; null for those who have no part in it, and where the end is final. */
export function takeBackOf({ state: { value: state }, person: { value: me } }: TableLink): TakeBack | null {
  if (!state || !isOpen(state)) return null;
  const own = seatsOf(state, me);
  if (own.length === 0 && state.host !== me) return null;
  const { turns, undo, proposal } = state;
  const isFree = own.includes(undo.seat) && turns > undo.free;
  // Whoever plays against CPUs alone has nobody to ask.
  const isAlone = own.length > 0 && !withSay(state).some((person) => person !== me);
  const isShown = turns > 0 && undo.last === turns;
  return {
    left: isFree || isShown ? turns - 1 : undo.last,
    steps: isFree ? 1 : Math.max(1, undo.seats.length),
    isAsked: !isFree && !(isAlone && turns > 0),
    isShown,
    isBlocked: turns === 0 || proposal !== undefined,
  };
}

/** After the end the server says of some games only what could be taken back. */
const isOpen = ({ phase, turns, undo }: TableState): boolean =>
  phase === 'playing' || (phase === 'over' && turns > undo.last);
