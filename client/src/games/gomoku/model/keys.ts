import type { Point } from '@landfall/shared/games/gomoku/board.ts';

/** Steps of the frame by key: arrows, and the digits that lie around the 5 of a number pad. */
const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  '4': [-1, 0],
  '6': [1, 0],
  '8': [0, -1],
  '2': [0, 1],
  '7': [-1, -1],
  '9': [1, -1],
  '1': [-1, 1],
  '3': [1, 1],
};

/** Where a key moves the frame, coming out at the other side beyond an edge; null for other keys. */
export function stepByKey(from: Point, key: string, size: number): Point | null {
  const step = STEPS[key];
  if (!step) return null;
  const wrapped = (at: number) => (at + size) % size;
  return wrapped(Math.floor(from / size) + step[1]) * size + wrapped((from % size) + step[0]);
}

export const isPlacingKey = (key: string): boolean => key === '5';
