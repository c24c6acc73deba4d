import type { Seat } from '@landfall/shared/engine/game.ts';
import { showCode } from '@landfall/shared/protocol/invite.ts';
import type { PersonState, TableState } from '@landfall/shared/protocol/state.ts';
import { TurnTimeChoice } from '../clock/turn-time.tsx';
import type { OfflineTable } from '../games/registry.ts';
import { t } from '../i18n/i18n.ts';
import type { TableConnection } from '../net/connection.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Absence } from './absence.tsx';
import { CpuLevel } from './cpu-level.tsx';
import { CpuPace } from './cpu-pace.tsx';
import { HintsSwitch } from './hints-switch.tsx';
import { InviteButton } from './invite.tsx';
import { PersonMenu } from './person-menu.tsx';
import { watchers } from './readiness.ts';
import { Seal } from './seal.tsx';
import { SeatLinkButton } from './seat-link-button.tsx';
import { SentAway } from './sent-away.tsx';
import { sitterAt } from './sitter.ts';
import { AskAfter } from './still-there.tsx';
import { Watching } from './watching.tsx';
import './people-dialog.css';

/** What the windows about a table need of it, in the lobby and in any game. */
export type TableLink = Pick<TableConnection, 'state' | 'person' | 'request'> & {
  /** Only where a game is seen again, and nothing can be done at the table. */
  past?: unknown;
  /** Only where the game is played in this page alone. */
  offline?: OfflineTable;
};

interface PeopleDialogProps {
  connection: TableLink;
  onClose: () => void;
}

/** Who sits where and who watches, the way to send somebody away, and the invitation. */
export function PeopleDialog({ connection, onClose }: PeopleDialogProps) {
  const state = connection.state.value;
  if (!state) return null;
  return (
    <Dialog title={t('lobby.people')} onClose={onClose}>
      <ul class="people">
        {state.seats.map(({ person }, seat) => (
          <Place key={`seat ${seat}`} connection={connection} state={state} person={person} seat={seat}>
            {t('lobby.seat', { seat: seat + 1 })}
          </Place>
        ))}
        {watchers(state).map(({ person }) => (
          <Place key={person} connection={connection} state={state} person={person}>
            {t('lobby.watches')}
          </Place>
        ))}
      </ul>
      <SentAway connection={connection} />
      <CpuPace connection={connection} state={state} />
      <Watching connection={connection} state={state} />
      <TurnTimeChoice connection={connection} state={state} />
      <Absence connection={connection} state={state} />
      <HintsSwitch connection={connection} state={state} />
      <div class="people-invite">
        <span>
          <small>{t('lobby.code')}</small> <strong translate={false}>{showCode(state.code)}</strong>
        </span>
        <InviteButton state={state} />
      </div>
      <Seal state={state} />
    </Dialog>
  );
}

interface PlaceProps {
  connection: TableLink;
  state: TableState;
  person: number;
  seat?: Seat;
  children: string;
}

/** One person and where they are; an open seat when there is none. */
function Place({ connection, state, person, seat = -1, children: where }: PlaceProps) {
  const cpu = state.seats[seat]?.cpu ?? '';
  const who: PersonState | undefined = state.people[person];
  if (!who)
    return (
      <li>
        <div class="people-who">
          <span class="people-name">{cpu === '' ? t('lobby.open') : sitterAt(state, seat).name}</span>
          <small>{where}</small>
          <PlayedBy connection={connection} state={state} seat={seat} without={t('cpu.nobody')} />
        </div>
      </li>
    );
  return (
    <li class={who.connection === 'away' ? 'is-away' : ''}>
      <div class="people-who">
        <span class="people-name">
          {who.name}
          {person === connection.person.value && <span class="badge">{t('common.you')}</span>}
          {person === state.host && (
            <span class="badge badge-host">
              <Icon name="host" size={14} /> {t('lobby.host')}
            </span>
          )}
        </span>
        <small>
          {where}
          <span class={`presence presence-${who.connection}`}>{t(`status.${who.connection}`)}</span>
        </small>
        <div class="people-now">
          {seat >= 0 && <PlayedBy connection={connection} state={state} seat={seat} without={who.name} />}
          <AskAfter connection={connection} person={person} name={who.name} />
        </div>
      </div>
      <div class="people-actions">
        {seat >= 0 && (
          <SeatLinkButton connection={connection} person={person} name={who.name}>
            {t('device.link')}
          </SeatLinkButton>
        )}
        <PersonMenu connection={connection} person={person} name={who.name}>
          {t('lobby.kick')}
        </PersonMenu>
      </div>
    </li>
  );
}

/** While playing, a seat can be given to a CPU and back. */
function PlayedBy(props: { connection: TableLink; state: TableState; seat: Seat; without: string }) {
  const { phase, cpus } = props.state;
  return cpus && phase === 'playing' ? <CpuLevel {...props} /> : null;
}
