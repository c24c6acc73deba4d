import { randomFrom, seeded } from '@landfall/shared/engine/random.ts';
import { careful } from './careful.ts';
import type { Player } from './story.ts';
import { dryness, teamwork } from './worth.ts';

/** Does nothing: ends the actions, and otherwise takes what comes first. */
const idle: Player = ({ legal }) => legal.find(({ type }) => type === 'endActions') ?? legal[0]!;

/** Does anything. */
const wandering: Player = ({ match, seat, legal, seed }) =>
  legal[randomFrom(seeded(`${seed}, ${match.ply}, ${seat}`)).below(legal.length)]!;

/** Everybody who plays in the stories. */
export const PLAYERS = {
  idle,
  wandering,
  winning: careful({ worth: teamwork, effort: 0 }),
  /** Keeps the island above the water with as little work as possible, and forgets the treasures. */
  digging: careful({ worth: dryness, effort: 40 }),
} satisfies Record<string, Player>;
