import type { IncomingHttpHeaders } from 'node:http';
import type { Game } from '@landfall/shared/engine/game.ts';
import { FORMAT } from '@landfall/shared/engine/recording.ts';
import type { CreateTable, ReplayReply } from '@landfall/shared/protocol/http.ts';
import type { Opening } from '../match/opening.ts';
import { Failure } from './failure.ts';

/** The number of a round in an address, from 1. */
export function readRound(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Failure({ error: 'noSuchRound' });
  return Number(text);
}

/** The secret of a person, from `Authorization: Bearer SECRET`; addresses end up in logs and histories. */
export const readSecret = ({ authorization = '' }: IncomingHttpHeaders): string | null =>
  /^Bearer ([0-9a-f]{32})$/.exec(authorization)?.[1] ?? null;

/** A table that begins in a position of a round that is over; what is hidden keeps its order, which is no secret any more. */
export function branchFrom(
  game: Game,
  { seats, options, seed, listed = false, from }: CreateTable,
  replay: ReplayReply,
): Opening {
  const tooMuch = Object.entries({ seats, options, seed }).find(([, value]) => value !== undefined);
  if (tooMuch) throw new Failure({ error: 'badRequest', field: tooMuch[0] });
  const { over, seed: known, setting, frames, log = [] } = replay;
  if (!over || known === undefined) throw new Failure({ error: 'notNow', field: 'from.round' });
  const version = from?.version ?? 0;
  const frame = frames[version];
  if (replay.game !== game.id) throw new Failure({ error: 'notAllowed', field: 'game', problem: 'notAllowed' });
  if (!frame || game.result(frame.table) !== null)
    throw new Failure({ error: 'notAllowed', field: 'from.version', problem: 'outOfRange' });
  const recording = { format: FORMAT, setting, seed: known, log: log.slice(0, version) };
  const begun = { ...recording, round: 1, started: Date.now(), ended: null, result: null, hash: null };
  return { game, setting, seed: '', listed, begun };
}
