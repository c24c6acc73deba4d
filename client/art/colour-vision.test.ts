import { describe, expect, test } from '@jest/globals';
import { EYES, lab } from '../src/testing/eyes.ts';
import { ROLE_LOOKS } from './roles.ts';
import { TREASURE_LOOKS } from './treasures.ts';

/** Two colours this far apart in CIELAB are told apart at a glance. */
const AT_A_GLANCE = 24;

function smallestDistance(colours: readonly string[], eyes: readonly number[]): number {
  const seen = colours.map((colour) => lab(colour, eyes));
  const pairs = seen.flatMap((a, index) => seen.slice(index + 1).map((b) => [a, b] as const));
  return Math.min(...pairs.map(([a, b]) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])));
}

const PIECES = {
  pawns: Object.values(ROLE_LOOKS),
  treasures: Object.values(TREASURE_LOOKS),
} as const;

describe.each(Object.entries(PIECES))('%s', (_, looks) => {
  test.each(Object.entries(EYES))('differ in colour with %s vision', (_eyes, matrix) => {
    const colours = looks.map(({ colour }) => colour);
    expect(smallestDistance(colours, matrix)).toBeGreaterThan(AT_A_GLANCE);
  });

  test('differ in shape and symbol as well', () => {
    expect(new Set(looks.map(({ shape }) => shape)).size).toBe(looks.length);
    expect(new Set(looks.map(({ symbol }) => symbol)).size).toBe(looks.length);
  });
});
