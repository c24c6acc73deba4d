import type { TableState } from '@landfall/shared/protocol/state.ts';
import { t } from '../i18n/i18n.ts';
import { Switch } from '../ui/switch.tsx';
import type { TableLink } from './people-dialog.tsx';

interface HintsSwitchProps {
  connection: TableLink;
  state: TableState;
}

/** Whether people may ask what to do, for the host to change and everybody else to read. */
export function HintsSwitch({ connection, state }: HintsSwitchProps) {
  if (!state.cpus) return null;
  if (state.host !== connection.person.value)
    return (
      <p class="absence">
        <small>{state.hints ? t('hints.on') : t('hints.off')}</small>
      </p>
    );
  return (
    <Switch
      label={t('hints.setting')}
      hint={t('hints.settingExplain')}
      on={state.hints}
      onChange={(hints) => void connection.request('configure', { hints })}
    />
  );
}
