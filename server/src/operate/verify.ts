import type { Game } from '@landfall/shared/engine/game.ts';
import { positionHash } from '@landfall/shared/engine/hash.ts';
import { replayAsFarAsPossible } from '@landfall/shared/engine/recording.ts';
import type { Archive, SavedRound } from '../archive/archive.ts';
import { recordingOf } from '../match/recovery.ts';

/** What came of playing rounds again. */
export interface Verified {
  rounds: number;
  entries: number;
  /** Rounds that do not lead, or not to the position that was stored at their end, with why. */
  wrong: { code: string; round: number; why: string }[];
}

/** Plays every round of these tables again. */
export async function verify(
  archive: Archive,
  games: Readonly<Record<string, Game>>,
  tables: readonly { code: string; game: string }[],
): Promise<Verified> {
  const verified: Verified = { rounds: 0, entries: 0, wrong: [] };
  for (const { code, game: id } of tables) {
    const game = Object.hasOwn(games, id) ? games[id] : undefined;
    for (const saved of await archive.rounds(code)) {
      verified.rounds++;
      verified.entries += saved.log.length;
      const why = game ? complaint(game, saved) : `the game ${id} is not played here`;
      if (why) verified.wrong.push({ code, round: saved.round, why });
    }
  }
  return verified;
}

/** What is wrong with a round, if anything. */
function complaint(game: Game, saved: SavedRound): string | null {
  const recording = recordingOf(game.id, saved);
  if (recording === null) return `its format ${saved.format} is not known`;
  const { match, stuck } = replayAsFarAsPossible(game, recording);
  if (stuck) return `it stops at turn ${stuck.turn}: ${(stuck.because as Error).message}`;
  if (match && saved.hash !== null && positionHash(match) !== saved.hash) return 'it ends in another position';
  return null;
}
