import { useSignal } from '@preact/signals';
import { t } from '../../i18n/i18n.ts';
import { refusalText } from '../../i18n/refusal-text.ts';
import type { TableConnection } from '../../net/connection.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';

interface MoveHereProps {
  connection: TableConnection;
  seatKey: string;
  /** The key has been used, or is not to be. */
  onDone: () => void;
}

/** Asks before a link moves a seat here, because the device it was on is out of the game then. */
export function MoveHere({ connection, seatKey, onDone }: MoveHereProps) {
  const busy = useSignal(false);
  const error = useSignal<string | null>(seatKey === '' ? refusalText('noSuchKey') : null);
  const move = async () => {
    busy.value = true;
    const problem = await connection.takeOver(seatKey);
    busy.value = false;
    if (problem) error.value = refusalText(problem.error, problem.problem);
    else onDone();
  };
  return (
    <Page title={t('device.moveTitle')}>
      <Notice icon="link" title={t('device.moveTitle')} text={t('device.moveText')}>
        {error.value && (
          <p class="notice-error" role="alert">
            {error.value}
          </p>
        )}
        {seatKey !== '' && (
          <Button look="main" disabled={busy.value} onClick={() => void move()}>
            {busy.value ? t('common.loading') : t('status.continueHere')}
          </Button>
        )}
        <Button onClick={onDone}>{t('device.notNow')}</Button>
      </Notice>
    </Page>
  );
}
