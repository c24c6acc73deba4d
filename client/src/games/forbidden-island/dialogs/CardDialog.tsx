import {
  type HeldCard,
  type Special,
  TREASURES,
  type Treasure,
} from '@landfall/shared/games/forbidden-island/cards.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CardFace } from '../hud/CardFace.tsx';
import type { Seen } from '../model/seen.ts';
import { canPlay, specialOf } from '../model/specials.ts';
import './dialogs.css';

interface CardDialogProps {
  seen: Seen;
  card: HeldCard;
  onUse(card: Special): void;
  onGive(card: Treasure): void;
  onClose(): void;
}

/** One of my cards: what it is for, and what I can do with it now. */
export function CardDialog({ seen, card, onUse, onGive, onClose }: CardDialogProps) {
  const special = specialOf(card);
  const treasure = TREASURES.find((one) => one === card);
  const givable = treasure && seen.legal.some((action) => action.type === 'give' && action.card === treasure);
  return (
    <Dialog
      title={t(`forbiddenIsland.cards.${card}`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          {special && canPlay(seen, special) && (
            <Button look="main" onClick={() => onUse(special)}>
              {t('forbiddenIsland.special.play', { card: t(`forbiddenIsland.cards.${card}`) })}
            </Button>
          )}
          {treasure && givable && (
            <Button look="main" icon="give" onClick={() => onGive(treasure)}>
              {t('forbiddenIsland.give.title')}
            </Button>
          )}
        </>
      }
    >
      <div class="card-sheet">
        <CardFace card={card} />
        <p>{t(`forbiddenIsland.cardHelp.${card}`)}</p>
      </div>
    </Dialog>
  );
}
