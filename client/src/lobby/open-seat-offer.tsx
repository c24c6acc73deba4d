import { useSignal } from '@preact/signals';
import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import type { LobbyProps } from './lobby.tsx';

/** Offers somebody who only watches a running game a seat that a player has left, or that a CPU plays. */
export function OpenSeatOffer({ connection, state }: LobbyProps) {
  const declined = useSignal<number | null>(null);
  const open = state.seats.findIndex(({ person, cpu }) => person === 0 && cpu === '');
  const seat = open >= 0 ? open : state.seats.findIndex(({ person }) => person === 0);
  if (seat < 0 || connection.seat.value !== null || declined.value === seat) return null;
  return (
    <section class="open-seat-offer" role="status">
      <span>{t(open >= 0 ? 'lobby.seatFree' : 'cpu.seatTaken', { seat: seat + 1 })}</span>
      <Button look="main" class="button-small" onClick={() => void connection.request('sit', { seat })}>
        {t('lobby.seatTake')}
      </Button>
      <Button
        look="quiet"
        icon="close"
        label={t('common.close')}
        onClick={() => {
          declined.value = seat;
        }}
      />
    </section>
  );
}
