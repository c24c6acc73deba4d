import type { Refusal } from '@landfall/shared/protocol/refusals.ts';
import { t, textAt } from './i18n.ts';

/** Why something was refused, in a sentence; `unreachable` when nobody answered. `problem` knows more about a setting. */
export function refusalText(reason: Refusal | 'unreachable', problem?: string): string {
  if (reason === 'unreachable') return t('status.unsent');
  return (problem && textAt(`problem.${problem}`)) || t(`refusal.${reason}`);
}
