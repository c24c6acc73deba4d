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
  /** What the problem is, for the operator: an error, or a few words. */
  because?: unknown;
}

/** Plays a saved round again. */
export function recover(game: Game, saved: SavedRound): Recovered {
  const recording = recordingOf(game.id, saved);
  if (recording === null) return { session: null, problem: 'format', because: `format ${saved.format} is not known` };
  const { match, stuck } = replayAsFarAsPossible(game, recording);
  const { by } = saved;
  if (match === null) return { session: null, problem: 'rules', because: stuck?.because };
  const stopped = (because: unknown): Recovered => ({
    session: Session.stopped(game, { recording, match, by }),
    problem: 'rules',
    because,
  });
  if (stuck) return stopped(stuck.because);
  if (saved.hash !== null && saved.hash !== positionHash(match)) return stopped('it ends in another position');
  try {
    return { session: Session.resume(game, { recording, match, by }), problem: null };
  } catch (error) {
    return stopped(error); // the rules can make this position, but cannot judge it
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
