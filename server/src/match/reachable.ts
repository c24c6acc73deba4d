import type { Game } from '@landfall/shared/engine/game.ts';
import { IllegalAction } from '@landfall/shared/engine/match.ts';
import { type Position, positions } from '@landfall/shared/engine/positions.ts';
import type { Recording } from '@landfall/shared/engine/recording.ts';

/**
 * The positions of a recording before the first entry that the rules do not allow any more, or break over. What else goes wrong
 * while they are looked at is thrown.
 * @param broke told what the rules have thrown, unless they simply do not allow the entry
 * @returns whether these were all
 */
export function* reachable(
  game: Game,
  recording: Recording,
  broke: (error: unknown) => void = () => {},
): Generator<Position, boolean> {
  const all = positions(game, recording);
  for (;;) {
    let next: IteratorResult<Position>;
    try {
      next = all.next();
    } catch (error) {
      if (!(error instanceof IllegalAction)) broke(error);
      return false;
    }
    if (next.done) return true;
    yield next.value;
  }
}
