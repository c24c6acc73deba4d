import type { Action } from '@landfall/shared/games/gomoku/actions.ts';
import { t } from '../../../i18n/i18n.ts';
import { called } from './words.ts';

/** An action as something to do, in words, on a board of this size. */
export function actionText(size: number, action: Action): string {
  switch (action.type) {
    case 'place':
      return t('gomoku.buttons.place', { point: called(action.point, size) });
    case 'choose':
      return t(`gomoku.buttons.${action.choice}`);
    case 'acceptDraw':
      return t('gomoku.buttons.accept');
    case 'declineDraw':
      return t('gomoku.buttons.decline');
    default:
      return t(`gomoku.actions.${action.type}`);
  }
}
