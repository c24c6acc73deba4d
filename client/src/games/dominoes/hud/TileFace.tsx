import { halvesOf, type Pip, type Tile } from '@landfall/shared/games/dominoes/tiles.ts';

/** Where the pips of a number lie, in steps from the middle of its half: across the tile, along the tile. */
const SPOTS: Readonly<Record<Pip, readonly (readonly [number, number])[]>> = {
  0: [],
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

/** Between two pips, and how large one is; a half is 100. */
const STEP = 24;
const PIP = 10;
/** Tiles are drawn a little smaller than their box, so that two beside each other stay apart. */
const INSET = 2.5;
const CORNER = 17;

/** The outline of a tile that lies along, its middle at the origin, 200 x 100. */
const OUTLINE = {
  x: -100 + INSET,
  y: -50 + INSET,
  width: 200 - 2 * INSET,
  height: 100 - 2 * INSET,
  rx: CORNER,
} as const;

/** A tile that lies along, the half written first on the left, 200 x 100 around the origin. */
export function TileFace({ tile }: { tile: Tile }) {
  const [left, right] = halvesOf(tile);
  return (
    <>
      <rect class="domino-ivory" {...OUTLINE} />
      <path class="domino-bar" d="M0 -36V36" />
      <circle class="domino-spinner" r={5.5} />
      <Half pips={left} middle={-50} />
      <Half pips={right} middle={50} />
    </>
  );
}

function Half({ pips, middle }: { pips: Pip; middle: number }) {
  return (
    <>
      {SPOTS[pips].map(([across, along]) => (
        <circle
          key={`${across} ${along}`}
          class={`domino-pip domino-pip-${pips}`}
          cx={middle + along * STEP}
          cy={across * STEP}
          r={PIP}
        />
      ))}
    </>
  );
}

/** A tile seen from behind: it tells nothing. */
export function TileBack() {
  return (
    <>
      <rect class="domino-back" {...OUTLINE} />
      <rect class="domino-back-line" x={-84} y={-34} width={168} height={68} rx={10} />
      <path class="domino-back-star" d="M0 -26L7 -7L26 0L7 7L0 26L-7 7L-26 0L-7 -7Z" />
    </>
  );
}

/** Below a tile: its lower edge and its shadow. Not turned with the tile, since the light is not. */
export function TileShade({ isUpright }: { isUpright: boolean }) {
  const { width, height, rx } = OUTLINE;
  const [w, h] = isUpright ? [height, width] : [width, height];
  return (
    <>
      <rect class="domino-shadow" x={-w / 2 + 2} y={-h / 2 + 9} width={w} height={h} rx={rx} />
      <rect class="domino-edge" x={-w / 2} y={-h / 2 + 4.5} width={w} height={h} rx={rx} />
    </>
  );
}

/** A picture of one tile: `up` stands, the half written first on top; `along` lies. */
export function TilePicture({ tile, lies = 'up' }: { tile: Tile | null; lies?: 'up' | 'along' }) {
  const isUpright = lies === 'up';
  return (
    <svg
      class="domino"
      viewBox={isUpright ? '-50 -100 100 206' : '-100 -50 200 106'}
      aria-hidden="true"
      focusable="false"
    >
      <TileShade isUpright={isUpright} />
      <g transform={isUpright ? 'rotate(90)' : undefined}>{tile ? <TileFace tile={tile} /> : <TileBack />}</g>
    </svg>
  );
}
