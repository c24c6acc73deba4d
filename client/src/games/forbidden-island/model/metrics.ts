import { GEOGRAPHIES, type LayoutId, type Place } from '@landfall/shared/games/forbidden-island/layouts.ts';

export interface Spot {
  x: number;
  y: number;
}

/** Where everything on the board goes, in CSS pixels of the drawing area. */
export interface Metrics {
  /** Distance between the centres of two tiles beside each other. */
  tile: number;
  /** Width of a tile picture, a little less than `tile`; it is `TILE_HEIGHT` times as high. */
  face: number;
  /** Distance between the centres of two tiles above each other. */
  pitch: number;
  /** Centre of each place. */
  spots: readonly Spot[];
  /** Where the four treasures fit beside the tiles; null when they do not. */
  treasureSpots: readonly Spot[] | null;
}

export const TILE_HEIGHT = 1.1;
const PITCH = 1.07;
const MARGIN = 2;
/** Turning the island is only worth it when its tiles grow by this much. */
const WORTH_TURNING = 1.05;
/** Height of the list of treasures, for islands that leave them no room in the sea. */
const LIST = 54;
/** Width of a treasure, in tiles. */
export const TREASURE_SIZE = 0.72;

interface Cell {
  row: number;
  column: number;
}

/** Fits an island into an area, as large as it goes; a long island is turned by a quarter when that makes it larger. */
export function measure(layout: LayoutId, width: number, height: number): Metrics {
  const whole = fill(layout, width, height);
  const top = Math.min(...whole.spots.map(({ y }) => y)) - whole.pitch / 2;
  if (whole.treasureSpots || top >= LIST) return whole;
  const below = fill(layout, width, height - LIST);
  const lower = ({ x, y }: Spot): Spot => ({ x, y: y + LIST });
  return { ...below, spots: below.spots.map(lower), treasureSpots: below.treasureSpots?.map(lower) ?? null };
}

function fill(layout: LayoutId, width: number, height: number): Metrics {
  const { rows, columns, cells } = GEOGRAPHIES[layout];
  const straight = tileSize(width, height, columns, rows);
  const turned = tileSize(width, height, rows, columns);
  if (turned < straight * WORTH_TURNING) return arrange(cells, { rows, columns, tile: straight, width, height });
  const quarter = cells.map(({ row, column }) => ({ row: column, column: row }));
  return arrange(quarter, { rows: columns, columns: rows, tile: turned, width, height });
}

const tileSize = (width: number, height: number, columns: number, rows: number) =>
  Math.max(8, Math.floor(Math.min((width - MARGIN) / columns, (height - 2 * MARGIN) / (rows * PITCH))));

interface Area {
  rows: number;
  columns: number;
  tile: number;
  width: number;
  height: number;
}

function arrange(cells: readonly Cell[], area: Area): Metrics {
  const { rows, columns, tile, width, height } = area;
  const pitch = tile * PITCH;
  const left = (width - columns * tile) / 2;
  const top = (height - rows * pitch) / 2;
  const at = ({ row, column }: Cell): Spot => ({ x: left + (column + 0.5) * tile, y: top + (row + 0.5) * pitch });
  return { tile, face: tile * 0.97, pitch, spots: cells.map(at), treasureSpots: treasureSpots(cells, area, at) };
}

/** The corners of the island if they are open sea; otherwise left and right of it if there is room. */
function treasureSpots(cells: readonly Cell[], area: Area, at: (cell: Cell) => Spot): Spot[] | null {
  const { rows, columns, tile, width } = area;
  const corners = [0, rows - 1].flatMap((row) => [0, columns - 1].map((column) => ({ row, column })));
  const taken = (corner: Cell) => cells.some(({ row, column }) => row === corner.row && column === corner.column);
  if (!corners.some(taken)) return corners.map(at);
  if ((width - columns * tile) / 2 < tile) return null;
  return corners.map(({ row, column }) => at({ row, column: column === 0 ? -1 : column + 1 }));
}

/** The place whose tile lies under a point, if any. */
export function placeAt({ spots, tile, pitch }: Metrics, { x, y }: Spot): Place | null {
  const place = spots.findIndex((spot) => Math.abs(spot.x - x) <= tile / 2 && Math.abs(spot.y - y) <= pitch / 2);
  return place < 0 ? null : place;
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const TOWARDS: Readonly<Record<Direction, Spot>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The place an arrow key leads to: the nearest one in that direction, sideways distance counting double. */
export function placeTowards({ spots }: Metrics, from: Place, direction: Direction): Place | null {
  const { x: dx, y: dy } = TOWARDS[direction];
  const start = spots[from]!;
  const costs = spots.map(({ x, y }) => {
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    return ahead > 1 ? ahead + 2 * aside : Number.POSITIVE_INFINITY;
  });
  const least = Math.min(...costs);
  return Number.isFinite(least) ? costs.indexOf(least) : null;
}
