import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { MissingPage } from '../pages/missing.tsx';
import { navigate, offlinePath } from '../router.tsx';
import { keep, keptGame } from './kept-game.ts';
import type { LocalGame } from './LocalGame.ts';
import { OFFERS } from './offers.ts';
import { OfflineGame } from './offline-game.tsx';
import { OfflineSetup } from './offline-setup.tsx';
import { playingOn } from './play-on.ts';
import { WaitingTable } from './waiting-table.tsx';
import { tableWaiting } from './way-back.ts';
import './offline.css';

/** Everything at `/offline/GAME`: a game against CPUs that needs no server. A running one goes on where it was left. */
export default function OfflinePage({ game: wanted }: { game: string }) {
  const game = useSignal<LocalGame | null>(wanted ? keptGame(wanted) : null);
  const table = tableWaiting();
  const running = useMemo(() => (game.value ? [] : leftRunning()), [game.value]);
  if (wanted && !OFFERS.some(({ id }) => id === wanted)) return <MissingPage />;

  const show = (shown: LocalGame) => {
    keep(shown);
    if (shown.game.id === wanted) game.value = shown;
    else navigate(offlinePath(shown.game.id));
  };
  const goOn = (id: string) => {
    const kept = keptGame(id);
    if (kept) show(kept);
  };
  return (
    <div class={`offline ${table ? 'offline-waiting' : ''}`}>
      {table && <WaitingTable code={table} />}
      <div class="offline-stage">
        {game.value ? (
          <OfflineGame
            key={game.value.kept.round}
            game={game.value}
            onAnew={() => {
              game.value = null;
            }}
            onPlayOn={(recording) => show(playingOn(recording))}
          />
        ) : (
          <OfflineSetup wanted={wanted} running={running} onStart={show} onGoOn={goOn} />
        )}
      </div>
    </div>
  );
}

const leftRunning = (): string[] => OFFERS.map(({ id }) => id).filter((id) => keptGame(id) !== null);
