import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import type { Level } from '@landfall/shared/games/forbidden-island/tiles.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { HintMarks as Marks } from '../model/hint.ts';
import { type Metrics, type Spot, TILE_HEIGHT } from '../model/metrics.ts';
import { FLOODED_DROP } from '../scene/look.ts';
import './styles/hint.css';

interface HintMarksProps {
  marks: Pick<Marks, 'places' | 'way'>;
  levels: readonly Level[];
  metrics: Metrics;
}

/** The tiles an advised action is about: a frame with a lamp, and the way of the pawn that is to go there. */
export function HintMarks({ marks: { places, way }, levels, metrics }: HintMarksProps) {
  const { spots, face } = metrics;
  const centre = (place: Place): Spot => {
    const { x, y } = spots[place]!;
    return { x, y: y + (levels[place] === 'flooded' ? FLOODED_DROP * face : 0) };
  };
  return (
    <div class="hint-marks" aria-hidden="true">
      {way && way.from !== way.to && <Way from={centre(way.from)} to={centre(way.to)} face={face} />}
      {places.map((place) => {
        const { x, y } = centre(place);
        return (
          <span
            key={place}
            class="hint-frame"
            data-hinted={place}
            style={{
              left: `${x - face / 2}px`,
              top: `${y - (face * TILE_HEIGHT) / 2}px`,
              width: `${face}px`,
              height: `${face * TILE_HEIGHT}px`,
            }}
          >
            <i>
              <Icon name="hint" size={Math.min(24, Math.max(14, face * 0.22))} />
            </i>
          </span>
        );
      })}
    </div>
  );
}

/** An arrow that ends before the middle of the tile it leads to, so that what stands there stays to be seen. */
function Way({ from, to, face }: { from: Spot; to: Spot; face: number }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const short = Math.min(face * 0.3, length / 3);
  const end = { x: to.x - ((to.x - from.x) / length) * short, y: to.y - ((to.y - from.y) / length) * short };
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const head = face * 0.2;
  return (
    <svg class="hint-way" role="presentation">
      <path d={`M${from.x} ${from.y}L${end.x} ${end.y}`} />
      <path
        transform={`translate(${end.x} ${end.y}) rotate(${turn})`}
        d={`M${-head} ${-head * 0.8}L${head * 0.4} 0L${-head} ${head * 0.8}`}
      />
    </svg>
  );
}
