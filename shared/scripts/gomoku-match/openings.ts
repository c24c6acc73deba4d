import { readFileSync } from 'node:fs';
import type { Point } from '../../src/games/gomoku/board.ts';
import { parsePoint } from '../../src/games/gomoku/notation/points.ts';

/** Openings with about equal chances, around h8 of a board of 15, found by letting the hard CPU judge random ones. */
const OWN = `
h8 i9 k6
h8 i8 e7
h8 i9 f8 e10 k10
h8 i8 k11
h8 i9 k5
h8 j8 k9 i10 g10
h8 j8 k11 g11 e8
h8 j8 k6 f7 g5
h8 j8 e10
h8 i9 j5
h8 i8 f5 f7 i5
h8 i8 f10
`;

/** The openings of a match, each as the stones that lie already. */
export function readOpenings(file: string | undefined, size: number): Point[][] {
  const text = file === undefined ? OWN : readFileSync(file, 'utf8');
  const shift = file === undefined ? (size - 15) / 2 : 0;
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/).map((name) => moved(name, { size, shift, line })));
}

function moved(name: string, { size, shift, line }: { size: number; shift: number; line: string }): Point {
  const onUsual = parsePoint(name, 15);
  const point = shift === 0 ? parsePoint(name, size) : onUsual;
  if (point === undefined) throw new Error(`the opening "${line}" has no point on this board: ${name}`);
  return shift === 0 ? point : (Math.floor(point / 15) + shift) * size + (point % 15) + shift;
}
