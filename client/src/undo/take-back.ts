import { findGame } from '@landfall/shared/games/registry.ts';
import { seatsOf, withSay } from '@landfall/shared/protocol/seats.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { t } from '../i18n/i18n.ts';
import type { TableLink } from '../lobby/people-dialog.tsx';

/** What taking something back would do now. */
export interface TakeBack {
  /** So many actions would count afterwards. */
  left: number;
  /** Whose actions would go, in order; nobody's where there are none to take back, or they stay. */
  seats: readonly number[];
  /** Others have to agree. */
  isAsked: boolean;
  /** What came to light stays, in the game of the day and where nobody could agree; asked for all the same, the server says why. */
  isShown: boolean;
  /** There is nothing to take back, somebody has asked already, or only the host may. */
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
  // Where nobody can go on, only the host takes back what came to light; in a game that hides nothing, nothing has.
  const needsHost = state.problem === 'stuck' && state.host !== me && !findGame(state.game)?.undoAfterEnd;
  const isShown = turns > 0 && undo.last === turns;
  return {
    left: isFree || isShown ? turns - 1 : undo.last,
    seats: isFree ? [undo.seat] : undo.seats,
    isAsked: !isFree && !(isAlone && turns > 0),
    isShown,
    isBlocked: turns === 0 || proposal !== undefined || (needsHost && isAlone && !isFree),
  };
}

/** What the button says that does it. */
export const takeBackLabel = ({ isAsked, seats }: TakeBack): string =>
  isAsked ? t('undo.ask') : t('undo.one', { n: Math.max(1, seats.length) });

/** After the end the server says of some games only what could be taken back. */
const isOpen = ({ phase, turns, undo }: TableState): boolean =>
  phase === 'playing' || (phase === 'over' && turns > undo.last);
