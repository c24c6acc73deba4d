import type { Card } from '@landfall/shared/games/forbidden-island/cards.ts';
import type { TileId } from '@landfall/shared/games/forbidden-island/tiles.ts';
import { backUrl, bareCardUrl, cardUrl, type Deck, tileUrl } from '../../../../art/names.ts';
import { t } from '../../../i18n/i18n.ts';
import './styles/cards.css';

/** A treasure card with its name. It fills the width it is given. */
export function CardFace({ card }: { card: Card }) {
  return (
    <span class="card">
      <img class="card-titled" src={cardUrl(card)} alt="" loading="lazy" draggable={false} />
      <img class="card-bare" src={bareCardUrl(card)} alt="" loading="lazy" draggable={false} />
      <span class="card-name">{t(`forbiddenIsland.cards.${card}`)}</span>
    </span>
  );
}

/** A flood card: the tile and its name. */
export function FloodCard({ tile }: { tile: TileId }) {
  return (
    <span class="card card-flood">
      <img src={tileUrl(tile)} alt="" draggable={false} />
      <span class="card-name">{t(`forbiddenIsland.tiles.${tile}`)}</span>
    </span>
  );
}

/** The back of a card. */
export function CardBack({ deck }: { deck: Deck }) {
  return (
    <span class="card">
      <img src={backUrl(deck)} alt="" draggable={false} />
    </span>
  );
}
