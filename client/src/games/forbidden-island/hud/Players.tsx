import type { Seat } from '@landfall/shared/engine/game.ts';
import { HELD_CARDS, type HeldCard, type Treasure } from '@landfall/shared/games/forbidden-island/cards.ts';
import { bareCardUrl, pawnUrl, treasureUrl } from '../../../../art/names.ts';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/icon.tsx';
import { type Seen, turnOf } from '../model/seen.ts';
import { specialOf } from '../model/specials.ts';
import { isMe, tileName } from '../model/words.ts';
import './styles/players.css';

interface PlayersProps {
  seen: Seen;
  /** Who is to be given something. */
  hinted?: Seat | null;
  onOpen(seat: Seat): void;
}

/** Everybody at the table in turn order; pressing one tells more about them. */
export function Players({ seen, hinted = null, onOpen }: PlayersProps) {
  return (
    <ol class="players" aria-label={t('forbiddenIsland.players.label')}>
      {seen.table.adventurers.map((_, seat) => (
        <li key={seat}>
          <PlayerChip seen={seen} hinted={hinted} seat={seat} onOpen={onOpen} />
        </li>
      ))}
    </ol>
  );
}

function PlayerChip({ seen, hinted, seat, onOpen }: PlayersProps & { seat: Seat }) {
  const { role, hand, place } = seen.table.adventurers[seat]!;
  const { name, connection } = seen.players[seat]!;
  const onTurn = turnOf(seen.table) === seat && seen.table.endings.length === 0;
  const waited = seen.waitingFor.includes(seat);
  const isMine = seen.own.includes(seat);
  const roleName = t(`forbiddenIsland.roles.${role}.name`);
  const says = [
    isMine ? `${name} (${t('common.you')})` : name,
    roleName,
    onTurn && t('forbiddenIsland.players.onTurn'),
    connection !== 'online' && t(`status.${connection}`),
    t('forbiddenIsland.players.on', { tile: tileName(seen, place) }),
    hand.length > 0
      ? hand.map((card) => t(`forbiddenIsland.cards.${card}`)).join(', ')
      : t('forbiddenIsland.players.noCards'),
  ];
  return (
    <button
      type="button"
      data-player={seat}
      class={`player ${onTurn ? 'player-turn' : ''} ${waited ? 'player-waited' : ''} ${
        isMine && seen.own.length > 1 && seat === seen.seat ? 'player-shown' : ''
      } ${seat === hinted ? 'hinted' : ''} player-${connection}`}
      aria-label={says.filter(Boolean).join(', ')}
      onClick={() => onOpen(seat)}
    >
      <img class="player-pawn" src={pawnUrl(role)} alt="" width={48} height={64} />
      <span class="player-name">
        <b>{isMe(seen, seat) ? t('forbiddenIsland.players.you') : isMine ? roleName : name}</b>
        <small>{isMine && !isMe(seen, seat) ? t('forbiddenIsland.players.you') : roleName}</small>
      </span>
      <span class="player-cards">
        {hand.map((card, n) => (
          <img key={n} src={bareCardUrl(card)} alt="" width={25} height={35} />
        ))}
      </span>
      <span class="player-tokens" aria-hidden="true">
        {HELD_CARDS.filter((card) => hand.includes(card)).map((card) => (
          <CardToken key={card} card={card} count={hand.filter((one) => one === card).length} />
        ))}
      </span>
      {seat === seen.seat && <small class="player-power">{t(`forbiddenIsland.roles.${role}.power`)}</small>}
      {connection !== 'online' && (
        <span class="player-connection">
          <Icon name="offline" size={14} />
          <span>{t(`status.${connection}`)}</span>
        </span>
      )}
    </button>
  );
}

/** Equal cards as small as a letter, for screens without room for more. */
function CardToken({ card, count }: { card: HeldCard; count: number }) {
  const special = specialOf(card);
  return (
    <span class="token">
      {special ? (
        <i class={`token-${special}`}>
          <Icon name={special} size={12} />
        </i>
      ) : (
        <img src={treasureUrl(card as Treasure)} alt="" width={24} height={24} />
      )}
      {count > 1 && <b>{count}</b>}
    </span>
  );
}
