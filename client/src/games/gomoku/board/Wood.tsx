import { columnName } from '@landfall/shared/games/gomoku/notation/points.ts';
import { memo } from 'preact/compat';
import { type Metrics, spotOf, starPoints } from '../model/metrics.ts';

interface WoodProps {
  metrics: Metrics;
  withNames: boolean;
}

/** The board without stones: wood, lines, marked points and, if wanted, the names of columns and rows. */
export const Wood = memo(({ metrics, withNames }: WoodProps) => {
  const { size, cell, margin, side } = metrics;
  const last = size - 1;
  const from = margin - 0.5;
  const to = margin + last * cell + 0.5;
  const lines = Array.from({ length: size }, (_, nth) => margin + nth * cell);
  return (
    <g class="wood">
      <rect class="wood-plank" width={side} height={side} rx={Math.min(10, margin * 0.4)} />
      <g class="wood-grain">
        {GRAIN.map((path, nth) => (
          <path key={path} d={path} transform={`scale(${side / GRAIN_SIDE})`} opacity={0.08 + (nth % 4) * 0.05} />
        ))}
      </g>
      <rect
        class="wood-edge"
        x={0.75}
        y={0.75}
        width={side - 1.5}
        height={side - 1.5}
        rx={Math.min(9, margin * 0.38)}
      />
      <path
        class="board-lines"
        d={lines.map((at) => `M${from} ${at}H${to}M${at} ${from}V${to}`).join('')}
        stroke-width={cell < 24 ? 1 : cell < 44 ? 1.25 : 1.75}
      />
      <rect
        class="board-frame"
        x={margin}
        y={margin}
        width={last * cell}
        height={last * cell}
        stroke-width={cell < 30 ? 1.5 : 2.5}
      />
      {starPoints(size).map((point) => {
        const { x, y } = spotOf(metrics, point);
        return <circle key={point} class="board-star" cx={x} cy={y} r={Math.max(2, cell * 0.09)} />;
      })}
      {withNames && <Names metrics={metrics} />}
    </g>
  );
});

/** Letters under the columns, numbers beside the rows. */
function Names({ metrics: { size, cell, margin } }: { metrics: Metrics }) {
  const fontSize = Math.max(8.5, Math.min(cell * 0.36, 26));
  const beside = (margin - cell * 0.46) / 2;
  return (
    <g class="board-names" style={{ fontSize: `${fontSize}px` }}>
      {Array.from({ length: size }, (_, nth) => {
        const at = margin + nth * cell;
        return (
          <g key={nth}>
            <text x={at} y={2 * margin + (size - 1) * cell - beside + fontSize * 0.36}>
              {columnName(nth).toUpperCase()}
            </text>
            <text x={beside} y={at + fontSize * 0.36}>
              {size - nth}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The grain is drawn once for a board of this size and scaled. */
const GRAIN_SIDE = 1000;
const GRAIN_LINES = 54;

/** Lines that run down the wood and bend together, closer to one another towards one side. */
const GRAIN: readonly string[] = Array.from({ length: GRAIN_LINES }, (_, nth) => {
  const share = (nth + 0.5) / GRAIN_LINES;
  const along = share ** 1.3 + 0.004 * Math.sin(nth * 2.4);
  const bend = (down: number) => 0.016 * Math.sin(4.1 * down + 3 * share) + 0.008 * Math.sin(9.7 * down + 7 * share);
  const at = (down: number) => `${(GRAIN_SIDE * (along + bend(down))).toFixed(1)} ${GRAIN_SIDE * down}`;
  return `M${at(0)}C${at(0.17)} ${at(0.33)} ${at(0.5)}S${at(0.83)} ${at(1)}`;
});
