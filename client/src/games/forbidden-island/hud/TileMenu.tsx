import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { entriesOf, stepThrough } from '../../../ui/menu-keys.ts';
import type { Offer } from '../model/aim.ts';
import type { Metrics } from '../model/metrics.ts';
import type { Seen } from '../model/seen.ts';
import { offerLabel } from '../model/tileLabel.ts';
import { tileName } from '../model/words.ts';
import './styles/tile-menu.css';

interface TileMenuProps {
  seen: Seen;
  metrics: Metrics;
  /** Size of the drawing area. */
  area: { width: number; height: number };
  place: Place;
  offers: readonly Offer[];
  onTake(offer: Offer): void;
  onClose(): void;
}

/** Half the width of the menu at most, so that it never leaves the board. */
const HALF = 112;

/** Above the tile if the menu fits there, else below it, else wherever it fits at all. */
function topOf(height: number, { y, pitch, room }: { y: number; pitch: number; room: number }): number {
  const above = y - pitch * 0.5 - height;
  const below = y + pitch * 0.5;
  if (above >= 0) return above;
  return Math.max(0, Math.min(below, room - height));
}

/** What a tile can be chosen for, as a small menu at the tile; with one entry it is a confirmation. */
export function TileMenu({ seen, metrics, area, place, offers, onTake, onClose }: TileMenuProps) {
  const box = useRef<HTMLDivElement>(null);
  const { x, y } = metrics.spots[place]!;

  useLayoutEffect(() => {
    const menu = box.current!;
    menu.style.top = `${topOf(menu.offsetHeight, { y, pitch: metrics.pitch, room: area.height })}px`;
  }, [place, offers.length, area.height]);

  useEffect(() => {
    const before = document.activeElement;
    entriesOf(box.current)[0]?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
    };
  }, [place]);

  return (
    <div
      ref={box}
      class="tile-menu"
      role="menu"
      tabIndex={-1}
      aria-label={tileName(seen, place)}
      style={{ left: `${Math.min(Math.max(x, HALF), Math.max(HALF, area.width - HALF))}px` }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        stepThrough(box.current, event);
      }}
    >
      <div class="tile-menu-head">
        <span>{tileName(seen, place)}</span>
        <Button look="quiet" icon="close" label={t('common.cancel')} onClick={onClose} />
      </div>
      {offers.map((offer, n) => (
        <Button key={n} look={n === 0 ? 'main' : 'normal'} role="menuitem" onClick={() => onTake(offer)}>
          {offerLabel(seen, offer, place)}
        </Button>
      ))}
    </div>
  );
}
