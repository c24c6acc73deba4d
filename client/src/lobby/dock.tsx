import { findGame } from '@landfall/shared/games/registry.ts';
import { useSignal } from '@preact/signals';
import { t, textAt } from '../i18n/i18n.ts';
import { list } from '../i18n/list.ts';
import { offerOf } from '../setup/games.ts';
import { optionsFor } from '../setup/setup-form.tsx';
import { Button } from '../ui/button.tsx';
import type { LobbyProps } from './lobby.tsx';
import { type StartBlock, startBlock } from './readiness.ts';

/** The strip at the bottom: what the table waits for, and the one thing to do about it. */
export function Dock(props: LobbyProps) {
  const { connection, state } = props;
  const block = startBlock(state);
  const isSeated = connection.seat.value !== null;
  return (
    <section class="dock" aria-label={t('lobby.start')}>
      <p class="dock-text" id="dock-text" role="status">
        {isSeated || connection.isHost.value ? waitingText(props, block) : watchingText(props)}
      </p>
      <div class="dock-actions">
        {connection.isHost.value ? <HostActions {...props} block={block} /> : isSeated && <ReadyButton {...props} />}
      </div>
    </section>
  );
}

function HostActions({ connection, state, block }: LobbyProps & { block: StartBlock | null }) {
  const busy = useSignal(false);
  const seated = state.seats.filter(({ person, cpu }) => person !== 0 || cpu !== '').length;
  const enough = seated >= (findGame(state.game)?.seats.min ?? Number.POSITIVE_INFINITY);
  const playWithFewer = () => {
    const offer = offerOf(state.game);
    const fitting = offer && { options: optionsFor(offer, state.options, seated) };
    void connection.request('configure', { seats: seated, ...fitting });
  };
  const start = async () => {
    busy.value = true;
    await connection.request('start', {});
    busy.value = false;
  };
  return (
    <>
      {block?.why === 'seats' && enough && (
        <Button onClick={playWithFewer}>{t('lobby.startWith', { n: seated })}</Button>
      )}
      <Button
        look="main"
        icon="play"
        aria-describedby="dock-text"
        disabled={block !== null || busy.value}
        onClick={() => void start()}
      >
        {busy.value ? t('lobby.starting') : t('lobby.start')}
      </Button>
    </>
  );
}

function ReadyButton({ connection, state }: LobbyProps) {
  const ready = state.people[connection.person.value]?.ready ?? false;
  return (
    <Button
      look={ready ? 'normal' : 'main'}
      icon={ready ? undefined : 'check'}
      onClick={() => void connection.request('ready', { ready: !ready })}
    >
      {ready ? t('lobby.iAmNotReady') : t('lobby.iAmReady')}
    </Button>
  );
}

function waitingText({ connection, state }: LobbyProps, block: StartBlock | null): string {
  if (!block) {
    const host = state.people[state.host]?.name ?? '';
    return connection.isHost.value ? t('lobby.everyoneReady') : t('lobby.waitingHost', { name: host });
  }
  if (block.why === 'seats') return t('lobby.waitingSeats', { n: block.open });
  if (block.why === 'setting') return textAt(`problem.${block.problem.problem}`) ?? t('problem.misfit');
  const own = state.people[connection.person.value]?.name;
  const others = block.names.filter((name) => name !== own);
  if (others.length === 0) return t('lobby.waitingYou');
  return t(block.why === 'away' ? 'lobby.waitingAway' : 'lobby.waitingReady', {
    n: others.length,
    names: list(others),
  });
}

function watchingText({ state }: LobbyProps): string {
  const isOpen = state.seats.some(({ person }) => person === 0);
  return isOpen ? t('lobby.watching') : t('lobby.watchingFull');
}
