import type { Game } from './game.ts';
import { type Match, play, start } from './match.ts';
import type { LogEntry, Recording } from './recording.ts';

/** Where a recording stands after one entry of its log; `version` 0 is the start, which no entry led to. */
export interface Position {
  version: number;
  entry: LogEntry | null;
  events: unknown[];
  match: Match;
}

/**
 * Every position a recording went through, those that were taken back too.
 * @throws IllegalAction, while it is read, at a turn that is not legal (any more)
 */
export function* positions(
  game: Game,
  { setting, seed, log }: Pick<Recording, 'setting' | 'seed' | 'log'>,
): Generator<Position, void> {
  const standing = [start(game, setting, seed)]; // the match after each turn that counts
  yield { version: 0, entry: null, events: [], match: standing[0]! };
  for (const [index, entry] of log.entries()) {
    let events: unknown[] = [];
    if ('undo' in entry) standing.length = Math.min(standing.length, entry.undo + 1);
    else {
      const step = play(game, standing.at(-1)!, entry.seat, entry.action);
      events = step.events;
      standing.push(step.match);
    }
    yield { version: index + 1, entry, events, match: standing.at(-1)! };
  }
}
