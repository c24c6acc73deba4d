import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import type { TableLink } from './people-dialog.tsx';

/** For the host: whom they have sent away, and the way to undo it. */
export function SentAway({ connection }: { connection: TableLink }) {
  const state = connection.state.value;
  const away = Object.entries(state?.sentAway ?? {});
  if (away.length === 0 || state?.host !== connection.person.value) return null;
  return (
    <div class="watchers">
      <h3>{t('lobby.sentAway')}</h3>
      <ul>
        {away.map(([person, name]) => (
          <li key={person}>
            <span>{name}</span>
            <Button
              look="quiet"
              class="button-small"
              label={t('lobby.letBackName', { name })}
              onClick={() => void connection.request('letBack', { person: Number(person) })}
            >
              {t('lobby.letBack')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
