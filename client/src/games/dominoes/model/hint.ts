import type { Action } from '@landfall/shared/games/dominoes/actions.ts';
import { openEnds } from '@landfall/shared/games/dominoes/line.ts';
import { t } from '../../../i18n/i18n.ts';
import type { Seen } from './seen.ts';
import { tileText } from './words.ts';

/** An action as something to do, in words. */
export function actionText({ table }: Pick<Seen, 'table'>, action: Action): string {
  if (action.type !== 'lay') return t(`dominoes.buttons.${action.type}`);
  const ends = openEnds(table.line);
  const tile = tileText(action.tile);
  return ends ? t(`dominoes.hint.${action.end}`, { tile }) : t('dominoes.hint.first', { tile });
}
