import { NOBODY } from '@landfall/shared/games/gomoku/table.ts';
import type { ComponentChildren } from 'preact';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { measure } from '../model/metrics.ts';
import type { Seen } from '../model/seen.ts';
import './dialogs.css';

interface ResultDialogProps {
  seen: Seen;
  /** The way to the replay. */
  replay?: ComponentChildren;
  /** The way on in the same game. */
  takeBack?: ComponentChildren;
  onAgain(): void;
  onHome(): void;
  onClose(): void;
}

const PICTURE = { width: 260, height: 260 };

/** How the game ended, and what can follow. */
export function ResultDialog({ seen, replay, takeBack, onAgain, onHome, onClose }: ResultDialogProps) {
  const { table, seat } = seen;
  return (
    <Dialog
      title={title(seen)}
      onClose={onClose}
      class={`dialog-end dialog-result ${table.winner === seat ? 'result-won' : ''}`}
      actions={
        <>
          <Button look="quiet" icon="back" onClick={onHome}>
            {t('common.home')}
          </Button>
          {replay}
          <Button icon="spectator" onClick={onClose}>
            {t('gomoku.over.look')}
          </Button>
          {takeBack}
          {seat !== null && (
            <Button look="main" icon="play" onClick={onAgain}>
              {t('gomoku.over.again')}
            </Button>
          )}
        </>
      }
    >
      <div class="result-board">
        <BoardPicture table={table} metrics={measure(table.size, PICTURE, false)} />
      </div>
      <p class="result-how">{how(seen)}</p>
      {seat !== null && <small>{t('gomoku.over.againHelp')}</small>}
    </Dialog>
  );
}

function title({ table: { winner }, seat, players }: Seen): string {
  if (winner === NOBODY) return t('gomoku.over.draw');
  return winner === seat ? t('gomoku.over.won') : t('gomoku.over.lost', { name: players[winner]?.name ?? '' });
}

function how({ table, players }: Seen): string {
  const { ending, stones, winner } = table;
  const n = stones.length;
  if (ending === 'five') return t('gomoku.over.endings.five', { n });
  if (ending === 'resigned') return t('gomoku.over.endings.resigned', { n, name: players[1 - winner]?.name ?? '' });
  return ending === '' ? '' : t(`gomoku.over.endings.${ending}`);
}
