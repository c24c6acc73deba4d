import type { TableState } from '@landfall/shared/protocol/state.ts';
import { t } from '../i18n/i18n.ts';

/** Why nothing can be done although the rules would allow it, in a sentence; null while the game goes on. */
export function stopped({ phase, pausedBy, abandoned }: Pick<TableState, 'phase' | 'pausedBy' | 'abandoned'>) {
  if (phase === 'broken') return t('halt.stopped.broken');
  if (phase === 'over') return abandoned ? t('halt.stopped.ended') : null;
  return phase === 'playing' && pausedBy !== 0 ? t('halt.stopped.paused') : null;
}
