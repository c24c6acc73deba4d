import type { Game, Result, Seat } from './game.ts';
import { type Match, play, type Step, type Turn, viewFor } from './match.ts';
import { same } from './plain.ts';

export interface AutomaticStep {
  seat: Seat;
  action: { type: string };
}

/** What a host must know about a position. */
export interface Outlook {
  result: Result | null;
  waitingFor: Seat[];
  automatic: AutomaticStep | null;
  /** Seats that could do something else before the automatic step; empty when there is none. */
  interveners: Seat[];
  /** Nobody who is waited for can do anything, although the game is not over: its rules have a fault. */
  isStuck: boolean;
}

/** A game in progress, and how many seats it has. */
export interface Standing {
  readonly game: Game;
  readonly match: Match;
  readonly seats: number;
}

/** What a turn would lead to: nothing has changed yet. */
export interface Planned extends Turn, Step {
  outlook: Outlook;
}

/** Asks every rule that a position needs. It throws whatever they throw. */
export function outlookOf(standing: Standing): Outlook {
  const { game, match } = standing;
  const { table } = match.state;
  const result = game.result(table);
  const waitingFor = game.waitingFor(table);
  const automatic = game.automatic(table);
  return {
    result,
    waitingFor,
    automatic,
    interveners: automatic ? intervenersOf(standing, automatic) : [],
    isStuck: !result && !automatic && !canAnyAct(standing, waitingFor),
  };
}

/**
 * What a turn would lead to. Every rule that the new position needs is asked, so that nothing can go wrong later.
 * @throws IllegalAction when the seat may not do that now, and whatever the rules throw
 */
export function planned({ game, match, seats }: Standing, { seat, action }: Turn): Planned {
  const step = play(game, match, seat, action);
  return { seat, action, ...step, outlook: outlookOf({ game, match: step.match, seats }) };
}

/** The first legal action of a seat that the rules do not break over; null where there is none. */
export function firstSound(standing: Standing, seat: Seat): Planned | null {
  for (const action of legalOf(standing, seat)) {
    try {
      return planned(standing, { seat, action });
    } catch {
      // The next one may do.
    }
  }
  return null;
}

/** Everything a seat may do now. */
export const legalOf = ({ game, match }: Pick<Standing, 'game' | 'match'>, seat: Seat): { type: string }[] =>
  game.legalActions(viewFor(match.state, seat));

function canAnyAct(standing: Standing, waitingFor: Seat[]): boolean {
  const asked = waitingFor.length > 0 ? waitingFor : allSeats(standing);
  return asked.some((seat) => legalOf(standing, seat).length > 0);
}

function intervenersOf(standing: Standing, { seat: owner, action: step }: AutomaticStep): Seat[] {
  const isOther = (seat: Seat) => (action: unknown) => seat !== owner || !same(action, step);
  return allSeats(standing).filter((seat) => legalOf(standing, seat).some(isOther(seat)));
}

const allSeats = ({ seats }: Standing): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
