import { colourOf, type Point } from '@landfall/shared/games/gomoku/board.ts';
import type { Table } from '@landfall/shared/games/gomoku/table.ts';
import { type Metrics, spotOf } from '../model/metrics.ts';
import { type ColourName, nameOfColour } from '../model/seen.ts';

/** A stone is a little narrower than a cell, so that neighbours do not touch. */
const RADIUS = 0.465;

type Shade = readonly [offset: number, colour: string];

/** What wood and stones are drawn with, from the light to the shadow. */
export const SHADES = {
  wood: [
    [0, '#edc586'],
    [0.5, '#dfae67'],
    [1, '#cd9650'],
  ],
  black: [
    [0, '#6d7580'],
    [0.32, '#343a42'],
    [0.72, '#15181c'],
    [1, '#07090b'],
  ],
  white: [
    [0, '#ffffff'],
    [0.5, '#f8f4ea'],
    [0.82, '#e3dac8'],
    [1, '#bfb39c'],
  ],
} as const satisfies Record<'wood' | ColourName, readonly Shade[]>;

const Shades = ({ of }: { of: readonly Shade[] }) => (
  <>
    {of.map(([offset, colour]) => (
      <stop key={offset} offset={offset} stop-color={colour} />
    ))}
  </>
);

/** How wood and stones are lit; once in a picture that shows any. */
export function Light() {
  return (
    <defs>
      <linearGradient id="wood" x1="0" y1="0" x2="0.85" y2="1">
        <Shades of={SHADES.wood} />
      </linearGradient>
      <radialGradient id="stone-black" cx="0.36" cy="0.3" r="0.78">
        <Shades of={SHADES.black} />
      </radialGradient>
      <radialGradient id="stone-white" cx="0.38" cy="0.32" r="0.8">
        <Shades of={SHADES.white} />
      </radialGradient>
      <radialGradient id="stone-shadow">
        <stop offset="0.55" stop-color="#2a1603" stop-opacity="0.62" />
        <stop offset="1" stop-color="#2a1603" stop-opacity="0" />
      </radialGradient>
    </defs>
  );
}

interface StonesProps {
  table: Pick<Table, 'stones' | 'line'>;
  metrics: Metrics;
  numbers: boolean;
  /** The point of the stone that is just being set down. */
  landing: Point | null;
}

/** Every stone in the order it was placed. */
export function Stones({ table: { stones, line }, metrics, numbers, landing }: StonesProps) {
  return (
    <g class="stones">
      {stones.map((point, nth) => (
        <Stone
          key={`${nth} ${point}`}
          colour={nameOfColour(colourOf(nth))}
          point={point}
          metrics={metrics}
          number={numbers ? nth + 1 : null}
          isLast={nth === stones.length - 1}
          isLanding={point === landing}
          hasWon={line.includes(point)}
        />
      ))}
    </g>
  );
}

interface StoneProps {
  colour: ColourName;
  point: Point;
  metrics: Metrics;
  number: number | null;
  isLast: boolean;
  isLanding: boolean;
  /** It is part of the row that has won. */
  hasWon: boolean;
}

function Stone({ colour, point, metrics, number, isLast, isLanding, hasWon }: StoneProps) {
  const { x, y } = spotOf(metrics, point);
  const r = metrics.cell * RADIUS;
  const classes = ['stone', `stone-${colour}`, isLast && 'stone-last', isLanding && 'stone-landing'];
  return (
    <g class={classes.filter(Boolean).join(' ')}>
      <circle class="stone-shadow" cx={x + r * 0.1} cy={y + r * 0.2} r={r * 1.13} fill="url(#stone-shadow)" />
      <circle class="stone-body" cx={x} cy={y} r={r} fill={`url(#stone-${colour})`} />
      {number !== null && (
        <text x={x} y={y} dy="0.36em" style={{ fontSize: `${r * (number > 99 ? 0.72 : 0.92)}px` }}>
          {number}
        </text>
      )}
      {hasWon && <circle class="stone-won" cx={x} cy={y} r={r * 0.94} stroke-width={Math.max(2, r * 0.14)} />}
      {isLast && !hasWon && (
        <circle
          class="stone-mark"
          cx={x}
          cy={y}
          r={r * (number ? 0.84 : 0.36)}
          stroke-width={Math.max(1.5, r * 0.15)}
        />
      )}
    </g>
  );
}

/** A stone that is not there yet: under the mouse, aimed at, or on its way. */
export function GhostStone({
  colour,
  point,
  metrics,
  as,
}: Pick<StoneProps, 'colour' | 'point' | 'metrics'> & { as: 'hovered' | 'aimed' | 'sent' }) {
  const { x, y } = spotOf(metrics, point);
  return <circle class={`ghost ghost-${as}`} cx={x} cy={y} r={metrics.cell * RADIUS} fill={`url(#stone-${colour})`} />;
}
