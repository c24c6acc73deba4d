import { seatsOf, withSay } from '@landfall/shared/protocol/seats.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useSize } from '../board/useSize.ts';
import { minutes } from '../clock/minutes.ts';
import { useCountdown } from '../clock/use-countdown.ts';
import { t } from '../i18n/i18n.ts';
import { list } from '../i18n/list.ts';
import { Button } from '../ui/button.tsx';
import { useOpen } from '../ui/use-open.ts';
import { Broken, Stuck } from './cannot-go-on.tsx';
import { CpuSays } from './cpu-says.tsx';
import { EndDialog } from './end-dialog.tsx';
import type { LobbyProps } from './lobby.tsx';
import { OpenSeatOffer } from './open-seat-offer.tsx';
import { AskedNotice, isAsked } from './still-there.tsx';
import { Notice } from './table-notice.tsx';
import { Wishes } from './wishes.tsx';

/** What everybody at a running game should know besides the game, each with what can be done about it. */
export function TableNotices(props: LobbyProps) {
  const { state } = props;
  const box = useRef<HTMLDivElement>(null);
  const { height } = useSize(box);
  useEffect(() => {
    // Messages that come and go appear below them.
    document.documentElement.style.setProperty('--notices', `${height}px`);
    return () => void document.documentElement.style.removeProperty('--notices');
  }, [height]);
  return (
    <div class="table-notices" ref={box}>
      {state.phase === 'playing' && (
        <>
          {state.problem === 'stuck' && <Stuck {...props} />}
          <OpenSeatOffer {...props} />
          <Wishes {...props} />
          <Paused {...props} />
          <StandIn {...props} />
          {Object.entries(state.takeovers).map(([person, seconds]) =>
            isAsked(state, Number(person)) ? (
              <AskedNotice key={person} {...props} person={Number(person)} />
            ) : (
              <Countdown key={person} {...props} person={Number(person)} seconds={seconds} />
            ),
          )}
          <EndVote {...props} />
          <CpuSays state={state} />
        </>
      )}
      {state.phase === 'over' && state.abandoned && <Abandoned {...props} />}
      {state.phase === 'broken' && <Broken {...props} />}
    </div>
  );
}

const nameOf = ({ people }: TableState, person: number): string => people[person]?.name ?? '';

function Paused({ connection, state }: LobbyProps) {
  if (state.pausedBy === 0) return null;
  return (
    <Notice text={t('halt.paused', { name: nameOf(state, state.pausedBy) })}>
      {connection.seat.value !== null && (
        <Button look="main" class="button-small" onClick={() => void connection.request('pause', { on: false })}>
          {t('halt.resume')}
        </Button>
      )}
    </Notice>
  );
}

/** A CPU plays for this person although they are here. */
function StandIn({ connection, state }: LobbyProps) {
  const seats = seatsOf(state, connection.person.value).filter((seat) => state.seats[seat]!.cpu !== '');
  if (seats.length === 0) return null;
  const takeBack = () => {
    for (const seat of seats) void connection.request('fill', { seat, level: '' });
  };
  return (
    <Notice text={t('cpu.playsForYou')}>
      <Button look="main" class="button-small" onClick={takeBack}>
        {t('cpu.takeBack')}
      </Button>
    </Notice>
  );
}

function Countdown({ connection, state, person, seconds }: LobbyProps & { person: number; seconds: number }) {
  const left = useCountdown(seconds);
  const replace = () => {
    for (const seat of seatsOf(state, person)) void connection.request('fill', { seat, level: 'medium' });
  };
  return (
    <Notice text={t('cpu.countdown', { name: nameOf(state, person), time: minutes(left) })}>
      {connection.isHost.value && (
        <Button class="button-small" onClick={replace}>
          {t('cpu.now')}
        </Button>
      )}
    </Notice>
  );
}

/** Somebody wants to end the game; it ends once everybody who has a say wants it. */
function EndVote({ connection, state }: LobbyProps) {
  const declined = useSignal('');
  const votes = state.endVotes.join();
  if (votes === '' || declined.value === votes) return null;
  const others = undecided(state);
  // A CPU may play by now for those who had not agreed; then to want it once more ends it.
  if (state.endVotes.includes(connection.person.value) && others.length > 0)
    return (
      <Notice text={t('halt.waitsEnd', { names: list(others) })}>
        <Button class="button-small" onClick={() => void connection.request('end', { agree: false })}>
          {t('halt.disagree')}
        </Button>
      </Notice>
    );
  return (
    <Notice text={t('halt.wantsEnd', { name: list(state.endVotes.map((person) => nameOf(state, person))) })}>
      {connection.seat.value !== null && (
        <EndAnswer
          connection={connection}
          onDecline={() => {
            declined.value = votes;
          }}
        />
      )}
    </Notice>
  );
}

/** To agree may end the game for all, so it takes more than a stray tap. */
function EndAnswer({ connection, onDecline }: Pick<LobbyProps, 'connection'> & { onDecline: () => void }) {
  const open = useOpen();
  return (
    <>
      <Button class="button-small" onClick={onDecline}>
        {t('halt.playOn')}
      </Button>
      <Button look="danger" class="button-small" onClick={() => open.show(true)}>
        {t('halt.agree')}
      </Button>
      {open.what && <EndDialog connection={connection} onClose={open.close} />}
    </>
  );
}

/** Names of those who have a say, as the server sees it, and have not agreed to the end. */
function undecided(state: TableState): string[] {
  return withSay(state)
    .filter((person) => !state.endVotes.includes(person))
    .map((person) => nameOf(state, person));
}

function Abandoned({ connection }: LobbyProps) {
  const mayGoBack = connection.seat.value !== null || connection.isHost.value;
  return (
    <Notice text={t('halt.abandoned')}>
      {mayGoBack && (
        <Button look="main" class="button-small" onClick={() => void connection.request('again', {})}>
          {t('halt.again')}
        </Button>
      )}
    </Notice>
  );
}
