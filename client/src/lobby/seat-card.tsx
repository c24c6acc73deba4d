import type { Seat } from '@landfall/shared/engine/game.ts';
import { isReady, seatsOf } from '@landfall/shared/protocol/seats.ts';
import type { PersonState, TableState } from '@landfall/shared/protocol/state.ts';
import { GAME_LOBBIES } from '../games/registry.ts';
import { t } from '../i18n/i18n.ts';
import type { TableConnection } from '../net/connection.ts';
import { offerOf } from '../setup/games.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { AbsentSeat } from './absent-seat.tsx';
import { CpuLevel } from './cpu-level.tsx';
import { InviteButton } from './invite.tsx';
import { lastLevel } from './last-level.ts';
import type { LobbyProps } from './lobby.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SeatChoices } from './seat-choices.tsx';
import { SeatLinkButton } from './seat-link-button.tsx';
import { AskAfter } from './still-there.tsx';

interface SeatCardProps extends LobbyProps {
  seat: Seat;
}

export function SeatCard(props: SeatCardProps) {
  const { state, seat } = props;
  const sitter = state.people[state.seats[seat]!.person];
  if (sitter) return <TakenSeat {...props} sitter={sitter} />;
  return state.seats[seat]!.cpu === '' ? <OpenSeat {...props} /> : <CpuSeat {...props} />;
}

function OpenSeat({ connection, state, seat }: SeatCardProps) {
  const firstOpen = state.seats.findIndex(({ person, cpu }) => person === 0 && cpu === '');
  return (
    <li class="seat seat-open">
      <span class="seat-number" aria-hidden="true">
        {seat + 1}
      </span>
      <div class="seat-who">
        <strong>{t('lobby.open')}</strong>
        <small>{t('lobby.seat', { seat: seat + 1 })}</small>
      </div>
      <div class="seat-actions">
        {seat === firstOpen && <InviteButton state={state} />}
        {state.cpus && connection.isHost.value && (
          <Button
            class="button-small"
            label={t('cpu.addAt', { seat: seat + 1 })}
            onClick={() => void connection.request('fill', { seat, level: lastLevel() })}
          >
            {t('cpu.add')}
          </Button>
        )}
        <SitToo connection={connection} state={state} seat={seat} />
        <Button
          class="button-small"
          look={connection.seat.value === null ? 'main' : 'quiet'}
          label={t('lobby.sitAt', { seat: seat + 1 })}
          onClick={() => sit(connection, seat)}
        >
          {t('lobby.sit')}
        </Button>
      </div>
    </li>
  );
}

/** Where no seat knows what another does not, one person may play several. */
function SitToo({ connection, state, seat }: SeatCardProps) {
  if (connection.seat.value === null || !offerOf(state.game)?.open) return null;
  return (
    <Button
      class="button-small"
      label={t('lobby.sitTooAt', { seat: seat + 1 })}
      onClick={() => void connection.request('sit', { seat, also: true })}
    >
      {t('lobby.sitToo')}
    </Button>
  );
}

/** A seat that a CPU will play, unless somebody sits down on it. */
function CpuSeat({ connection, state, seat }: SeatCardProps) {
  return (
    <li class="seat">
      <Portrait state={state} seat={seat} />
      <div class="seat-who">
        <strong>{t('cpu.name', { seat: seat + 1 })}</strong>
        <CpuLevel connection={connection} state={state} seat={seat} />
      </div>
      <div class="seat-actions">
        {connection.isHost.value && (
          <Button
            look="quiet"
            icon="close"
            label={t('cpu.removeAt', { seat: seat + 1 })}
            onClick={() => void connection.request('fill', { seat, level: '' })}
          />
        )}
        <Button
          class="button-small"
          look="quiet"
          label={t('lobby.sitAt', { seat: seat + 1 })}
          onClick={() => sit(connection, seat)}
        >
          {t('lobby.sit')}
        </Button>
      </div>
    </li>
  );
}

function TakenSeat(props: SeatCardProps & { sitter: PersonState }) {
  const { connection, state, seat, sitter } = props;
  const { person } = state.seats[seat]!;
  const isMe = person === connection.person.value;
  const isOneOfSeveral = isMe && seatsOf(state, person).length > 1;
  const wantsMine = state.seats[sitter.wants]?.person === connection.person.value;
  return (
    <li class={`seat ${isMe ? 'seat-mine' : ''} ${sitter.connection === 'away' ? 'is-away' : ''}`}>
      <Portrait state={state} seat={seat} />
      <div class="seat-who">
        <strong>
          <span class="seat-name">{sitter.name}</span>
          {isMe && <span class="badge">{t('common.you')}</span>}
          {person === state.host && (
            <span class="badge badge-host">
              <Icon name="host" size={14} /> {t('lobby.host')}
            </span>
          )}
        </strong>
        <SeatState sitter={sitter} isHost={person === state.host} seat={seat} />
        {isOffered(connection, state, seat) && <small>{t('lobby.swapOffered')}</small>}
      </div>
      <div class="seat-actions">
        {isMe ? (
          <Button
            look="quiet"
            class="button-small"
            label={isOneOfSeveral ? t('lobby.standAt', { seat: seat + 1 }) : undefined}
            onClick={() => void connection.request('stand', isOneOfSeveral ? { seat } : {})}
          >
            {t('lobby.stand')}
          </Button>
        ) : (
          connection.seat.value !== null && !wantsMine && <SwapButton {...props} />
        )}
        <AskAfter connection={connection} person={person} name={sitter.name} />
        {sitter.connection !== 'online' && (
          <SeatLinkButton connection={connection} person={person} name={sitter.name} />
        )}
        <PersonMenu connection={connection} person={person} name={sitter.name} />
      </div>
      <SeatChoices {...props} name={sitter.name} isMe={isMe} />
      <AbsentSeat connection={connection} state={state} seat={seat} />
      {wantsMine && (
        <p class="seat-offer">
          <span>{t('lobby.swapWanted', { name: sitter.name })}</span>
          <Button look="main" class="button-small" onClick={() => sit(connection, seat)}>
            {t('lobby.swapAccept')}
          </Button>
        </p>
      )}
    </li>
  );
}

/** Who somebody will be in the game, where that is chosen; the number of the seat otherwise. */
function Portrait({ state, seat }: { state: TableState; seat: Seat }) {
  const game = GAME_LOBBIES[state.game];
  const pictures = Object.entries(state.seats[seat]!.choices)
    .filter(([option]) => game?.asksSeat?.(option, state.options) ?? true)
    .map(([option, value]) => game?.picture?.(option, value));
  return (
    <span class="seat-number" aria-hidden="true">
      {pictures.find(Boolean) ?? seat + 1}
    </span>
  );
}

function SeatState({ sitter, isHost, seat }: { sitter: PersonState; isHost: boolean; seat: Seat }) {
  const isSet = isReady(sitter);
  const readiness = isSet ? t('lobby.ready') : isHost ? t('lobby.seat', { seat: seat + 1 }) : t('lobby.notReady');
  return (
    <small class={isSet ? 'seat-ready' : ''}>
      {isSet && <Icon name="check" size={15} />}
      {readiness}
      <span class={`presence presence-${sitter.connection}`}>{t(`status.${sitter.connection}`)}</span>
    </small>
  );
}

function SwapButton({ connection, state, seat, sitter }: SeatCardProps & { sitter: PersonState }) {
  const own = connection.seat.value ?? -1;
  const offered = isOffered(connection, state, seat);
  return (
    <Button
      class="button-small"
      look={offered ? 'quiet' : 'normal'}
      label={
        offered ? `${t('lobby.swapOffered')} ${t('lobby.swapCancel')}` : t('lobby.swapWith', { name: sitter.name })
      }
      onClick={() => sit(connection, offered ? own : seat)}
    >
      {offered ? t('lobby.swapCancel') : t('lobby.swap')}
    </Button>
  );
}

/** Whether one has offered whoever sits there to swap. */
const isOffered = ({ person }: TableConnection, { people }: TableState, seat: Seat): boolean =>
  people[person.value]?.wants === seat;

/** On one's own seat this takes back an offer to swap. */
function sit(connection: TableConnection, seat: Seat): void {
  void connection.request('sit', { seat });
}
