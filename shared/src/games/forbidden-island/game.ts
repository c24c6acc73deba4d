import type { Game } from '../../engine/game.ts';
import { LAYOUT_IDS } from './layouts.ts';
import { ROLES } from './roles.ts';
import { type Island, IslandTable } from './table.ts';

export const options = {
  level: ['novice', 'normal', 'elite', 'legendary'],
  layout: LAYOUT_IDS,
  roles: ['dealt', 'chosen'],
  first: ['random', '1', '2', '3', '4'], // seat counted from 1
  heliRescue: ['on', 'off'],
  handLimitCheck: ['perCard', 'afterDraw'],
} as const;

export const seatOptions = { role: ['any', ...ROLES] } as const;

export const forbiddenIsland: Game<Island, typeof options, typeof seatOptions> = {
  id: 'forbidden-island',
  seats: { min: 2, max: 4 },
  options,
  seatOptions,
  wire: { table: IslandTable },
  setup() {
    throw new Error('under construction');
  },
  waitingFor: () => [],
  legalActions: () => [],
  automatic: () => null,
  apply() {},
  result: () => null,
};
