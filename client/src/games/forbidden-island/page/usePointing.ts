import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { listenToPointer, type Point, type PointedBy } from '../../../board/pointer.ts';
import type { Offer } from '../model/aim.ts';
import { type Metrics, placeAt } from '../model/metrics.ts';
import { pawnAt, standingsOf } from '../model/pawns.ts';
import type { Session } from './Session.ts';

interface Pointing {
  hovered: Signal<Place | null>;
  /** The tile that has the keyboard's focus, or was tapped only to be looked at. */
  looked: Signal<Place | null>;
}

/** Turns clicks, taps and the mouse on the canvas into choices of tiles and pawns. */
export function usePointing(
  session: Session,
  canvas: RefObject<HTMLElement | null>,
  metrics: Metrics | null,
): Pointing {
  const hovered = useSignal<Place | null>(null);
  const looked = useSignal<Place | null>(null);
  const live = useRef(metrics);
  live.current = metrics;

  useEffect(() => {
    const under = (point: Point) => live.current && placeAt(live.current, point);
    const tap = (point: Point, by: PointedBy) => {
      const place = under(point);
      if (place === null) return void (session.skip() || session.cancel());
      session.choose(
        place,
        by,
        by === 'mouse' ? pawnMeant(session, place, pawnUnder(session, live.current!, point)) : undefined,
      );
      looked.value = session.offers.peek().has(place) ? null : place;
    };
    return listenToPointer(canvas.current!, {
      onTap: tap,
      onHover(point) {
        hovered.value = point && under(point);
      },
    });
  }, [session]);

  return { hovered, looked };
}

function pawnUnder(session: Session, metrics: Metrics, point: Point): Seat | null {
  const seen = session.seen.peek();
  return seen && pawnAt(standingsOf(seen.table, metrics), point);
}

/** A click on a pawn means the pawn rather than its tile, if it can be guided. A finger is too broad for that. */
function pawnMeant(session: Session, place: Place, pawn: Seat | null): ((offer: Offer) => boolean) | undefined {
  const means = (offer: Offer) => offer.deed === 'guide' && offer.pawn === pawn;
  return session.offers.peek().get(place)?.some(means) ? means : undefined;
}
