import type { Seat } from '@landfall/shared/engine/game.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { t } from '../i18n/i18n.ts';

type Course = Pick<TableState, 'phase' | 'pausedBy' | 'abandoned' | 'problem'>;

/** Why the game does not go on although it is not over, in a sentence; null while it does. */
export function stopped({ phase, pausedBy, abandoned, problem }: Course): string | null {
  if (phase === 'broken') return t('halt.stopped.broken');
  if (phase === 'over') return abandoned ? t('halt.stopped.ended') : null;
  if (phase !== 'playing') return null;
  if (problem === 'stuck') return t('halt.stopped.stuck');
  return pausedBy !== 0 ? t('halt.stopped.paused') : null;
}

/** Whether somebody at this seat is waited for themselves: the game goes on, and no CPU decides for them. */
export const isCalled = (state: Course & Pick<TableState, 'waitingFor' | 'seats'>, seat: Seat | null): boolean =>
  seat !== null && stopped(state) === null && state.waitingFor.includes(seat) && state.seats[seat]?.cpu === '';

/** Whether a seat can do what the rules allow it. In a game with a fault whoever is not waited for still can. */
export function canAct(state: Course & Pick<TableState, 'waitingFor'>, seat: Seat): boolean {
  const isStuck = state.phase === 'playing' && state.problem === 'stuck' && state.pausedBy === 0;
  return isStuck ? !state.waitingFor.includes(seat) : stopped(state) === null;
}
