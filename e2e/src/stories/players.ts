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
  winning: careful(teamwork),
  /** Keeps the island above the water and forgets the treasures. */
  digging: careful(dryness),
} satisfies Record<string, Player>;
