import type { Reason } from './bot.ts';
import type { Game, Setting } from './game.ts';
import { type Match, play, start, type Turn } from './match.ts';

/** The format recordings are written in. A newer one comes with an entry in `UPGRADES`. */
export const FORMAT = 2;

/** The table went back: of the turns so far, only the first `undo` ones count from here on. */
export interface Undo {
  undo: number;
}

/** A turn, and why a CPU played it, where everybody may hear that. Nothing depends on it. */
export interface ExplainedTurn extends Turn {
  reason?: Reason;
}
export type LogEntry = ExplainedTurn | Undo;

/** Everything needed to play a match again from the start. The log only ever grows. */
export interface Recording {
  format: typeof FORMAT;
  game: string;
  setting: Setting;
  seed: string;
  log: LogEntry[];
}

/** The recording was written by a later version. */
export class UnknownFormat extends Error {}

type Written = { format: number };

/** For each older format, what makes the next one of it. */
const UPGRADES: Readonly<Record<number, (older: any) => Written>> = {
  1: ({ turns, ...rest }) => ({ ...rest, format: 2, log: turns }), // before there was an undo
};

/**
 * A recording in today's format.
 * @param written as it was once written; its fields are not checked
 * @throws UnknownFormat when it is none that this version knows
 */
export function upgraded(written: Written): Recording {
  let recording = written;
  while (recording.format !== FORMAT) {
    const upgrade = Object.hasOwn(UPGRADES, recording.format) ? UPGRADES[recording.format] : undefined;
    if (!upgrade) throw new UnknownFormat(`recordings of format ${recording.format} are not known`);
    recording = upgrade(recording);
  }
  return recording as Recording;
}

/** The turns that count, after everything that was taken back. */
export function turnsOf(log: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    if ('undo' in entry) turns.length = Math.min(turns.length, entry.undo);
    else turns.push(entry);
  }
  return turns;
}

/**
 * The match a recording leads to.
 * @throws IllegalAction when a turn is not legal (any more)
 */
export function replay(game: Game, { setting, seed, log }: Recording): Match {
  const begun = start(game, setting, seed);
  return turnsOf(log).reduce((match, { seat, action }) => play(game, match, seat, action).match, begun);
}

/** How far a recording can be played again, and why no further: at `turn`, counted from 1, or 0 for the start itself. */
export interface Replayed {
  match: Match | null;
  stuck: { turn: number; because: unknown } | null;
}

/** The last match that a recording still leads to; for one whose rules have changed since. */
export function replayAsFarAsPossible(game: Game, { setting, seed, log }: Recording): Replayed {
  let match: Match | null = null;
  let turn = 0;
  try {
    match = start(game, setting, seed);
    for (const { seat, action } of turnsOf(log)) {
      turn++;
      match = play(game, match, seat, action).match;
    }
    return { match, stuck: null };
  } catch (because) {
    return { match, stuck: { turn, because } };
  }
}
