import type { TableState } from '@landfall/shared/protocol/state.ts';
import { t } from '../i18n/i18n.ts';
import { CopyButton } from '../ui/copy-button.tsx';

/** So many digits are enough to compare two seals by eye. */
const SHOWN = 8;

/** What the server has committed itself to for this round, before its end tells the seed; with what that means, on demand. */
export function Seal({ state: { phase, commitment, known, seeded, daily } }: { state: TableState }) {
  if (phase === 'lobby' || !commitment) return null;
  const why = known || (daily !== '' ? 'daily' : seeded ? 'chosen' : null);
  return (
    <>
      {why && <p class="people-known">{t(`lobby.known.${why}`)}</p>}
      <details class="people-seal">
        <summary>
          {t('lobby.seal')}{' '}
          <code title={commitment} translate={false}>
            {commitment.slice(0, SHOWN)}…
          </code>
        </summary>
        <p>{why ? t('lobby.sealShown') : `${t('lobby.sealFixed')} ${t('lobby.sealShown')}`}</p>
        <CopyButton text={commitment} look="quiet">
          {t('lobby.copySeal')}
        </CopyButton>
      </details>
    </>
  );
}
