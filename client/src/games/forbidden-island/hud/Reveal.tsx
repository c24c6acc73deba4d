import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Card } from '@landfall/shared/games/forbidden-island/cards.ts';
import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import type { TileId } from '@landfall/shared/games/forbidden-island/tiles.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { hasten } from '../../../board/motion.ts';
import type { Size } from '../../../board/useSize.ts';
import type { Metrics } from '../model/metrics.ts';
import { CardBack, CardFace, FloodCard } from './CardFace.tsx';
import { fly, stageOf } from './flight.ts';
import './styles/reveal.css';

/** A card that is just being turned over, and where it goes. */
export type Revealed =
  | { deck: 'treasure'; card: Card; seat: Seat; name: string }
  | { deck: 'flood'; tile: TileId; place: Place };

interface RevealProps {
  revealed: Revealed;
  metrics: Metrics;
  /** How many times as fast as usual it flies. */
  tempo: number;
  /** Size of the board, in which the card stops to be looked at. */
  area: Size;
}

/**
 * A card comes from its deck, turns over, stops to be looked at, and goes to the hand, the tile or the discard pile. It
 * says nothing: the log does.
 */
export function Reveal({ revealed, metrics, area, tempo }: RevealProps) {
  const box = useRef<HTMLDivElement>(null);
  const { x, y, width } = stageOf(revealed, metrics, area);

  useLayoutEffect(() => {
    const end = fly(box.current!, revealed, metrics);
    hasten(box.current!, tempo);
    return end;
  }, []);

  return (
    <div class="reveal" ref={box} aria-hidden="true" style={{ left: `${x}px`, top: `${y}px`, width: `${width}px` }}>
      <div class="reveal-card">
        <div class="reveal-back">
          <CardBack deck={revealed.deck} />
        </div>
        <div class="reveal-front">
          {revealed.deck === 'treasure' ? <CardFace card={revealed.card} /> : <FloodCard tile={revealed.tile} />}
        </div>
      </div>
      {revealed.deck === 'treasure' && revealed.card !== 'watersRise' && <b>{revealed.name}</b>}
    </div>
  );
}
