import type { Result, Seat } from '../../../engine/game.ts';
import { type Context, type Ending, NOBODY, type Table } from '../table.ts';

/** How the game ended, or null while it goes on; a draw has no winner. */
export const result = ({ ending, winner }: Table): Result | null =>
  ending === '' ? null : { winners: winner === NOBODY ? [] : [winner], reasons: [ending] };

/** Ends the game; nothing is left to do. */
export function endGame(
  table: Table,
  { ending, winner = NOBODY }: { ending: Ending; winner?: Seat },
  emit: Context['emit'],
): void {
  table.ending = ending;
  table.winner = winner;
  table.agenda = [];
  emit({ type: 'ended', ending, winner });
}
