import type { TableSummary } from '@landfall/shared/protocol/http.ts';
import { showCode } from '@landfall/shared/protocol/invite.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameName } from '../../i18n/game-text.ts';
import { t } from '../../i18n/i18n.ts';
import { list } from '../../i18n/list.ts';
import { api } from '../../net/api.ts';
import { Button } from '../../ui/button.tsx';

const REFRESH_MS = 8_000;

/** Tables that anybody may join, kept fresh while somebody looks. */
export function OpenTables({ onCode }: { onCode: (code: string) => void }) {
  const tables = useSignal<readonly TableSummary[] | null>(null);
  const failed = useSignal(false);

  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await api.tables();
      failed.value = !answer.ok;
      if (answer.ok) tables.value = answer.value.tables;
    };
    void look();
    const timer = setInterval(look, REFRESH_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return (
    <section class="panel">
      <h2>{t('home.open')}</h2>
      {failed.value && <p role="alert">{t('home.openFailed')}</p>}
      {!tables.value && !failed.value && <p>{t('common.loading')}</p>}
      {tables.value?.length === 0 && <p class="home-quiet">{t('home.openNone')}</p>}
      <ul class="table-list">
        {tables.value?.map(({ code, game, people, open }) => (
          <li key={code}>
            <div>
              <strong>{gameName(game)}</strong>
              <small>
                {people.length ? t('home.openWith', { names: list(people) }) : t('home.openEmpty')} ·{' '}
                {t('home.openSeats', { n: open })}
              </small>
            </div>
            <Button
              class="button-small"
              label={
                people.length
                  ? t('home.enter', { names: list(people) })
                  : t('home.enterEmpty', { game: gameName(game), code: showCode(code) })
              }
              onClick={() => onCode(code)}
            >
              {t('home.joinButton')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
