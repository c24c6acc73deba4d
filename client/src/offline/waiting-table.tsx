import { showCode } from '@landfall/shared/protocol/invite.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/i18n.ts';
import { api } from '../net/api.ts';
import { onWake } from '../net/wake.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { backToTable } from './way-back.ts';

/** How often it is asked whether the server is back. */
const LOOK_MS = 10_000;

/** The way back to the table that was left while the server was away, and whether it answers again. */
export function WaitingTable({ code }: { code: string }) {
  const isBack = useSignal(false);
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const { ok } = await api.table(code);
      if (ok && !isBack.peek()) announce(t('offline.serverBack'));
      isBack.value = ok;
    };
    const timer = setInterval(look, LOOK_MS);
    const stopWaking = onWake(() => void look());
    return () => {
      clearInterval(timer);
      stopWaking();
    };
  }, [code]);
  return (
    <section class="offline-bar" aria-label={t('offline.tableWaits')}>
      <Icon name={isBack.value ? 'check' : 'offline'} />
      <span>
        {isBack.value ? t('offline.serverBack') : t('offline.tableWaits')} <small>{showCode(code)}</small>
      </span>
      <Button class="button-small" look={isBack.value ? 'main' : 'normal'} onClick={backToTable}>
        {t('offline.toTable')}
      </Button>
    </section>
  );
}
