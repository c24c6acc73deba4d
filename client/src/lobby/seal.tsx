import type { TableState } from '@landfall/shared/protocol/state.ts';
import { t } from '../i18n/i18n.ts';
import { CopyButton } from '../ui/copy-button.tsx';

/** So many digits are enough to compare two seals by eye. */
const SHOWN = 8;

/** What the server has committed itself to for this round, before its end tells the seed. */
export function Seal({ state: { phase, commitment } }: { state: TableState }) {
  if (phase === 'lobby' || !commitment) return null;
  return (
    <div class="people-seal">
      <small title={t('lobby.sealHelp')}>
        {t('lobby.seal')}{' '}
        <code title={commitment} translate={false}>
          {commitment.slice(0, SHOWN)}…
        </code>
      </small>
      <CopyButton text={commitment} look="quiet">
        {t('lobby.copySeal')}
      </CopyButton>
    </div>
  );
}
