import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import type { Offer } from '../model/aim.ts';
import type { Metrics } from '../model/metrics.ts';
import type { Seen } from '../model/seen.ts';
import { offerLabel } from '../model/tileLabel.ts';
import { tileName } from '../model/words.ts';

interface TileMenuProps {
  seen: Seen;
  metrics: Metrics;
  /** Width of the drawing area. */
  width: number;
  place: Place;
  offers: readonly Offer[];
  onTake(offer: Offer): void;
  onClose(): void;
}

/** Half the width of the menu at most, so that it never leaves the board. */
const HALF = 112;

/** What a tile can be chosen for, as a small menu at the tile; with one entry it is a confirmation. */
export function TileMenu({ seen, metrics, width, place, offers, onTake, onClose }: TileMenuProps) {
  const box = useRef<HTMLDivElement>(null);
  const { x, y } = metrics.spots[place]!;
  const above = y > metrics.pitch * 2.2;

  useEffect(() => {
    box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [place]);

  return (
    <div
      ref={box}
      class={`tile-menu ${above ? 'tile-menu-above' : 'tile-menu-below'}`}
      role="menu"
      tabIndex={-1}
      aria-label={tileName(seen, place)}
      style={{
        left: Math.min(Math.max(x, HALF), Math.max(HALF, width - HALF)),
        top: y + (above ? -1 : 1) * metrics.pitch * 0.48,
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <span class="tile-menu-name">{tileName(seen, place)}</span>
      {offers.map((offer, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the offers of an open menu stay as they are
        <Button key={n} look={n === 0 ? 'main' : 'normal'} role="menuitem" onClick={() => onTake(offer)}>
          {offerLabel(seen, offer, place)}
        </Button>
      ))}
      <Button look="quiet" role="menuitem" onClick={onClose}>
        {t('common.cancel')}
      </Button>
    </div>
  );
}
