import type { Setting, SettingProblem } from '../../engine/game.ts';
import { LAYOUT_IDS } from './layouts.ts';
import { DIFFICULTIES } from './meter.ts';
import { ROLES } from './roles.ts';

export const options = {
  level: DIFFICULTIES,
  layout: LAYOUT_IDS,
  roles: ['dealt', 'chosen'],
  first: ['random', '1', '2', '3', '4'], // seat counted from 1
  heliRescue: ['on', 'off'],
  handLimitCheck: ['perCard', 'afterDraw'],
} as const;

/** The role a seat wishes for; without effect where roles are dealt. */
export const seatOptions = { role: ['any', ...ROLES] } as const;

/** What the lists above cannot say: the first seat has to exist, and no two seats can have the same role. */
export function problem(setting: Setting<typeof options, typeof seatOptions>): SettingProblem | null {
  const { seats, options, choices } = setting;
  if (options.first !== 'random' && Number(options.first) > seats)
    return { field: 'options.first', problem: 'noSuchSeat' };
  if (options.roles !== 'chosen') return null;
  const wishes = choices.map(({ role }) => role);
  const taken = wishes.findIndex((role, seat) => role !== 'any' && wishes.indexOf(role) < seat);
  return taken < 0 ? null : { field: `choices.${taken}.role`, problem: 'roleTaken' };
}
