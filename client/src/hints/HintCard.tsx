import type { Hint } from '@landfall/shared/protocol/room.ts';
import { t } from '../i18n/i18n.ts';
import { percent } from '../i18n/percent.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import './hints.css';

interface HintCardProps {
  /** Null while there is none. */
  hint: Hint | null;
  /** What is advised and why, as one sentence. */
  sentence: string;
  /** Left out where the hint cannot be followed from here. */
  onFollow?(): void;
  onClose(): void;
  class?: string;
}

/** A hint in words, with the way to follow it; read out when it comes. */
export function HintCard({ hint, sentence, onFollow, onClose, class: extra = '' }: HintCardProps) {
  return (
    <section class={`hint ${hint ? '' : 'hint-none'} ${extra}`} aria-label={t('hints.label')}>
      <p role="status">
        {hint && (
          <>
            <Icon name="hint" size={22} />
            <span>
              {sentence} <small>{chancesText(hint)}</small>
            </span>
          </>
        )}
      </p>
      {hint && (
        <div class="hint-buttons">
          {onFollow && (
            <Button look="main" onClick={onFollow}>
              {t('hints.follow')}
            </Button>
          )}
          <Button icon="close" label={t('common.dismiss')} onClick={onClose} />
        </div>
      )}
    </section>
  );
}

/** How likely the game is won, if its CPUs can tell; '' otherwise. */
function chancesText({ chances }: Hint): string {
  if (!chances) return '';
  const after = percent(chances.after);
  const otherwise = chances.otherwise === undefined ? after : percent(chances.otherwise);
  return otherwise === after ? t('hints.chance', { after }) : t('hints.chances', { after, otherwise });
}
