import type { TableState } from '@landfall/shared/protocol/state.ts';
import { t } from '../i18n/i18n.ts';
import { Switch } from '../ui/switch.tsx';
import type { TableLink } from './people-dialog.tsx';

interface WatchingProps {
  connection: TableLink;
  state: TableState;
}

/** Whether people without a seat may look on, for the host to change and everybody else to read. */
export function Watching({ connection, state }: WatchingProps) {
  const { watching, host } = state;
  if (host !== connection.person.value)
    return (
      <p class="absence">
        <small>{watching ? t('lobby.watchingOn') : t('lobby.watchingOff')}</small>
      </p>
    );
  return (
    <Switch
      label={t('lobby.mayWatch')}
      hint={t('lobby.mayWatchHint')}
      on={watching}
      onChange={(on) => void connection.request('configure', { watching: on })}
    />
  );
}
