import type { BotLevel, Reason } from '@landfall/shared/engine/bot.ts';
import type { Seat } from '@landfall/shared/engine/game.ts';
import { viewFor } from '@landfall/shared/engine/match.ts';
import { same } from '@landfall/shared/engine/plain.ts';
import type { Advice } from '@landfall/shared/engine/think.ts';
import type { LocalGame } from './LocalGame.ts';
import type { Thinker } from './Thinker.ts';

/** What a CPU wants to do on a seat. */
export interface Choice {
  seat: Seat;
  action: unknown;
  reason?: Reason;
}

interface Asked {
  seat: Seat;
  level: BotLevel;
  owes: boolean;
}

interface Question {
  seat: Seat;
  level: BotLevel;
  legal: { type: string }[];
  judged?: boolean;
}

/** How long a CPU may search for a move, in milliseconds. */
const THINK_MS = 250;
/** The level of the CPU that gives hints. */
const ADVISER: BotLevel = 'hard';

/**
 * What the CPUs want to do in the present position: as on the server, first those are asked that nobody waits for, and the
 * first that wants to act does. One that gives no good answer plays the first thing that is legal, if it owes something.
 */
export async function choiceOfCpus(game: LocalGame, thinker: Thinker, calledOff: AbortSignal): Promise<Choice | null> {
  const { automatic } = game;
  const waitingFor = automatic ? [] : game.game.waitingFor(game.match.state.table);
  const asked = game.kept.cpus.map((level, nth): Asked => {
    const seat = nth + 1;
    return { seat, level, owes: waitingFor.includes(seat) };
  });
  for (const one of asked.sort((a, b) => Number(a.owes) - Number(b.owes))) {
    const choice = await choiceOf(game, thinker, one);
    if (choice || calledOff.aborted) return choice;
  }
  return null;
}

/** What to do on a seat, for the person there. @throws Error when nobody can tell */
export async function adviceFor(game: LocalGame, thinker: Thinker, seat: Seat): Promise<Advice | { action: null }> {
  const legal = game.legalOf(seat);
  if (!legal.some((action) => !isStep(game, seat, action))) return { action: null };
  const advice = await ask(game, thinker, { seat, level: ADVISER, legal, judged: true });
  return advice && !isStep(game, seat, advice.action) ? advice : { action: null };
}

async function choiceOf(game: LocalGame, thinker: Thinker, { seat, level, owes }: Asked): Promise<Choice | null> {
  const legal = game.legalOf(seat);
  if (!legal.some((action) => !isStep(game, seat, action))) return null;
  let decision: Advice | null;
  try {
    decision = await ask(game, thinker, { seat, level, legal });
    if (decision === null && owes) throw new Error(`${level} owes a decision`);
  } catch {
    decision = owes ? { action: legal[0]! } : null;
  }
  return decision === null || isStep(game, seat, decision.action) ? null : { seat, ...decision };
}

/** @throws Error when there is no answer, or one that is not legal */
async function ask(game: LocalGame, thinker: Thinker, question: Question): Promise<Advice | null> {
  const { kept, match, version } = game;
  const { seat, level, legal } = question;
  const view = viewFor(match.state, seat);
  const seed = `${kept.round} ${version} ${seat}`;
  const advice = await thinker.decide({ ...question, game: game.game.id, view, seed, ms: THINK_MS });
  if (advice !== null && !legal.some((action) => same(action, advice.action)))
    throw new Error(`${level} of ${game.game.id} may not ${JSON.stringify(advice)}`);
  return advice;
}

/** Whether an action is the step that plays itself, so that choosing it changes nothing. */
const isStep = ({ automatic }: LocalGame, seat: Seat, action: unknown): boolean =>
  automatic?.seat === seat && same(automatic.action, action);
