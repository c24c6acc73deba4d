import type { Point } from '../board.ts';
import { parsePoint, pointName } from './points.ts';
import { checked, type GameRecord, type RecordProblem } from './record.ts';

/** The moves as people write them: `h8 i9 …`. */
export const writeMoves = ({ size, stones }: Pick<GameRecord, 'size' | 'stones'>): string =>
  stones.map((point) => pointName(point, size)).join(' ');

/** Reads moves as people write them; numbers of moves, commas and line ends between them do not matter. */
export function readMoves(text: string, { size, rule }: Pick<GameRecord, 'size' | 'rule'>): GameRecord | RecordProblem {
  const names = text
    .replace(/\b\d+\s*[.)]/g, ' ')
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (names.length === 0) return { problem: 'empty' };
  const points = names.map((name) => parsePoint(name, size));
  const unknown = points.indexOf(undefined);
  if (unknown >= 0) return { problem: 'noSuchPoint', at: names[unknown] };
  return checked({ size, rule, stones: points as Point[] }, names);
}
