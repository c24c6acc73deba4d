import type { State } from '../engine/game.ts';

/** What the conformance tests have to know about a game beyond its contract. */
export interface Subject {
  /** Every type of action and of event; each has to occur. */
  readonly actions: readonly string[];
  readonly events: readonly string[];
  /** Other words that have to occur in a table or an event, such as kinds of task, cards and roles. */
  readonly words: readonly string[];
  /** Types of action that random play takes only now and then, such as giving up; else hardly a game would last. */
  readonly seldom?: readonly string[];
  /** How many random games are played from the start, where they are so long that a few tell enough. */
  readonly games?: number;
  /** No random game takes more actions than this. */
  readonly longest: number;
  /** Positions from which random play reaches what it hardly ever reaches from the start. */
  readonly rareStarts: readonly State<any>[];
}
