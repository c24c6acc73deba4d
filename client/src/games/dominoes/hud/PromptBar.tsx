import type { ComponentChildren } from 'preact';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import type { Aim } from '../model/aim.ts';
import { prompt, promptOfReplay } from '../model/prompt.ts';
import { isMyTurn, mustGetReady, type Seen, stageOf } from '../model/seen.ts';
import './styles/prompt.css';

interface PromptBarProps {
  seen: Seen;
  aim: Aim;
  /** An action of this person is on its way. */
  sending: boolean;
  /** The round is seen again. */
  replay?: boolean;
  /** How much time is left, where there is a limit. */
  clock?: ComponentChildren;
  onGoOn(): void;
  onShowRound(): void;
}

/** The line that says whose decision is awaited and what it is, with the buttons that belong to it. */
export function PromptBar({ seen, aim, sending, replay, clock, onGoOn, onShowRound }: PromptBarProps) {
  return (
    <div class={`domino-prompt ${isMyTurn(seen) || mustGetReady(seen) ? 'domino-prompt-mine' : ''}`}>
      <p role="status" aria-live="polite">
        {sending ? t('dominoes.prompt.sending') : replay ? promptOfReplay(seen) : prompt(seen, aim)}
      </p>
      {clock}
      <div class="domino-prompt-buttons">
        {stageOf(seen.table) !== 'playing' && <Button onClick={onShowRound}>{t('dominoes.round.show')}</Button>}
        <GoOn seen={seen} onGoOn={onGoOn} />
      </div>
    </div>
  );
}

/** The button of whatever is to be done without a tile. */
function GoOn({ seen: { legal }, onGoOn }: Pick<PromptBarProps, 'seen' | 'onGoOn'>) {
  const kind = legal[0]?.type;
  if (kind !== 'draw' && kind !== 'pass' && kind !== 'ready') return null;
  return (
    <Button look="main" class="domino-go-on" onClick={onGoOn}>
      {t(`dominoes.buttons.${kind}`)}
    </Button>
  );
}
