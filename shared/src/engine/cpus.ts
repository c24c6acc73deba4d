import type { BotLevel, Decision, Reason } from './bot.ts';
import type { Seat, View } from './game.ts';
import { viewFor } from './match.ts';
import { legalOf, type Outlook, type Standing } from './outlook.ts';
import { same } from './plain.ts';

/** A CPU at the table. */
export interface Cpu {
  seat: Seat;
  level: BotLevel;
}

/** What a CPU wants to do on a seat. */
export interface Choice {
  seat: Seat;
  action: unknown;
  reason?: Reason;
}

/** What a bot is asked about a seat: what it may see and do. */
export interface Question {
  view: View<any>;
  legal: { type: string }[];
  /** Whether an action is the step that plays itself, so that choosing it changes nothing. */
  isStep(action: unknown): boolean;
}

/** The present position of a table, and what is known about who has to act in it. */
type Asked = Pick<Standing, 'game' | 'match'> & { readonly outlook: Outlook };

/** The server or the page that keeps the game; its bots may think elsewhere. */
interface Host {
  /** What the bot of a CPU answers to a question; nobody need have checked that it may. */
  decide(cpu: Cpu, question: Question): Promise<Decision | null>;
  /** Whether the answers are of no use any more. */
  isCalledOff(): boolean;
  /** A CPU gave no answer, or none that it may give. */
  onFailure?(error: unknown): void;
}

/** What a bot is asked about a seat in the present position. It throws whatever the rules throw. */
export function questionOf({ game, match, outlook: { automatic } }: Asked, seat: Seat): Question {
  return {
    view: viewFor(match.state, seat),
    legal: legalOf({ game, match }, seat),
    isStep: (action) => automatic?.seat === seat && same(automatic.action, action),
  };
}

/**
 * What the CPUs of a table want to do in the present position. Those that could do something are asked once, first those
 * that nobody waits for, and the first that wants to act does. One that gives no good answer plays the first thing that is
 * legal, if it owes something. It throws whatever the rules throw.
 */
export async function choiceOfCpus(asked: Asked, cpus: readonly Cpu[], host: Host): Promise<Choice | null> {
  const { automatic, waitingFor } = asked.outlook;
  const owes = ({ seat }: Cpu) => automatic === null && waitingFor.includes(seat);
  for (const cpu of cpus.toSorted((a, b) => Number(owes(a)) - Number(owes(b)))) {
    const choice = await choiceOf(asked, { ...cpu, owes: owes(cpu) }, host);
    if (choice || host.isCalledOff()) return choice;
  }
  return null;
}

async function choiceOf(asked: Asked, cpu: Cpu & { owes: boolean }, host: Host): Promise<Choice | null> {
  const { seat, level, owes } = cpu;
  const question = questionOf(asked, seat);
  const { legal, isStep } = question;
  if (legal.every(isStep)) return null;
  let decision: Decision | null;
  try {
    decision = await host.decide({ seat, level }, question);
    const isLegal = decision === null ? !owes : legal.some((action) => same(action, decision?.action));
    if (!isLegal) throw new Error(`${level} of ${asked.game.id} may not ${JSON.stringify(decision)}`);
  } catch (error) {
    if (host.isCalledOff()) return null;
    host.onFailure?.(error);
    decision = owes ? { action: legal[0]! } : null;
  }
  return decision === null || isStep(decision.action) ? null : { seat, ...decision };
}
