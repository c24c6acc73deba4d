import type { Special } from '@landfall/shared/games/forbidden-island/cards.ts';
import { t } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { CardFace } from '../hud/CardFace.tsx';
import type { Seen } from '../model/seen.ts';
import { playable } from '../model/specials.ts';
import './dialogs.css';

interface SpecialDialogProps {
  seen: Seen;
  onUse(card: Special): void;
  onClose(): void;
}

/** Which special card to play, for somebody who holds both kinds. */
export function SpecialDialog({ seen, onUse, onClose }: SpecialDialogProps) {
  return (
    <Dialog title={t('forbiddenIsland.special.title')} onClose={onClose}>
      <ul class="special-choices">
        {playable(seen).map((card) => (
          <li key={card}>
            <button type="button" class="pick special-choice" onClick={() => onUse(card)}>
              <CardFace card={card} />
              <span>{t(`forbiddenIsland.cardHelp.${card}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
