import { TURN_TIMES, type TurnTime } from '@landfall/shared/protocol/room.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { t } from '../i18n/i18n.ts';
import type { TableLink } from '../lobby/people-dialog.tsx';
import '../lobby/cpu.css';

interface TurnTimeProps {
  connection: TableLink;
  state: TableState;
}

/** How long everybody has for a decision, for the host to change at any time and everybody else to read. */
export function TurnTimeChoice({ connection, state }: TurnTimeProps) {
  const { cpus, turnTime, host } = state;
  if (!cpus) return null;
  if (host !== connection.person.value)
    return (
      <p class="absence">
        <small>
          {t('clock.time')}: {timeText(turnTime)}
        </small>
      </p>
    );
  const choose = (seconds: string) => void connection.request('configure', { turnTime: Number(seconds) as TurnTime });
  return (
    <label class="absence" title={t('clock.explain')}>
      <span>{t('clock.time')}</span>
      <select class="cpu-select" value={String(turnTime)} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {TURN_TIMES.map((seconds) => (
          <option key={seconds} value={String(seconds)}>
            {timeText(seconds)}
          </option>
        ))}
      </select>
      {turnTime > 0 && <small>{t('clock.explain')}</small>}
    </label>
  );
}

function timeText(seconds: number): string {
  if (seconds === 0) return t('clock.none');
  return seconds < 60 ? t('clock.seconds', { n: seconds }) : t('clock.minutes', { n: seconds / 60 });
}
