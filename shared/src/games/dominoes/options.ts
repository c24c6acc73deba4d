import type { Setting, SettingProblem } from '../../engine/game.ts';
import { TILES } from './tiles.ts';

export const options = {
  hand: ['usual', '5', '6', '7'],
  start: ['boneyard', 'highestDouble'],
  draw: ['draw', 'drawUntil', 'block'],
  target: ['round', '50', '100', '150'],
} as const;
export type Start = (typeof options.start)[number];
export type Drawing = (typeof options.draw)[number];
export type DominoesSetting = Setting<typeof options>;

export const seatOptions = {} as const;

const USUAL_HAND = { two: 7, more: 5 } as const;

/** How many tiles each seat is dealt (DO-1). */
export function handSize({ seats, options: { hand } }: DominoesSetting): number {
  if (hand !== 'usual') return Number(hand);
  return seats === 2 ? USUAL_HAND.two : USUAL_HAND.more;
}

/** What the lists cannot say: all hands, and the tile the line begins with, have to come out of one set. */
export function problem(setting: DominoesSetting): SettingProblem | null {
  const laid = setting.options.start === 'boneyard' ? 1 : 0;
  const wanted = setting.seats * handSize(setting) + laid;
  return wanted > TILES.length ? { field: 'options.hand', problem: 'tooFewTiles' } : null;
}
