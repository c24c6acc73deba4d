import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Action } from '@landfall/shared/games/forbidden-island/actions.ts';
import type { Treasure } from '@landfall/shared/games/forbidden-island/cards.ts';
import { useState } from 'preact/hooks';
import { pawnUrl } from '../../../../art/names.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CardFace } from '../hud/CardFace.tsx';
import type { Seen } from '../model/seen.ts';
import { Picks } from './Picks.tsx';

interface GiveDialogProps {
  seen: Seen;
  /** The card that was chosen before, if any. */
  card?: Treasure;
  onPlay(action: Action): void;
  onClose(): void;
}

type Gift = Extract<Action, { type: 'give' }>;

/** First which card, then to whom; what can be given is what is legal. */
export function GiveDialog({ seen, card: asked, onPlay, onClose }: GiveDialogProps) {
  const gifts = seen.legal.filter((action): action is Gift => action.type === 'give');
  const cards = [...new Set(gifts.map(({ card }) => card))];
  const [wanted, setCard] = useState<Treasure | undefined>(asked ?? (cards.length === 1 ? cards[0] : undefined));
  const card = wanted && cards.includes(wanted) ? wanted : undefined;
  const receivers = [...new Set(gifts.map(({ to }) => to))];
  const [to, setTo] = useState<Seat | undefined>(receivers.length === 1 ? receivers[0] : undefined);
  const gift = gifts.find((one) => one.card === card && one.to === to);
  const name = (seat: Seat) => seen.players[seat]!.name;

  return (
    <Dialog
      title={t('forbiddenIsland.give.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="main" icon="give" disabled={!gift} onClick={() => gift && onPlay(gift)}>
            {to === undefined
              ? t('forbiddenIsland.actions.give')
              : t('forbiddenIsland.give.confirm', { name: name(to) })}
          </Button>
        </>
      }
    >
      <Picks<Treasure>
        label={t('forbiddenIsland.give.card')}
        look="cards"
        values={cards}
        chosen={card}
        onChoose={setCard}
        text={(one) => t(`forbiddenIsland.cards.${one}`)}
        picture={(one) => <CardFace card={one} />}
      />
      <Picks<Seat>
        label={t('forbiddenIsland.give.to')}
        look="pawns"
        values={receivers}
        chosen={to}
        onChoose={setTo}
        text={name}
        picture={(seat) => (
          <>
            <img src={pawnUrl(seen.table.adventurers[seat]!.role)} alt="" width={42} height={56} />
            <span>{name(seat)}</span>
          </>
        )}
      />
    </Dialog>
  );
}
