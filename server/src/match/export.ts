import type { Archive, Incident, SavedRound } from '../archive/archive.ts';
import { type Ledger, NotSaved } from './ledger.ts';
import type { Refused } from './seating.ts';
import { sightOf } from './sight.ts';

/** A round as it is kept, in whatever format it was written. */
export interface ExportedRound {
  saved: SavedRound;
  incidents: Incident[];
}

export interface ExportPlace {
  archive: Archive;
  ledger: Pick<Ledger, 'table'>;
  saved: { code: string };
}

/**
 * The round of that number with all its secrets, if whoever has this secret may see it and it does not go on.
 * @throws NotSaved when the archive does not answer
 */
export async function exportOf(
  { archive, ledger, saved: { code } }: ExportPlace,
  round: number,
  secret: string | null,
): Promise<ExportedRound | Refused> {
  const sight = sightOf(ledger.table, round, secret);
  if (!sight) return { reason: 'notSeated' };
  if (!sight.over || sight.sealed) return { reason: 'notNow' };
  try {
    const saved = (await archive.rounds(code)).find((one) => one.round === round);
    return saved ? { saved, incidents: await archive.incidents(code) } : { reason: 'noSuchRound' };
  } catch (error) {
    throw new NotSaved(error);
  }
}
