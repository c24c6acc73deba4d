import type { Point } from '@landfall/shared/games/gomoku/board.ts';
import { type Metrics, spotOf } from '../model/metrics.ts';

/** The row that won, struck through from end to end. */
export function WinningRow({ line, metrics }: { line: readonly Point[]; metrics: Metrics }) {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [from, to] = [spotOf(metrics, first), spotOf(metrics, last)];
  const { cell } = metrics;
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return (
    <g class="winning-row">
      <path class="winning-glow" d={d} pathLength={1} stroke-width={cell * 0.42} />
      <path class="winning-core" d={d} pathLength={1} stroke-width={Math.max(2, cell * 0.11)} />
    </g>
  );
}

/** Points that renju forbids. */
export function Forbidden({ points, metrics }: { points: ReadonlySet<Point>; metrics: Metrics }) {
  const arm = metrics.cell * 0.2;
  return (
    <g class="forbidden" stroke-width={Math.max(2, metrics.cell * 0.09)}>
      {[...points].map((point) => {
        const { x, y } = spotOf(metrics, point);
        return (
          <path
            key={point}
            d={`M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x + arm} ${y - arm}L${x - arm} ${y + arm}`}
          />
        );
      })}
    </g>
  );
}

/** The frame that keys move, and the lines that help a finger to aim. */
export function Frame({ point, metrics }: { point: Point; metrics: Metrics }) {
  const { x, y } = spotOf(metrics, point);
  const half = metrics.cell * 0.52;
  const arm = metrics.cell * 0.24;
  const corners = [-1, 1].flatMap((dx) => [-1, 1].map((dy) => [dx, dy] as const));
  return (
    <path
      class="guide-frame"
      stroke-width={Math.max(2.5, metrics.cell * 0.09)}
      d={corners
        .map(([dx, dy]) => `M${x + dx * half} ${y + dy * (half - arm)}V${y + dy * half}H${x + dx * (half - arm)}`)
        .join('')}
    />
  );
}

/** The point of the stone that is advised. */
export function HintRing({ point, metrics }: { point: Point; metrics: Metrics }) {
  const { x, y } = spotOf(metrics, point);
  const { cell } = metrics;
  return (
    <g class="hint-ring" data-hinted={point}>
      <circle cx={x} cy={y} r={cell * 0.46} stroke-width={Math.max(5, cell * 0.2)} />
      <circle cx={x} cy={y} r={cell * 0.46} stroke-width={Math.max(3, cell * 0.11)} />
    </g>
  );
}

export function AimLines({ point, metrics }: { point: Point; metrics: Metrics }) {
  const { x, y } = spotOf(metrics, point);
  const { side } = metrics;
  return <path class="aim-lines" d={`M${x} 0V${side}M0 ${y}H${side}`} />;
}
