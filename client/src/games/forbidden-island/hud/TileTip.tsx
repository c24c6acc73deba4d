import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import { t } from '../../../i18n/i18n.ts';
import type { Metrics } from '../model/metrics.ts';
import { NAMED_TILE } from '../model/pawns.ts';
import type { Seen } from '../model/seen.ts';
import { tileName } from '../model/words.ts';
import './styles/tile-menu.css';

interface TileTipProps {
  seen: Seen;
  metrics: Metrics;
  /** Width of the drawing area. */
  width: number;
  place: Place;
  /** What may happen to it next, '' when that is not told. */
  danger: string;
}

/** Room for half of the longest name. */
const HALF = 96;

/** The name of a tile that bears none, because it is too small or has sunk, or of which there is more to tell. */
export function TileTip({ seen, metrics, width, place, danger }: TileTipProps) {
  const level = seen.table.levels[place]!;
  if (metrics.tile >= NAMED_TILE && level !== 'sunk' && danger === '') return null;
  const { x, y } = metrics.spots[place]!;
  return (
    <span
      class="tile-tip"
      aria-hidden="true"
      style={{
        left: `${Math.min(Math.max(x, HALF), Math.max(HALF, width - HALF))}px`,
        top: `${Math.max(30, y - metrics.pitch * 0.5)}px`,
      }}
    >
      {tileName(seen, place)}
      {level !== 'dry' && <small> {t(`forbiddenIsland.levels.${level}`)}</small>}
      {danger !== '' && <small> · {danger}</small>}
    </span>
  );
}
