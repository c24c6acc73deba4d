import type { Card } from '@landfall/shared/games/forbidden-island/cards.ts';
import type { TileId } from '@landfall/shared/games/forbidden-island/tiles.ts';
import { CardBack, CardFace, FloodCard } from './CardFace.tsx';
import './styles/reveal.css';

/** A card that is just being turned over. */
export type Revealed = { deck: 'treasure'; card: Card; to: string } | { deck: 'flood'; tile: TileId };

/** Shows the card that is being turned over, large enough for everybody to see. It says nothing: the log does. */
export function Reveal({ revealed }: { revealed: Revealed }) {
  const tide = revealed.deck === 'treasure' && revealed.card === 'watersRise';
  return (
    <>
      {tide && <div class="reveal-tide" />}
      <div class="reveal" aria-hidden="true">
        <div class="reveal-card">
          <div class="reveal-back">
            <CardBack deck={revealed.deck} />
          </div>
          <div class="reveal-front">
            {revealed.deck === 'treasure' ? <CardFace card={revealed.card} /> : <FloodCard tile={revealed.tile} />}
          </div>
        </div>
        {revealed.deck === 'treasure' && revealed.to && <b>{revealed.to}</b>}
      </div>
    </>
  );
}
