import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Special } from '@landfall/shared/games/forbidden-island/cards.ts';
import { t } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { CardFace } from '../hud/CardFace.tsx';
import type { Seen } from '../model/seen.ts';
import { playableOfAll } from '../model/specials.ts';
import { roleName } from '../model/words.ts';
import './dialogs.css';

interface SpecialDialogProps {
  seen: Seen;
  onUse(card: Special, seat: Seat): void;
  onClose(): void;
}

/** Which special card to play, for somebody who holds both kinds or has several adventurers. */
export function SpecialDialog({ seen, onUse, onClose }: SpecialDialogProps) {
  return (
    <Dialog title={t('forbiddenIsland.special.title')} onClose={onClose}>
      <ul class="special-choices">
        {playableOfAll(seen).map(({ card, seat }) => (
          <li key={`${seat} ${card}`}>
            <button type="button" class="pick special-choice" onClick={() => onUse(card, seat)}>
              <CardFace card={card} />
              <span>
                {seen.own.length > 1 && <b>{roleName(seen, seat)}: </b>}
                {t(`forbiddenIsland.cardHelp.${card}`)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
