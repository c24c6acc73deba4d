import type { Game, Options, Parts, Seat, Setting, State, View } from './game.ts';
import { copy, same } from './plain.ts';
import { type RandomState, randomFrom, seeded } from './random.ts';

/** A game in progress: plain data, enough to carry on from, save or send to another process. */
export interface Match<P extends Parts = any> {
  state: State<P>;
  random: RandomState;
  ply: number; // actions applied so far
}

/** An action and the seat that wants to take it; nobody need have checked that it may. */
export interface Turn {
  seat: Seat;
  action: unknown;
}

/** What an action has led to, and what happened on the way, in order. */
export interface Step<P extends Parts = any> {
  match: Match<P>;
  events: P['event'][];
}

/** The action is not among the seat's legal actions; nothing changed. */
export class IllegalAction extends Error {
  /** Why, in a word of the game; null where it does not say. */
  readonly why: string | null;

  constructor(message: string, why: string | null = null) {
    super(message);
    this.why = why;
  }
}

/**
 * Begins a game. The same game, setting and seed always begin alike; the seed may be any text.
 * @throws whatever `setup` of the game throws; `settingProblem` tells before whether the setting is fine
 */
export function start<P extends Parts, O extends Options, S extends Options>(
  game: Game<P, O, S>,
  setting: Setting<O, S>,
  seed: string,
): Match<P> {
  const random = seeded(seed);
  return { state: game.setup(setting, randomFrom(random)), random, ply: 0 };
}

/** What a seat sees: the table and its own hand, if the game has hands. Whoever only watches, seat null, sees the table. */
export function viewFor<P extends Parts>(state: State<P>, seat: Seat | null): View<P> {
  return { seat, table: state.table, hand: seat === null ? null : (state.hands[seat] ?? null) };
}

/**
 * Plays one action on a copy: the given match is never touched, even if a rule throws half way. What `wanted` holds is
 * only used to select the equal entry of the legal actions, so it may come from anywhere.
 * @throws IllegalAction when the seat may not do that now
 */
export function play<P extends Parts>(game: Game<P>, match: Match<P>, seat: Seat, wanted: unknown): Step<P> {
  const view = viewFor(match.state, seat);
  const action = game.legalActions(view).find((legal) => same(legal, wanted));
  if (action === undefined) {
    const why = game.whyNot?.(view, wanted) ?? null;
    throw new IllegalAction(`${game.id}: seat ${seat} may not ${JSON.stringify(wanted)}`, why);
  }
  return playLegal(game, match, seat, action);
}

/**
 * `play` for callers that took the action from `legalActions` themselves, such as bots and replays of trusted data. It
 * throws whatever the rules throw.
 */
export function playLegal<P extends Parts>(game: Game<P>, match: Match<P>, seat: Seat, action: P['action']): Step<P> {
  const next: Match<P> = {
    state: game.copy ? game.copy(match.state) : copy(match.state),
    random: copy(match.random),
    ply: match.ply + 1,
  };
  const events: P['event'][] = [];
  game.apply(next.state, seat, action, { random: randomFrom(next.random), emit: (event) => events.push(event) });
  return { match: next, events };
}
