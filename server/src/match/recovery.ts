import type { Game } from '@landfall/shared/engine/game.ts';
import { positionHash } from '@landfall/shared/engine/hash.ts';
import { type Recording, replayAsFarAsPossible, UnknownFormat, upgraded } from '@landfall/shared/engine/recording.ts';
import type { Problem } from '@landfall/shared/protocol/room.ts';
import type { SavedRound } from '../archive/archive.ts';
import { Session } from './session.ts';

/** A round brought back. Where there is a problem it cannot go on, and the session, if any, shows how far it came. */
export interface Recovered {
  session: Session | null;
  problem: Problem | null;
}

/** Plays a saved round again. */
export function recover(game: Game, saved: SavedRound): Recovered {
  const recording = recordingOf(game.id, saved);
  if (recording === null) return { session: null, problem: 'format' };
  const { match, stuck } = replayAsFarAsPossible(game, recording);
  const { by } = saved;
  if (match === null) return { session: null, problem: 'rules' };
  if (stuck || (saved.hash !== null && saved.hash !== positionHash(match)))
    return { session: Session.stopped(game, { recording, match, by }), problem: 'rules' };
  try {
    return { session: Session.resume(game, { recording, match, by }), problem: null };
  } catch {
    // The rules can make this position, but cannot judge it.
    return { session: Session.stopped(game, { recording, match, by }), problem: 'rules' };
  }
}

/** The recording of a saved round in today's format; null when this version does not know its format. */
export function recordingOf(game: string, { format, setting, seed, log }: SavedRound): Recording | null {
  try {
    return upgraded({ format, game, setting, seed, log } as { format: number });
  } catch (error) {
    if (error instanceof UnknownFormat) return null;
    throw error;
  }
}
