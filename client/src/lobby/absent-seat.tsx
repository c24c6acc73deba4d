import type { Seat } from '@landfall/shared/engine/game.ts';
import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import type { LobbyProps } from './lobby.tsx';

/** For the host: what becomes of the seat of somebody who is away when the game is to begin. */
export function AbsentSeat({ connection, state, seat }: LobbyProps & { seat: Seat }) {
  const { person, cpu } = state.seats[seat]!;
  const who = state.people[person];
  if (!connection.isHost.value || who?.connection !== 'away') return null;
  const fill = (level: 'medium' | '') => void connection.request('fill', { seat, level });
  return (
    <p class="seat-offer">
      <span>{cpu === '' ? t('lobby.isAway', { name: who.name }) : t('lobby.cpuUntilBack', { name: who.name })}</span>
      <span class="seat-offer-actions">
        {state.cpus && (
          <Button class="button-small" onClick={() => fill(cpu === '' ? 'medium' : '')}>
            {cpu === '' ? t('lobby.letCpuPlay') : t('lobby.waitFor', { name: who.name })}
          </Button>
        )}
        <Button class="button-small" onClick={() => void connection.request('free', { person })}>
          {t('lobby.openSeat')}
        </Button>
      </span>
    </p>
  );
}
