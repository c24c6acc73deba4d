import type { Action } from '@landfall/shared/games/gomoku/actions.ts';
import type { Point } from '@landfall/shared/games/gomoku/board.ts';
import { refusalOf } from '@landfall/shared/games/gomoku/rules/place.ts';
import { t } from '../../../i18n/i18n.ts';
import { isOver, may, type Seen } from './seen.ts';

/** Why this person cannot place a stone on a point now; null when they can (GO-9). */
export function whyNotPlace(seen: Seen, point: Point): string | null {
  if (seen.playable.has(point)) return null;
  if (isOver(seen)) return t('gomoku.whyNot.over');
  if (seen.stopped) return seen.stopped;
  if (seen.seat === null) return t('gomoku.whyNot.watching');
  if (seen.playable.size === 0 && seen.forbidden.size === 0) return t('gomoku.whyNot.notYourTurn');
  const refusal = refusalOf(seen.table, point);
  return refusal && t(`gomoku.whyNot.${refusal}`);
}

/** Why one of the buttons beside the board can do nothing now; null when it can. */
export function whyNotDo(seen: Seen, type: Extract<Action['type'], 'offerDraw' | 'resign'>): string | null {
  if (may(seen, type)) return null;
  if (isOver(seen)) return t('gomoku.whyNot.over');
  if (seen.stopped) return seen.stopped;
  if (seen.seat === null) return t('gomoku.whyNot.watching');
  return seen.table.mayOffer[seen.seat] ? t('gomoku.whyNot.notNow') : t('gomoku.whyNot.offered');
}
