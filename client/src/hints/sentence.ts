import type { Hint } from '@landfall/shared/protocol/room.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { t } from '../i18n/i18n.ts';
import { reasonText } from './reasonText.ts';

/** What is advised, in the words of its game, and why if there is a reason; or that there is nothing to do. */
export function hintSentence(state: TableState, { action, reason }: Hint, todo: string): string {
  if (!action) return t('hints.nothing');
  const why = reason ? reasonText(state, reason) : '';
  return why ? t('hints.sentence', { action: todo, reason: why }) : t('hints.plain', { action: todo });
}
