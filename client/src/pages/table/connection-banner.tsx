import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/i18n.ts';
import type { TableConnection } from '../../net/connection.ts';
import { isOnline } from '../../net/network.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TopLayer } from '../../ui/top-layer.tsx';
import { isLost, PlayMeanwhile } from './play-meanwhile.tsx';
import './connection-banner.css';

/** A loss that is over this soon is not worth a word. */
const UNNOTICED_MS = 700;

/** Says that the connection is lost for as long as it is; the page below shows what was known last. */
export function ConnectionBanner({ connection }: { connection: TableConnection }) {
  const lost = connection.status.value === 'reconnecting';
  const shown = useSignal(false);

  useEffect(() => {
    if (!lost) return;
    const timer = setTimeout(() => {
      shown.value = true;
    }, UNNOTICED_MS);
    return () => {
      clearTimeout(timer);
      if (shown.peek() && connection.status.peek() === 'online') announce(t('status.back'));
      shown.value = false;
    };
  }, [lost]);

  if (!shown.value) return null;
  return (
    <TopLayer>
      <div class="connection-banner" popover="manual" role="alert">
        <Icon name="offline" />
        <span>{t(textKey(connection))}</span>
        <Button class="button-small" onClick={() => connection.resume()}>
          {t('status.tryNow')}
        </Button>
        <PlayMeanwhile connection={connection} />
      </div>
    </TopLayer>
  );
}

function textKey(connection: TableConnection) {
  if (!isOnline.value) return 'status.offline';
  if (connection.restarting.value) return 'status.restarting';
  if (connection.crowded.value) return 'status.crowded';
  return isLost(connection) ? 'status.reconnectingLong' : 'status.reconnecting';
}
