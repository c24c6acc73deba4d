import type { Decision } from '../../../engine/bot.ts';
import type { Action } from '../actions.ts';
import type { Dominoes, View } from '../table.ts';
import { because } from './reasons.ts';

export type Lay = Extract<Action, { type: 'lay' }>;

export const isLay = (action: Action): action is Lay => action.type === 'lay';

/** The decision where there is nothing to decide; null where there is. */
export function forced(view: View, legal: readonly Action[]): Decision<Dominoes> | null {
  const [action, other] = legal as [Action, ...Action[]];
  if (action.type === 'ready') return { action, reason: because('onward', {}) };
  if (action.type !== 'lay') return { action, reason: because('nothingFits', {}) };
  if (view.hand?.tiles.length === 1) return { action, reason: because('lastTile', { tile: action.tile }) };
  return other ? null : { action, reason: because('onlyMove', { tile: action.tile }) };
}
