import type { Forecast } from '@landfall/shared/games/forbidden-island/danger.ts';
import type { Level } from '@landfall/shared/games/forbidden-island/tiles.ts';
import { type DangerMark, dangerMarks } from '../model/danger.ts';
import { type Metrics, TILE_HEIGHT } from '../model/metrics.ts';
import { FLOODED_DROP } from '../scene/look.ts';
import './styles/danger.css';

interface DangerMarksProps {
  forecast: Forecast;
  levels: readonly Level[];
  metrics: Metrics;
}

/** What the coming flood cards may do to each tile, at its upper edge. Screen readers hear it with the tile. */
export function DangerMarks({ forecast, levels, metrics }: DangerMarksProps) {
  const { spots, face } = metrics;
  const width = Math.min(58, Math.max(33, face * 0.5));
  return (
    <div class="danger-marks" aria-hidden="true">
      {dangerMarks(forecast).map(({ place, kind, chance }) => {
        const drop = levels[place] === 'flooded' ? FLOODED_DROP * face : 0;
        const { x, y } = spots[place]!;
        const top = y + drop - (face * TILE_HEIGHT) / 2;
        return (
          <span key={place} style={{ left: `${x}px`, top: `${top}px`, width: `${width}px` }}>
            <DangerShape kind={kind} chance={chance} />
          </span>
        );
      })}
    </div>
  );
}

/** Round where a tile may be flooded, pointing down where it may sink, so that colour is not needed to tell them apart. */
const OUTLINES: Readonly<Record<DangerMark['kind'], string>> = {
  floods: 'M14 2H46A12 12 0 0 1 46 26H14A12 12 0 0 1 14 2Z',
  sinks: 'M2 2H58V20L30 33L2 20Z',
};

export function DangerShape({ kind, chance }: Pick<DangerMark, 'kind' | 'chance'>) {
  return (
    <svg class={`danger-${kind}`} viewBox="0 0 60 35" role="presentation">
      <path d={OUTLINES[kind]} />
      <text x="30" y="20.5" text-anchor="middle">
        {chance}
      </text>
    </svg>
  );
}
