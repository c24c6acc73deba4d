import type { Refusal } from '@landfall/shared/protocol/refusals.ts';
import { gameText } from './game-text.ts';
import { t, textAt } from './i18n.ts';

/**
 * Why something was refused, in a sentence; `unreachable` when nobody answered. `problem` knows more: it is a word for what
 * is wrong with a setting or, where a `game` is given, one of that game for why the rules do not allow an action.
 */
export function refusalText(reason: Refusal | 'unreachable', problem?: string, game?: string): string {
  if (reason === 'unreachable') return t('status.unsent');
  const exact = problem && (game ? gameText(game, `whyNot.${problem}`) : textAt(`problem.${problem}`));
  return exact || t(`refusal.${reason}`);
}
