import type { RuleSet } from '../options.ts';
import {
  DEAD,
  FIVE,
  FOUR,
  OVERLINE,
  reachOf,
  SIDE,
  STRAIGHT_FOUR,
  shapeTable,
  THREE,
  THREE_STOPPED,
  THREE_WIDE,
  TWO_FOURS,
  TWO_WIDE,
} from './shapes.ts';

const SHAPES = {
  DEAD,
  FIVE,
  FOUR,
  OVERLINE,
  STRAIGHT_FOUR,
  THREE,
  THREE_STOPPED,
  THREE_WIDE,
  TWO_FOURS,
  TWO_WIDE,
} as const;
type Name = keyof typeof SHAPES;

/** The line drawn around its middle, which is marked by `*`; what is not drawn lies beyond the edge. */
function judge(drawing: string, rule: RuleSet): { black: number; white: number } {
  const reach = reachOf(rule);
  const middle = drawing.indexOf('*');
  const codes: Record<string, number> = { '.': 0, X: 1, O: 2 };
  let line = 0;
  for (let step = -reach; step <= reach; step++) {
    const slot = step < 0 ? step + reach : step + reach - 1;
    if (step !== 0) line |= (codes[drawing[middle + step] ?? ''] ?? SIDE) << (2 * slot);
  }
  const made = shapeTable(rule)[line]!;
  return { black: made & 15, white: made >> 4 };
}

test.each<[string, Name]>([
  ['.XXXX*....', 'FIVE'],
  ['..XXX*....', 'STRAIGHT_FOUR'],
  ['.OXXX*....', 'FOUR'],
  ['.X.XX*X...', 'STRAIGHT_FOUR'],
  ['XX.X*.XX..', 'TWO_FOURS'],
  ['...XX*....', 'THREE_WIDE'],
  ['...X.*X...', 'THREE'],
  ['..OXX*....', 'THREE_STOPPED'],
  ['..OXX*.O..', 'DEAD'],
  ['....X*....', 'TWO_WIDE'],
  ['*XXXX', 'FIVE'],
  ['*XXX.', 'FOUR'],
  ['*...', 'DEAD'],
])('in freestyle a stone in %s makes %s for Black', (drawing, black) => {
  expect(judge(drawing, 'freestyle').black).toBe(SHAPES[black]);
});

test.each<[RuleSet, string, Name, Name]>([
  ['freestyle', '.XXXX*X....', 'FIVE', 'DEAD'],
  ['standard', '.XXXX*X....', 'OVERLINE', 'DEAD'],
  ['renju', '.XXXX*X....', 'OVERLINE', 'DEAD'],
  ['renju', '.OOOO*O....', 'DEAD', 'FIVE'],
  ['standard', '.OOOO*O....', 'DEAD', 'OVERLINE'],
  ['standard', '.X.XX*X....', 'FOUR', 'DEAD'],
  ['renju', '.O.OO*O....', 'DEAD', 'STRAIGHT_FOUR'],
])('%s: a stone in %s makes %s for Black and %s for White', (rule, drawing, black, white) => {
  expect(judge(drawing, rule)).toEqual({ black: SHAPES[black], white: SHAPES[white] });
});
