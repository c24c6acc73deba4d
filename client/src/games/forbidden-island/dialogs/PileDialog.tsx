import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import type { Deck } from '../../../../art/names.ts';
import { t } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { CardFace, FloodCard } from '../hud/CardFace.tsx';
import type { Seen } from '../model/seen.ts';
import './dialogs.css';

/** A discard pile, which everybody may look through, the latest card first. */
export function PileDialog({ seen, deck, onClose }: { seen: Seen; deck: Deck; onClose(): void }) {
  const { table } = seen;
  return deck === 'treasure' ? (
    <Dialog title={t('forbiddenIsland.decks.discardTreasure')} onClose={onClose} class="dialog-wide">
      <Cards empty={t('forbiddenIsland.decks.empty')}>
        {table.treasureDiscard.toReversed().map((card, n) => (
          <li key={n}>
            <CardFace card={card} />
          </li>
        ))}
      </Cards>
    </Dialog>
  ) : (
    <Dialog title={t('forbiddenIsland.decks.discardFlood')} onClose={onClose} class="dialog-wide">
      <Cards empty={t('forbiddenIsland.decks.empty')}>{table.floodDiscard.toReversed().map(floodCard)}</Cards>
      {comingNext(table.floodLayers).length > 0 && (
        <>
          <h3>{t('forbiddenIsland.decks.onTop')}</h3>
          <Cards empty="">{comingNext(table.floodLayers).map(floodCard)}</Cards>
        </>
      )}
    </Dialog>
  );

  function floodCard(place: Place) {
    return (
      <li key={place}>
        <FloodCard tile={table.island[place]!} />
      </li>
    );
  }
}

function Cards({ children, empty }: { children: preact.JSX.Element[]; empty: string }) {
  return <ul class="sheet-cards">{children.length > 0 ? children : <li class="sheet-empty">{empty}</li>}</ul>;
}

/** Places whose cards are known to come before the rest of the pile: everybody saw them go back on top. */
function comingNext(layers: readonly number[]): Place[] {
  const top = Math.max(...layers);
  const others = layers.some((layer) => layer > 0 && layer < top);
  return others ? layers.flatMap((layer, place) => (layer === top ? [place] : [])) : [];
}
