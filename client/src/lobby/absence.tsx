import type { TableState } from '@landfall/shared/protocol/state.ts';
import { t } from '../i18n/i18n.ts';
import type { TableLink } from './people-dialog.tsx';
import './cpu.css';

/** In seconds; 0 is never. */
const CHOICES = [0, 30, 60, 120, 300] as const;

interface AbsenceProps {
  connection: TableLink;
  state: TableState;
}

/** What happens when somebody is away, for the host to change and everybody else to read. */
export function Absence({ connection, state }: AbsenceProps) {
  if (!state.cpus) return null;
  const { absence } = state;
  if (state.host !== connection.person.value)
    return (
      <p class="absence">
        <small>
          {t('cpu.absence')}: {absenceText(absence)}
        </small>
      </p>
    );
  const values = CHOICES.some((seconds) => seconds === absence) ? CHOICES : [absence, ...CHOICES];
  return (
    <label class="absence">
      <span>{t('cpu.absence')}</span>
      <select
        class="cpu-select"
        value={String(absence)}
        onChange={({ currentTarget }) => void connection.request('configure', { absence: Number(currentTarget.value) })}
      >
        {values.map((seconds) => (
          <option key={seconds} value={String(seconds)}>
            {absenceText(seconds)}
          </option>
        ))}
      </select>
    </label>
  );
}

const absenceText = (seconds: number): string =>
  seconds === 0 ? t('cpu.absenceNever') : t('cpu.absenceAfter', { seconds });
