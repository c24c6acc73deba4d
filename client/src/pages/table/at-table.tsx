import type { TableState } from '@landfall/shared/protocol/state.ts';
import { useEffect } from 'preact/hooks';
import { LAZY_PAGES } from '../../games/lazy-pages.ts';
import type { GameLink } from '../../games/registry.ts';
import { t } from '../../i18n/i18n.ts';
import { Lobby } from '../../lobby/lobby.tsx';
import { movesOf, news } from '../../lobby/news.ts';
import { StillThere } from '../../lobby/still-there.tsx';
import { Notice } from '../../lobby/table-notice.tsx';
import { TableNotices } from '../../lobby/table-notices.tsx';
import type { TableConnection } from '../../net/connection.ts';
import { noteAttempt } from '../../solo/attempts.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUndoNews } from '../../undo/undo-news.ts';
import { UndoProposal } from '../../undo/undo-proposal.tsx';
import { useRecentDeeds } from '../../undo/use-recent-deeds.ts';
import { keepPromise } from '../replay/promise.ts';
import { useLastResult, wantsAgain } from './last-result.ts';

interface AtTableProps {
  connection: TableConnection;
  state: TableState;
}

/** The lobby before a game, the game's own page while it runs and after its end. */
export function AtTable({ connection, state }: AtTableProps) {
  usePeopleNews(connection);
  useUndoNews(connection);
  useRecentDeeds(connection);
  useEffect(() => keepPromise(state, state.commitment), [state.round]);
  useEffect(() => {
    const { daily, game, phase, code, round } = state;
    if (daily !== '' && phase === 'playing') noteAttempt({ game, day: daily }, code, round);
  }, [state.daily, state.phase, state.round]);
  const { link, isKept, goOn } = useLastResult(connection);
  const Game = LAZY_PAGES[state.game];
  if ((state.phase === 'lobby' && !isKept.value) || !Game)
    return (
      <>
        <Lobby connection={connection} state={state} />
        <StillThere connection={connection} />
      </>
    );
  return (
    <>
      {link.state.value?.table && <Game key={state.round} connection={link} />}
      <UndoProposal connection={connection} />
      <TableNotices connection={connection} state={state} />
      <StillThere connection={connection} />
      {isKept.value && <OthersGoOn link={link} state={state} onGoOn={goOn} />}
    </>
  );
}

/** Others are ready for another game, while this person still looks at the last one. */
function OthersGoOn({ link, state, onGoOn }: { link: GameLink; state: TableState; onGoOn(): void }) {
  const isSeated = link.seat.value !== null;
  return (
    <div class="table-notices">
      <Notice text={wantsAgain(state)}>
        <Button look="main" class="button-small" onClick={() => (isSeated ? void link.request('again', {}) : onGoOn())}>
          {isSeated ? t('lobby.meToo') : t('lobby.toLobby')}
        </Button>
      </Notice>
    </div>
  );
}

/** Reads out who comes, goes and gets ready. */
function usePeopleNews(connection: TableConnection): void {
  useEffect(() => {
    let before = connection.state.peek();
    return connection.onPatch(({ state }) => {
      const listener = connection.person.peek();
      if (before) for (const sentence of news(before, state, listener)) announce(sentence);
      if (before) for (const sentence of movesOf(before, state, listener)) toast(sentence);
      before = state;
    });
  }, [connection]);
}
