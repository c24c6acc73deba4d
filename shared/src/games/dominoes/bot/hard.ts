import type { Bot, Thinking } from '../../../engine/bot.ts';
import type { Dominoes } from '../table.ts';
import { TILES } from '../tiles.ts';
import { forced, isLay, type Lay, laying } from './forced.ts';
import { imagine, type Knowledge, knowledgeOf } from './search/imagine.ts';
import { playOut } from './search/playout.ts';
import { prizeOf } from './search/prize.ts';
import { copyOf, lay, moveOf } from './search/round.ts';

interface Candidate {
  action: Lay;
  move: number;
  sum: number;
}

/** Rounds imagined before the worse half of the candidates is given up, at least. */
const LEAST = 12;

/**
 * Imagines many rounds that agree with everything it has seen, plays each candidate out in all of them, and lays what
 * did best. Candidates that fall behind are given up, so that the others are tried more often.
 */
export const hard: Bot<Dominoes> = (view, legal, thinking) => {
  const decided = forced(view, legal);
  if (decided) return decided;
  const known = knowledgeOf(view);
  const candidates = legal.filter(isLay).map(
    (action): Candidate => ({
      action,
      move: moveOf(TILES.indexOf(action.tile), action.end),
      sum: 0,
    }),
  );
  const [{ action }] = narrow(known, candidates, thinking) as [Candidate, ...Candidate[]];
  return laying(view, action);
};

/** Sequential halving: each phase spends the same on the candidates that are left. */
function narrow(known: Knowledge, candidates: Candidate[], { random, steps, timeIsUp }: Thinking): Candidate[] {
  const phases = Math.ceil(Math.log2(candidates.length));
  const prize = prizeOf(known.view);
  let left = candidates;
  for (let phase = 0; phase < phases; phase++) {
    const rounds = Math.max(LEAST, Math.floor(steps / phases / left.length));
    for (let n = 0; n < rounds; n++) {
      if (timeIsUp?.()) return left.sort((a, b) => b.sum - a.sum);
      const round = imagine(known, random);
      for (const candidate of left) {
        const tried = copyOf(round);
        lay(tried, candidate.move);
        candidate.sum += prize(playOut(tried, random));
      }
    }
    left = left.sort((a, b) => b.sum - a.sum).slice(0, Math.ceil(left.length / 2));
  }
  return left;
}
