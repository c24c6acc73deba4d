import type { Decision } from '../../../engine/bot.ts';
import type { Action } from '../actions.ts';
import type { Dominoes, View } from '../table.ts';
import { because, reasonFor } from './reasons.ts';

export type Lay = Extract<Action, { type: 'lay' }>;

export const isLay = (action: Action): action is Lay => action.type === 'lay';

/** The decision where there is nothing to decide; null where there is. */
export function forced(view: View, legal: readonly Action[]): Decision<Dominoes> | null {
  const [action, other] = legal as [Action, ...Action[]];
  if (action.type === 'ready') return { action };
  if (action.type !== 'lay') return { action, reason: because('nothingFits', {}) };
  return other ? null : laying(view, action);
}

/** Decides for a tile, and says what speaks for it. */
export function laying({ table, seat }: View, action: Lay): Decision<Dominoes> {
  const reason = reasonFor(table, action, seat!);
  return reason ? { action, reason } : { action };
}
