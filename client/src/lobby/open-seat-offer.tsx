import type { Seat } from '@landfall/shared/engine/game.ts';
import { useSignal } from '@preact/signals';
import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import type { LobbyProps } from './lobby.tsx';
import { Notice } from './table-notice.tsx';
import { useDeclined } from './use-declined.ts';

/** Offers somebody who only watches a running game a seat that a player has left, or that a CPU plays. */
export function OpenSeatOffer(props: LobbyProps) {
  const { connection, state } = props;
  const dismissed = useSignal<Seat | null>(null);
  const tookBack = useDeclined(connection);
  const open = state.seats.findIndex(({ person, cpu }) => person === 0 && cpu === '');
  const seat = open >= 0 ? open : state.seats.findIndex(({ person }) => person === 0);
  const wanted = state.people[connection.person.value]?.wants ?? -1;
  if (connection.seat.value !== null) return null;
  if (wanted >= 0 && open < 0) return <Asked {...props} seat={wanted} onTakeBack={tookBack} />;
  if (seat < 0 || dismissed.value === seat) return null;
  const isAsked = open < 0 && !connection.isHost.value;
  return (
    <Notice text={t(open >= 0 ? 'lobby.seatFree' : 'cpu.seatTaken', { seat: seat + 1 })} role="status" isOffer>
      <Button look="main" class="button-small" onClick={() => void connection.request('sit', { seat })}>
        {isAsked ? t('lobby.seatAsk') : t('lobby.seatTake')}
      </Button>
      <Button
        look="quiet"
        icon="close"
        label={t('common.close')}
        onClick={() => {
          dismissed.value = seat;
        }}
      />
    </Notice>
  );
}

function Asked({ connection, state, seat, onTakeBack }: LobbyProps & { seat: Seat; onTakeBack: () => void }) {
  const host = state.people[state.host]?.name ?? '';
  return (
    <Notice text={t('lobby.seatAsked', { seat: seat + 1, host })} role="status" isOffer>
      <Button
        class="button-small"
        onClick={() => {
          onTakeBack();
          void connection.request('sit', { seat });
        }}
      >
        {t('lobby.swapCancel')}
      </Button>
    </Notice>
  );
}
