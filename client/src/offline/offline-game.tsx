import type { Recording } from '@landfall/shared/engine/recording.ts';
import { useEffect, useMemo } from 'preact/hooks';
import { usePageTitle } from '../attention.ts';
import { LAZY_PAGES } from '../games/lazy-pages.ts';
import { t } from '../i18n/i18n.ts';
import { GoBack } from '../lobby/cannot-go-on.tsx';
import { CpuSays } from '../lobby/cpu-says.tsx';
import { Notice } from '../lobby/table-notice.tsx';
import { rememberedName } from '../net/identity.ts';
import { useUndoNews } from '../undo/undo-news.ts';
import { useRecentDeeds } from '../undo/use-recent-deeds.ts';
import { forgetKept, keep, nextRound } from './kept-game.ts';
import type { LocalGame } from './LocalGame.ts';
import { LocalTable } from './LocalTable.ts';
import { startThinker } from './start-thinker.ts';
import { WorkerThinker } from './Thinker.ts';

interface OfflineGameProps {
  game: LocalGame;
  onAnew(): void;
  onPlayOn(recording: Recording): void;
}

/** A game without a server, on its own page; it is kept in this browser until it ends. */
export function OfflineGame({ game, onAnew, onPlayOn }: OfflineGameProps) {
  const table = useMemo(
    () =>
      new LocalTable(game, {
        thinker: new WorkerThinker(startThinker),
        name: rememberedName() || t('common.you'),
        onChange: (changed) => (changed.isOver ? forgetKept(changed.game.id) : keep(changed)),
        again: (last) => last.rematch(nextRound()),
        onAnew,
        onPlayOn,
      }),
    [game],
  );
  useEffect(() => () => table.close(), [table]);
  usePageTitle(t('offline.title'));
  useUndoNews(table.link);
  useRecentDeeds(table.link);
  const Game = LAZY_PAGES[game.game.id]!;
  const state = table.link.state.value!;
  return (
    <>
      <Game key={state.round} connection={table.link} />
      <div class="table-notices">
        {state.problem === 'stuck' && (
          <Notice text={t('offline.stuck')} role="alert">
            <GoBack link={table.link} state={state} />
          </Notice>
        )}
        <CpuSays state={state} />
      </div>
    </>
  );
}
