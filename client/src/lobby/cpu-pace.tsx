import { PACES, type Pace } from '@landfall/shared/protocol/room.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { t } from '../i18n/i18n.ts';
import type { TableLink } from './people-dialog.tsx';
import './cpu.css';

interface CpuPaceProps {
  connection: TableLink;
  state: TableState;
}

/** How fast the CPUs of the table play, for the host to change at any time and everybody else to read. */
export function CpuPace({ connection, state }: CpuPaceProps) {
  const { cpus, pace, host } = state;
  if (!cpus) return null;
  if (host !== connection.person.value)
    return (
      <p class="absence">
        <small>
          {t('cpu.pace')}: {t(`cpu.paces.${pace}`)}
        </small>
      </p>
    );
  return (
    <label class="absence">
      <span>{t('cpu.pace')}</span>
      <select
        class="cpu-select"
        value={pace}
        onChange={({ currentTarget }) => void connection.request('configure', { pace: currentTarget.value as Pace })}
      >
        {PACES.map((one) => (
          <option key={one} value={one}>
            {t(`cpu.paces.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
