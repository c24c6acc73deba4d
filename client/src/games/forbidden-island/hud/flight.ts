import { reducedMotion } from '../../../board/motion.ts';
import type { Size } from '../../../board/useSize.ts';
import type { Metrics } from '../model/metrics.ts';
import type { Revealed } from './Reveal.tsx';

/** How long a card of each deck comes, stops and goes, in milliseconds. */
export const FLIGHTS = {
  treasure: { come: 320, stop: 560, go: 300 },
  flood: { come: 260, stop: 260, go: 180 },
} as const;

const CARD_HEIGHT = 1.4;

/** The middle of something on the page and its width, in CSS pixels. */
interface Spot {
  x: number;
  y: number;
  width: number;
}

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

/** Where a card stops to be looked at, from the corner of the board: in the middle, or beside the tile it means. */
export function stageOf(revealed: Revealed, { spots, tile }: Metrics, { width, height }: Size): Spot {
  if (revealed.deck === 'treasure') {
    const card = between(104, Math.min(width * 0.34, height * 0.27), 240);
    return { x: width / 2, y: height / 2, width: card };
  }
  const card = between(84, tile * 1.4, 210);
  const at = spots[revealed.place]!;
  const aside = tile * 0.5 + card / 2 + 6;
  const isRoomRight = at.x + aside + card / 2 <= width;
  const half = (card * CARD_HEIGHT) / 2;
  return { x: at.x + (isRoomRight ? aside : -aside), y: between(half, at.y, height - half), width: card };
}

/** Lets a card fly, beginning now. Returns a function that ends it. */
export function fly(card: HTMLElement, revealed: Revealed, metrics: Metrics): (() => void) | undefined {
  if (reducedMotion()) return undefined;
  const { come, stop, go } = FLIGHTS[revealed.deck];
  const stage = spotOf(card)!;
  const from = deckSpot(revealed.deck);
  const to = goalSpot(card, revealed, metrics);
  const whole = come + stop + go;
  const rest = { transform: 'none', opacity: 1 };
  const animation = card.animate(
    [
      { ...(from ? moved(stage, from) : { transform: 'scale(.6)', opacity: 0 }), easing: 'cubic-bezier(.2,.8,.3,1)' },
      { ...rest, offset: come / whole },
      { ...rest, offset: (come + stop) / whole, easing: 'cubic-bezier(.5,0,.9,.6)' },
      to ? { ...moved(stage, to), opacity: 0.3 } : { transform: 'scale(1.2)', opacity: 0 },
    ],
    { duration: whole, fill: 'both' },
  );
  return () => animation.cancel();
}

const moved = (from: Spot, to: Spot) => ({
  transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${to.width / from.width})`,
});

/** The deck a card comes from, or the button behind which small screens have it. */
const deckSpot = (deck: Revealed['deck']): Spot | null => find(`.pile-${deck} .pile-deck`) ?? find('.meter-button');

function goalSpot(card: HTMLElement, revealed: Revealed, { spots, tile }: Metrics): Spot | null {
  if (revealed.deck === 'flood') {
    const board = card.offsetParent?.getBoundingClientRect();
    const { x, y } = spots[revealed.place]!;
    return board ? { x: board.left + x, y: board.top + y, width: tile } : null;
  }
  if (revealed.card === 'watersRise') return find('.pile-treasure .pile-discard');
  return find(`[data-hand="${revealed.seat}"]`) ?? find(`[data-player="${revealed.seat}"]`);
}

const find = (selector: string): Spot | null => {
  const found = document.querySelector(selector);
  return found && spotOf(found);
};

/** Null for what is not shown. What is wider than a card counts as a place for one. */
function spotOf(element: Element): Spot | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width < 2 || height < 2) return null;
  return { x: left + width / 2, y: top + height / 2, width: Math.min(width, height / CARD_HEIGHT) };
}
