import type { TableSummary } from '@landfall/shared/protocol/http.ts';
import { showCode } from '@landfall/shared/protocol/invite.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameName } from '../../i18n/game-text.ts';
import { t } from '../../i18n/i18n.ts';
import { list } from '../../i18n/list.ts';
import { api } from '../../net/api.ts';
import { tablesJoined } from '../../net/identity.ts';
import { Link, tablePath } from '../../router.tsx';

const SHOWN = 4;

/** The way back to tables this browser already has a place at. */
export function YourTables() {
  const tables = useSignal<readonly TableSummary[]>([]);

  useEffect(() => {
    for (const code of tablesJoined().slice(0, SHOWN))
      void api.table(code).then((answer) => {
        if (answer.ok) tables.value = [...tables.value, answer.value];
      });
  }, []);

  if (tables.value.length === 0) return null;
  return (
    <nav class="your-tables" aria-label={t('home.again')}>
      <h2>{t('home.again')}</h2>
      <ul>
        {tables.value.map(({ code, game, people }) => (
          <li key={code}>
            <Link to={tablePath(code)}>
              <strong>{t('home.againEnter', { code: showCode(code) })}</strong>
              <small>
                {gameName(game)} · {list(people) || t('home.openEmpty')}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
