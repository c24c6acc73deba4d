import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import type { Adviser } from './Adviser.ts';

/** The key that asks for a hint. */
export const HINT_KEY = 'h';

interface HintButtonProps {
  adviser: Adviser;
  onAsk(): void;
  class?: string;
}

/** Asks for a hint, where there are some. */
export function HintButton({ adviser, onAsk, class: extra = '' }: HintButtonProps) {
  if (!adviser.isOffered.value) return null;
  const isThinking = adviser.isThinking.value;
  return (
    <Button
      class={`hint-button ${extra}`}
      icon="hint"
      label={isThinking ? t('hints.thinking') : t('hints.ask')}
      aria-keyshortcuts={HINT_KEY}
      aria-busy={isThinking}
      aria-disabled={isThinking}
      onClick={onAsk}
    />
  );
}
