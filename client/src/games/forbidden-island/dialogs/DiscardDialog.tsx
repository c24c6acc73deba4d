import type { Action } from '@landfall/shared/games/forbidden-island/actions.ts';
import { HAND_LIMIT, type HeldCard, type Special } from '@landfall/shared/games/forbidden-island/cards.ts';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CardFace } from '../hud/CardFace.tsx';
import type { Seen } from '../model/seen.ts';
import { canPlay, specialOf } from '../model/specials.ts';
import './dialogs.css';

interface DiscardDialogProps {
  seen: Seen;
  onPlay(action: Action): void;
  /** A special card is to be played instead of being thrown away. */
  onUse(card: Special): void;
  onClose(): void;
  /** What is told below the cards. */
  children?: ComponentChildren;
}

/** Too many cards: one is marked, then thrown away; a special card may be played instead. */
export function DiscardDialog({ seen, onPlay, onUse, onClose, children }: DiscardDialogProps) {
  const { hand } = seen.table.adventurers[seen.seat!]!;
  const [marked, setMarked] = useState<number | null>(null);
  const card: HeldCard | undefined = marked === null ? undefined : hand[marked];
  const special = specialOf(card);
  const usable = special && canPlay(seen, special) ? special : null;
  const name = card && t(`forbiddenIsland.cards.${card}`);
  const discard = () => {
    if (!card) return;
    setMarked(null);
    onPlay({ type: 'discard', card });
  };

  return (
    <Dialog
      title={t('forbiddenIsland.discard.title')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('forbiddenIsland.discard.look')}
          </Button>
          {usable && (
            <Button onClick={() => onUse(usable)}>{t('forbiddenIsland.discard.play', { card: name! })}</Button>
          )}
          <Button look="danger" icon="discard" disabled={!card} onClick={discard}>
            {name ? t('forbiddenIsland.discard.confirm', { card: name }) : t('forbiddenIsland.discard.open')}
          </Button>
        </>
      }
    >
      <p>{t('forbiddenIsland.discard.help', { n: hand.length - HAND_LIMIT })}</p>
      <fieldset class="picks picks-cards">
        <legend class="sr-only">{t('forbiddenIsland.hand.label')}</legend>
        {hand.map((held, index) => (
          <button
            key={index}
            type="button"
            class={`pick pick-away ${index === marked ? 'pick-chosen' : ''}`}
            aria-pressed={index === marked}
            aria-label={t(`forbiddenIsland.cards.${held}`)}
            onClick={() => setMarked(index)}
          >
            <CardFace card={held} />
          </button>
        ))}
      </fieldset>
      {children}
    </Dialog>
  );
}
