import { dayOf } from './daily.ts';
import type { TableRecord } from './record.ts';
import { personWith } from './register.ts';
import { NO_SEAT, seatOf } from './seating.ts';

/** How much of a round may be seen. */
export interface Sight {
  /** It does not go on, so nothing about it is a secret any more. */
  over: boolean;
  /** It is the game of this day, or of one that is yet to come, whose order of what is hidden others have yet to meet. */
  sealed: boolean;
}

/**
 * What somebody with this secret, if they have one, may see of a round; null where that is nothing. One that is over is for
 * everybody with the code, one that goes on for whoever has a seat, and one that cannot go on or is stuck for those and the host.
 */
export function sightOf(
  { lobby, register }: TableRecord,
  round: number,
  secret: string | null,
  { isStuck = false } = {},
): Sight | null {
  const isLast = round === lobby.round;
  const goesOn = isLast && lobby.phase === 'playing';
  const isBroken = isLast && lobby.phase === 'broken';
  const sight = { over: !goesOn, sealed: isSealed(lobby) };
  if (!goesOn && !isBroken) return sight;
  const person = secret === null ? null : personWith(register, secret);
  const isConcerned =
    person !== null && (seatOf(lobby, person) !== NO_SEAT || ((isBroken || isStuck) && lobby.host === person));
  return isConcerned ? sight : null;
}

/** Where the clock was ahead when it was opened, others here have yet to meet it. */
const isSealed = ({ daily }: TableRecord['lobby']): boolean => daily !== '' && daily >= dayOf(Date.now());
