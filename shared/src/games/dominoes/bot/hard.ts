import type { Bot, Thinking } from '../../../engine/bot.ts';
import type { Seat } from '../../../engine/game.ts';
import { openEnds } from '../line.ts';
import { lacking } from '../record.ts';
import type { Dominoes, View } from '../table.ts';
import { isDouble, type Pip, TILES, type Tile } from '../tiles.ts';
import { forced, isLay, type Lay } from './forced.ts';
import { because } from './reasons.ts';
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
  return { action, reason: reasonFor(view, action) };
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

/** What speaks for a tile that was found by trying. */
function reasonFor({ table, seat, hand }: View, { tile, end }: Lay) {
  const next: Seat = (seat! + 1) % table.players.length;
  const pips = leftOpen({ tile, end }, openEnds(table.line));
  if (lacking(table)[next]!.has(pips)) return because('shutsOut', { tile, pips });
  if (isDouble(tile)) return because('doubleEarly', { tile });
  const more = hand!.tiles.filter((other) => other !== tile && other.includes(String(pips)));
  return more.length > 1 ? because('keepsOpen', { tile, pips }) : because('looksBest', { tile });
}

/** The number that a tile leaves open at the end where it is laid. */
function leftOpen({ tile, end }: { tile: Tile; end: Lay['end'] }, ends: ReturnType<typeof openEnds>): Pip {
  const [low, high] = [Number(tile[0]), Number(tile[2])] as [Pip, Pip];
  return ends && low === ends[end] ? high : low;
}
