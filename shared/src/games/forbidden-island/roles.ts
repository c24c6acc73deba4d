import {
  anywhere,
  dives,
  floodedAround,
  floodedBeside,
  nearest,
  steps,
  stepsAround,
  twoSteps,
  twoStepsAround,
  twoStepsOverGaps,
  type Way,
} from './ground.ts';
import type { TileId } from './tiles.ts';

export const ROLES = ['diver', 'engineer', 'explorer', 'messenger', 'navigator', 'pilot'] as const;
export type Role = (typeof ROLES)[number];

/** Everything in which one role can differ from another. */
export interface Power {
  /** The tile its pawn starts on. */
  readonly start: TileId;
  /** Where one move action leads. */
  readonly moves: Way;
  /** Where the pawn may swim when its tile sinks. */
  readonly swims: Way;
  /** Where the Navigator may take this pawn in one action. */
  readonly guided: Way;
  /** The flooded tiles within reach of a shore-up action, the own one included. */
  readonly shores: Way;
  /** How many of them one action may shore up. */
  readonly shoresAtOnce: 1 | 2;
  /** May give cards to a pawn on any tile. */
  readonly givesAfar: boolean;
  /** May fly anywhere, once a turn. */
  readonly flies: boolean;
  /** May move the other pawns. */
  readonly guides: boolean;
}

const NO_POWER: Omit<Power, 'start'> = {
  moves: steps,
  swims: steps,
  guided: twoSteps,
  shores: floodedBeside,
  shoresAtOnce: 1,
  givesAfar: false,
  flies: false,
  guides: false,
};

export const POWERS: Readonly<Record<Role, Power>> = {
  diver: { ...NO_POWER, start: 'gateIron', moves: dives, swims: nearest, guided: twoStepsOverGaps },
  engineer: { ...NO_POWER, start: 'gateBronze', shoresAtOnce: 2 },
  explorer: {
    ...NO_POWER,
    start: 'gateCopper',
    moves: stepsAround,
    swims: stepsAround,
    guided: twoStepsAround,
    shores: floodedAround,
  },
  messenger: { ...NO_POWER, start: 'gateSilver', givesAfar: true },
  navigator: { ...NO_POWER, start: 'gateGold', guides: true },
  pilot: { ...NO_POWER, start: 'landing', swims: anywhere, flies: true },
};
