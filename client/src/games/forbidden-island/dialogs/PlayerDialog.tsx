import type { Seat } from '@landfall/shared/engine/game.ts';
import { POWERS } from '@landfall/shared/games/forbidden-island/roles.ts';
import { pawnUrl } from '../../../../art/names.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CardFace } from '../hud/CardFace.tsx';
import type { Seen } from '../model/seen.ts';
import { tileName } from '../model/words.ts';
import './dialogs.css';

interface PlayerDialogProps {
  seen: Seen;
  seat: Seat;
  /** Looks through another own seat. */
  onPick(seat: Seat): void;
  onClose(): void;
}

/** Somebody at the table: what their adventurer can do, where the pawn stands and which cards they hold. */
export function PlayerDialog({ seen, seat, onPick, onClose }: PlayerDialogProps) {
  const { role, hand, place } = seen.table.adventurers[seat]!;
  const { name, connection } = seen.players[seat]!;
  const isOther = seen.own.includes(seat) && seat !== seen.seat;
  return (
    <Dialog
      title={seen.own.includes(seat) ? `${name} (${t('common.you')})` : name}
      onClose={onClose}
      actions={
        isOther && (
          <Button look="main" onClick={() => onPick(seat)}>
            {t('forbiddenIsland.crew.playAs', { role: t(`forbiddenIsland.roles.${role}.name`) })}
          </Button>
        )
      }
    >
      <div class="player-sheet">
        <img src={pawnUrl(role)} alt="" width={84} height={112} />
        <div>
          <h3>{t(`forbiddenIsland.roles.${role}.name`)}</h3>
          <p>{t(`forbiddenIsland.roles.${role}.power`)}</p>
          <p>
            <small>
              {t('forbiddenIsland.players.on', { tile: tileName(seen, place) })} ·{' '}
              {t('forbiddenIsland.players.starts', { tile: t(`forbiddenIsland.tiles.${POWERS[role].start}`) })} ·{' '}
              {t(`status.${connection}`)}
            </small>
          </p>
        </div>
      </div>
      <h3>{t('forbiddenIsland.players.hand', { name })}</h3>
      <ul class="sheet-cards">
        {hand.length === 0 && <li class="sheet-empty">{t('forbiddenIsland.players.noCards')}</li>}
        {hand.map((card, n) => (
          <li key={n}>
            <CardFace card={card} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
