import { useSignal } from '@preact/signals';
import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import type { LobbyProps } from './lobby.tsx';

/** Offers somebody who only watches a running game the seat that a player has left. */
export function OpenSeatOffer({ connection, state }: LobbyProps) {
  const declined = useSignal<number | null>(null);
  const seat = state.seats.findIndex(({ person }) => person === 0);
  if (seat < 0 || connection.seat.value !== null || declined.value === seat) return null;
  return (
    <section class="open-seat-offer" role="status">
      <span>{t('lobby.seatFree', { seat: seat + 1 })}</span>
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
