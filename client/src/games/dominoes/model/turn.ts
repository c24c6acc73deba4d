import { type End, type Line, layAt } from '@landfall/shared/games/dominoes/line.ts';
import type { Tile } from '@landfall/shared/games/dominoes/tiles.ts';

/** How a tile would lie at an end it fits, the left half first. */
export const laidAs = ({ first, left, right }: Line, tile: Tile, end: End): Tile =>
  layAt({ ...(first === undefined ? {} : { first }), left: [...left], right: [...right] }, tile, end);

/** The shortest way to turn from one angle to another, as the angle to start from. */
export function nearAngle(from: number, to: number): number {
  const difference = ((((from - to) % 360) + 540) % 360) - 180;
  return to + difference;
}
