import { openTasks } from '@landfall/shared/engine/agenda.ts';
import type { Action } from '@landfall/shared/games/forbidden-island/actions.ts';
import { CARDS_TO_CAPTURE, SPECIALS, TREASURES } from '@landfall/shared/games/forbidden-island/cards.ts';
import { TREASURE_TILES } from '@landfall/shared/games/forbidden-island/tiles.ts';
import { t } from '../../../i18n/i18n.ts';
import type { Seen } from './seen.ts';
import { playableOfAll } from './specials.ts';

/** The buttons of the page, in the order they are shown. */
export const BUTTONS = ['move', 'shoreUp', 'give', 'capture', 'special', 'endTurn'] as const;
export type ButtonId = (typeof BUTTONS)[number];

/** The types of action behind each button. */
const ACTIONS: Readonly<Record<ButtonId, readonly Action['type'][]>> = {
  move: ['move', 'fly', 'guide', 'swim'],
  shoreUp: ['shoreUp'],
  give: ['give'],
  capture: ['capture'],
  special: ['lift', 'sandbag', 'liftOff'],
  endTurn: ['endActions'],
};

/** The legal actions behind a button. */
export const behind = ({ legal }: Seen, button: ButtonId): Action[] =>
  legal.filter(({ type }) => ACTIONS[button].includes(type));

/** The button an action is behind; null where it is chosen elsewhere on the page. */
export const buttonOf = ({ type }: Action): ButtonId | null =>
  BUTTONS.find((button) => ACTIONS[button].includes(type)) ?? null;

/** Why a button cannot be pressed, in words; null when it can. */
export function whyNot(seen: Seen, button: ButtonId): string | null {
  if (behind(seen, button).length > 0) return null;
  if (seen.table.endings.length > 0) return t('forbiddenIsland.whyNot.over');
  if (seen.stopped) return seen.stopped;
  if (seen.seat === null) return t('forbiddenIsland.whyNot.watching');
  if (button === 'special' && playableOfAll(seen).length > 0) return null;
  if (button === 'special')
    return holds(seen, SPECIALS) ? t('forbiddenIsland.whyNot.noTarget') : t('forbiddenIsland.whyNot.noSpecials');
  const [task] = openTasks(seen.table);
  if (task?.kind !== 'act') return t('forbiddenIsland.whyNot.decideFirst');
  if (task.seat !== seen.seat) return t('forbiddenIsland.whyNot.notYourTurn');
  return ON_TURN[button](seen);
}

const ON_TURN: Readonly<Record<Exclude<ButtonId, 'special'>, (seen: Seen) => string>> = {
  move: () => t('forbiddenIsland.whyNot.nowhere'),
  shoreUp: () => t('forbiddenIsland.whyNot.nothingFlooded'),
  give: (seen) =>
    holds(seen, TREASURES) ? t('forbiddenIsland.whyNot.nobodyHere') : t('forbiddenIsland.whyNot.noTreasureCards'),
  capture: noCapture,
  endTurn: () => t('forbiddenIsland.whyNot.decideFirst'),
};

function noCapture({ table, seat }: Seen): string {
  const me = table.adventurers[seat!]!;
  const tile = table.island[me.place]!;
  const treasure = TREASURES.find((one) => TREASURE_TILES[one].includes(tile));
  if (!treasure) return t('forbiddenIsland.whyNot.notTreasureTile');
  if (table.captured.includes(treasure)) return t('forbiddenIsland.whyNot.alreadyCaptured');
  const n = me.hand.filter((card) => card === treasure).length;
  return t('forbiddenIsland.whyNot.needFour', { n: Math.min(n, CARDS_TO_CAPTURE - 1) });
}

const holds = ({ table, seat }: Seen, cards: readonly string[]): boolean =>
  table.adventurers[seat!]!.hand.some((card) => cards.includes(card));
