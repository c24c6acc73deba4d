import type { Game } from '@landfall/shared/engine/game.ts';
import type { Archive, Incident, SavedRound } from '../archive/archive.ts';
import { type Ledger, NotSaved } from './ledger.ts';
import type { Refused } from './seating.ts';
import { sightOf } from './sight.ts';
import type { Watchdog } from './watchdog.ts';

/** A round as it is kept, in whatever format it was written. */
export interface ExportedRound {
  saved: SavedRound;
  incidents: Incident[];
}

export interface ExportPlace {
  game: Game;
  archive: Archive;
  ledger: Pick<Ledger, 'table'>;
  watchdog: Pick<Watchdog, 'isStuck'>;
  saved: { code: string };
}

/**
 * The round of that number with all its secrets, if whoever has this secret may see it and it does not go on. One that is stuck
 * goes on from where its host goes back to, so only where nothing is hidden it is given out; the operator has it in any case.
 * @throws NotSaved when the archive does not answer
 */
export async function exportOf(
  { game, archive, ledger, watchdog, saved: { code } }: ExportPlace,
  round: number,
  secret: string | null,
): Promise<ExportedRound | Refused> {
  const isStuck = watchdog.isStuck && round === ledger.table.lobby.round;
  const sight = sightOf(ledger.table, round, secret, { isStuck });
  if (!sight) return { reason: 'notSeated' };
  if (isStuck && !game.undoAfterEnd) return { reason: 'notNow', problem: 'kept' };
  if ((!sight.over && !isStuck) || sight.sealed) return { reason: 'notNow' };
  try {
    const saved = await archive.round(code, round);
    return saved ? { saved, incidents: await archive.incidents(code) } : { reason: 'noSuchRound' };
  } catch (error) {
    throw new NotSaved(error);
  }
}
