import { type BotLevel, LEVELS } from '@landfall/shared/engine/bot.ts';
import type { Seat } from '@landfall/shared/engine/game.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { t } from '../i18n/i18n.ts';
import { rememberLevel } from './last-level.ts';
import type { TableLink } from './people-dialog.tsx';
import './cpu.css';

interface CpuLevelProps {
  connection: TableLink;
  state: TableState;
  seat: Seat;
  /** What the seat is without a CPU, to offer that too. */
  without?: string;
}

/** Which CPU plays a seat, for the host to change and everybody else to read. */
export function CpuLevel({ connection, state, seat, without }: CpuLevelProps) {
  const { cpu } = state.seats[seat]!;
  if (state.host !== connection.person.value) return cpu === '' ? null : <small>{cpuTitle(cpu)}</small>;
  const fill = (level: BotLevel | '') => {
    if (level !== '') rememberLevel(level);
    void connection.request('fill', { seat, level });
  };
  return (
    <select
      class="cpu-select"
      aria-label={t('cpu.whoPlays', { seat: seat + 1 })}
      value={cpu}
      onChange={({ currentTarget }) => fill(currentTarget.value as BotLevel | '')}
    >
      {without !== undefined && <option value="">{without}</option>}
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {cpuTitle(level)}
        </option>
      ))}
    </select>
  );
}

export const cpuTitle = (level: BotLevel): string => t('cpu.withLevel', { level: t(`cpu.level.${level}`) });
