import type { Seat } from '@landfall/shared/engine/game.ts';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/icon.tsx';
import { StonePicture } from '../board/StonePicture.tsx';
import { isOver, type Seen } from '../model/seen.ts';
import './players.css';

/** The two players with their colours; the frame is around the one whose decision is awaited. */
export function Players({ seen }: { seen: Seen }) {
  return (
    <ol class="gomoku-players" aria-label={t('gomoku.players.label')}>
      {seen.players.map((_, seat) => (
        <PlayerCard key={seat} seen={seen} seat={seat} />
      ))}
    </ol>
  );
}

function PlayerCard({ seen, seat }: { seen: Seen; seat: Seat }) {
  const { name, connection, colour } = seen.players[seat]!;
  const isAwaited = seen.waitingFor.includes(seat) && !isOver(seen);
  const hasWon = seen.table.winner === seat;
  return (
    <li
      class={`gomoku-player ${isAwaited ? 'is-awaited' : ''} ${hasWon ? 'has-won' : ''} gomoku-player-${connection}`}
      aria-current={isAwaited ? 'true' : undefined}
    >
      <StonePicture colour={colour} />
      <span class="gomoku-player-name">
        <b>{seat === seen.seat ? t('gomoku.players.you') : name}</b>
        <small>
          {colour ? t(`gomoku.colours.${colour}`) : t('gomoku.players.noColour')}
          {isAwaited && <span class="sr-only">, {t('gomoku.players.onTurn')}</span>}
        </small>
      </span>
      {hasWon && <Icon name="win" size={26} />}
      {connection !== 'online' && (
        <span class="gomoku-player-connection">
          <Icon name="offline" size={14} />
          <span>{t(`status.${connection}`)}</span>
        </span>
      )}
    </li>
  );
}
