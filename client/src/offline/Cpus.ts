import type { BotLevel, Reason } from '@landfall/shared/engine/bot.ts';
import { type Choice, type Cpu, choiceOfCpus, type Question, questionOf } from '@landfall/shared/engine/cpus.ts';
import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Planned } from '@landfall/shared/engine/outlook.ts';
import { same } from '@landfall/shared/engine/plain.ts';
import type { Advice } from '@landfall/shared/engine/think.ts';
import type { LocalGame } from './LocalGame.ts';
import type { Thinker } from './Thinker.ts';

/** What a CPU is about to do. */
export interface CpuPlan extends Planned {
  reason?: Reason;
}

/** How long a CPU may search for a move, in milliseconds. */
const THINK_MS = 250;
/** The level of the CPU that gives hints. */
const ADVISER: BotLevel = 'hard';

/** What the CPUs want to do in the present position. It throws whatever the rules throw. */
export function choiceOf(game: LocalGame, thinker: Thinker, calledOff: AbortSignal): Promise<Choice | null> {
  return choiceOfCpus(game, game.cpus, {
    decide: (cpu, question) => decide(game, thinker, { ...cpu, ...question }),
    isCalledOff: () => calledOff.aborted,
  });
}

/** What a CPU has chosen. Where the rules break over it, something that they do not break over, if that is owed. */
export function planFor(game: LocalGame, { seat, action, reason }: Choice): CpuPlan | null {
  try {
    const plan = game.plan({ seat, action });
    return reason ? { ...plan, reason } : plan;
  } catch {
    const { automatic, waitingFor } = game.outlook;
    return !automatic && waitingFor.includes(seat) ? game.firstSound(seat) : null;
  }
}

/** What to do on a seat, for the person there. @throws Error when nobody can tell */
export async function adviceFor(game: LocalGame, thinker: Thinker, seat: Seat): Promise<Advice | { action: null }> {
  const question = questionOf(game, seat);
  const { legal, isStep } = question;
  if (legal.every(isStep)) return { action: null };
  const advice = await decide(game, thinker, { seat, level: ADVISER, ...question, judged: true });
  if (advice === null || isStep(advice.action)) return { action: null };
  if (!legal.some((action) => same(action, advice.action)))
    throw new Error(`${ADVISER} of ${game.game.id} may not ${JSON.stringify(advice.action)}`);
  return advice;
}

/** What a bot answers; nobody has checked that it may. @throws Error when there is no answer */
function decide(
  { game, kept, version }: LocalGame,
  thinker: Thinker,
  { seat, level, view, legal, judged }: Cpu & Question & { judged?: boolean },
): Promise<Advice | null> {
  const seed = `${kept.round} ${version} ${seat}`;
  const task = { game: game.id, level, view, legal, seed, ms: THINK_MS };
  return thinker.decide(judged ? { ...task, judged } : task);
}
