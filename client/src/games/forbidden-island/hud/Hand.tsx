import type { HeldCard } from '@landfall/shared/games/forbidden-island/cards.ts';
import { t } from '../../../i18n/i18n.ts';
import type { Seen } from '../model/seen.ts';
import { CardFace } from './CardFace.tsx';
import './styles/hand.css';

interface HandProps {
  seen: Seen;
  /** The card that is advised. */
  hinted?: HeldCard | null;
  onOpen(index: number): void;
}

/** My cards; pressing one tells what it is for and what I can do with it. */
export function Hand({ seen, hinted = null, onOpen }: HandProps) {
  if (seen.seat === null) return <p class="watching">{t('forbiddenIsland.watching')}</p>;
  const { hand } = seen.table.adventurers[seen.seat]!;
  const playable = new Set(
    seen.legal.flatMap((action) => ('card' in action ? [action.card] : (CARD_OF[action.type] ?? []))),
  );
  const advised = hinted === null ? -1 : hand.lastIndexOf(hinted);
  return (
    <ul class="hand" data-hand={seen.seat} aria-label={t('forbiddenIsland.hand.label')}>
      {hand.length === 0 && <li class="hand-empty">{t('forbiddenIsland.hand.empty')}</li>}
      {hand.map((card, index) => (
        <li key={index}>
          <button
            type="button"
            class={`${playable.has(card) ? 'card-playable' : ''} ${index === advised ? 'hinted' : ''}`}
            aria-label={index === advised ? `${nameOf(card)} (${t('hints.suggested')})` : nameOf(card)}
            onClick={() => onOpen(index)}
          >
            <CardFace card={card} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const nameOf = (card: HeldCard) => t(`forbiddenIsland.cards.${card}`);

/** The special card behind each play of one. */
const CARD_OF: Readonly<Record<string, 'helicopter' | 'sandbags'>> = {
  lift: 'helicopter',
  liftOff: 'helicopter',
  sandbag: 'sandbags',
};
