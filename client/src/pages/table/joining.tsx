import { t } from '../../i18n/i18n.ts';
import type { TableConnection } from '../../net/connection.ts';
import { isOnline } from '../../net/network.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { PlayMeanwhile } from './play-meanwhile.tsx';

/** On the way in, before there is anything to show. */
export function Joining({ connection }: { connection: TableConnection }) {
  const stuck = connection.failures.value > 0;
  return (
    <Page>
      <Notice icon="island" title={t('status.joining')} text={stuck ? t(whyKey(connection)) : undefined}>
        {stuck && <Button onClick={() => connection.resume()}>{t('status.tryNow')}</Button>}
        <PlayMeanwhile connection={connection} />
      </Notice>
    </Page>
  );
}

function whyKey({ restarting, crowded }: TableConnection) {
  if (!isOnline.value) return 'status.offline';
  if (crowded.value) return 'status.crowded';
  return restarting.value ? 'status.restarting' : 'status.reconnectingLong';
}
