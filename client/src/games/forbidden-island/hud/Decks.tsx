import type { Table } from '@landfall/shared/games/forbidden-island/table.ts';
import type { Deck } from '../../../../art/names.ts';
import { t } from '../../../i18n/i18n.ts';
import { CardBack, CardFace, FloodCard } from './CardFace.tsx';
import './styles/sea-side.css';

interface DecksProps {
  table: Table;
  onOpen(deck: Deck): void;
}

/** How many cards lie in the flood draw pile. */
export const floodDeckSize = ({ floodLayers }: Table): number => floodLayers.filter((layer) => layer > 0).length;

/** Both draw piles with what is left of them, each with its discard pile to look through. */
export function Decks({ table, onOpen }: DecksProps) {
  const topCard = table.treasureDiscard.at(-1);
  const topPlace = table.floodDiscard.at(-1);
  return (
    <div class="decks">
      <Pile deck="treasure" left={table.treasureDeck} discarded={table.treasureDiscard.length} onOpen={onOpen}>
        {topCard && <CardFace card={topCard} />}
      </Pile>
      <Pile deck="flood" left={floodDeckSize(table)} discarded={table.floodDiscard.length} onOpen={onOpen}>
        {topPlace !== undefined && <FloodCard tile={table.island[topPlace]!} />}
      </Pile>
    </div>
  );
}

interface PileProps extends Pick<DecksProps, 'onOpen'> {
  deck: Deck;
  left: number;
  discarded: number;
  children: preact.ComponentChildren;
}

function Pile({ deck, left, discarded, onOpen, children }: PileProps) {
  const says = [
    t(`forbiddenIsland.decks.${deck}`),
    t('forbiddenIsland.decks.left', { n: left }),
    t('forbiddenIsland.decks.discards', { n: discarded }),
  ].join(', ');
  return (
    <button type="button" class={`pile pile-${deck}`} aria-label={says} onClick={() => onOpen(deck)}>
      <span class="pile-deck">
        <CardBack deck={deck} />
        <span class="pile-count">{left}</span>
      </span>
      <span class="pile-discard">
        {children}
        <span class="pile-count">{discarded}</span>
      </span>
      <small class="pile-name">{t(`forbiddenIsland.decks.${deck}`)}</small>
    </button>
  );
}
